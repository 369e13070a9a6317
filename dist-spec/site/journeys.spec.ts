import type { Page } from '@playwright/test'
import { SENT as ENQUIRED } from '../enquiry/enquiry-form.ts'
import { photo } from '../review/photos.ts'
import { addAttraction, addReviews, complaints } from './support/places.ts'
import { RIGHT, ReviewForm, SENT as REVIEWED } from '../review/review-form.ts'
import { expect, test } from '../support/test.ts'
import {
  bring,
  newEmail,
  newTraveller,
  ownSession,
  sessionOf,
  stored,
} from './support/traveller.ts'
import { WizardForm } from '../enquiry/wizard-form.ts'

const toasts = (page: Page) => page.locator('[data-toast-text]')
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a review with photos changes the place it is about', async ({ page, served }) => {
  const said = complaints(page)
  const { provider } = served.origins
  const id = await addAttraction(served)
  await addReviews(served, id, [{ rating: 5 }, { rating: 4 }])
  await page.goto(`${provider}/attraction-details/${id}`)
  const poster = page.locator('article > header')
  await expect(poster.getByText('4.5', { exact: true })).toBeVisible()
  await poster.getByRole('link', { name: 'Submit Review' }).click()
  await expect(page).toHaveURL(`${provider}/review/${id}`)

  const form = new ReviewForm(page)
  await expect(form.attraction).toHaveValue('Lucerne, Switzerland/Mount Pilatus')
  await form.ready()
  for (const [label, value] of Object.entries(RIGHT)) await form.field(label).fill(value)
  await form.field('Date of visit').fill('05/01/2026')
  await form.field('2 stars').check({ force: true })
  await form.addPhotos(await photo('railway.jpg', 3), await photo('dragon.png', 4))
  await expect(form.photos).toHaveText(['railway.jpg', 'dragon.png'])
  await form.submit()
  await expect(page).toHaveURL(`${provider}/`)
  await expect(toasts(page)).toHaveText([REVIEWED])

  await page.goto(`${provider}/attraction-details/${id}`)
  await expect(poster.getByText('3.7', { exact: true })).toBeVisible()
  await expect(poster.getByRole('img', { name: 'Rated 3.5 out of 5' })).toBeVisible()
  await expect(poster.getByRole('link', { name: '3 Reviews', exact: true })).toBeVisible()
  const card = page.getByRole('article', { name: 'Review by Asha Rao' }).first()
  await expect(card).toContainText('We saw a tiger in the first hour.')
  await expect(card.getByRole('img', { name: 'Rated 2 out of 5' })).toBeVisible()
  const photos = card.getByRole('list', { name: 'Photos by Asha Rao' }).getByRole('img')
  await expect(photos).toHaveCount(2)
  await photos.first().scrollIntoViewIfNeeded()
  for (const shown of await photos.all()) {
    await expect(shown).toHaveJSProperty('complete', true)
    await expect(shown).not.toHaveJSProperty('naturalWidth', 0)
  }
  await photos.last().click()
  await expect(page.getByRole('dialog')).toContainText('2 / 2')
  expect(said).toEqual([])
})

test('a whole trip is planned on a page of its own, and ends on the home page', async ({
  page,
  served,
}) => {
  const said = complaints(page)
  const email = newEmail()
  await page.goto(served.origins.provider)
  await page.getByRole('navigation', { name: 'Main' }).getByText('Plan a trip').click()
  const form = new WizardForm(page)
  await expect(form.step).toContainText('Destination Details')
  await form.fillTrip()
  await form.next()
  await form.button('Previous').click()
  await expect(form.field('Adults')).toHaveValue('2')
  await form.next()
  await form.fillPerson({ Email: email })
  await form.submit()
  await expect(page).toHaveURL(`${served.origins.provider}/`)
  await expect(toasts(page)).toHaveText([ENQUIRED])
  await expect(page.getByRole('region', { name: 'Your enquiry' })).toContainText(
    /: \d days from \d\d\/\d\d\/\d{4} to \d\d\/\d\d\/\d{4}, for 2 adults and 1 child below 5\. The To date is the day after your last day\./,
  )
  await expect(page.getByRole('heading', { name: 'We have your enquiry.' })).toBeFocused()
  const query = 'select count(*)::int as count from enquiries where email = $1'
  expect(await served.provider.database.query(query, [email])).toEqual([{ count: 1 }])

  // Sent input is not offered again.
  await expect(title(page)).toHaveText(/^We are happy to help you/)
  await page.goBack()
  await expect(form.step).toContainText('Destination Details')
  await expect(form.field('Adults')).toHaveValue('')
  await expect(form.button('Start over')).toHaveCount(0)
  expect(said).toEqual([])
})

/** Addresses as in emails or on other sites, with the title of their page. */
const DEEP_LINKS = [
  ['/?utm_source=mail', /^Trips planned for you/],
  ['/login?next=%2Fmy-profile&utm_source=mail', /^Sign in/i],
  ['/forgot-password?utm_source=mail', /^Forgot/],
  ['/reviews/taj-mahal?rating=5&sort=lowest&utm_source=mail', /Taj Mahal/],
  ['/attraction-details/taj-mahal?utm_source=mail#photos', /^Taj Mahal/],
  ['/review/taj-mahal?utm_source=mail', /Taj Mahal/],
  ['/review?utm_source=mail', /^Submit your review/],
  ['/enquiry?utm_source=mail', /^Plan your trip/],
  ['/testimonials?utm_source=mail#main', /^Our Testimonials/],
  ['/submit-testimonials?utm_source=mail', /testimonial/i],
  ['/destinations?q=lake&utm_source=mail', /lake/],
  ['/privacy?utm_source=mail', /^Privacy/],
  ['/xoriant?utm_source=mail', /Xoriant/],
  ['/somebody?utm_source=mail', /^Trips for companies/],
] as const

test('every address works with a query that is not its own', async ({ page, served }) => {
  const said = complaints(page)
  for (const [path, name] of DEEP_LINKS) {
    const answer = await page.goto(served.origins.provider + path)
    expect([path, answer!.status()]).toEqual([path, 200])
    await expect(page).toHaveTitle(name)
    await expect(page).toHaveURL(served.origins.provider + path)
    await expect(title(page)).toBeVisible()
    await expect(page.locator('link[rel=canonical][href*=utm]')).toHaveCount(0)
  }
  expect(said).toEqual([])
})

test('dashboard addresses lead there, by way of the sign-in page', async ({ page, served }) => {
  const said = complaints(page)
  const { provider } = served.origins
  const query = `select uuid from enquiries where reference = 'TJ-H7XC-2WPB'`
  const [enquiry] = await served.provider.database.query<{ uuid: string }>(query)
  const pages = [
    ['/my-profile?utm_source=mail', 'My profile'],
    [`/my-enquiries?enquiry=${enquiry!.uuid}`, 'Jaipur, Ranthambore'],
    ['/my-transactions?utm_source=mail', 'My transactions'],
    ['/submit-review?utm_source=mail', 'Submit your review'],
  ] as const
  for (const [path] of pages) {
    await page.goto(provider + path, { waitUntil: 'commit' })
    // The page reads no such parameter, so the way back does not include it.
    const next = encodeURIComponent(path.replace('?utm_source=mail', ''))
    await expect(page).toHaveURL(`${provider}/login?next=${next}`)
  }
  await bring(page, served.origins, await ownSession(served.origins))
  for (const [path, name] of pages) {
    await page.goto(provider + path)
    await expect(title(page)).toHaveText(name)
    await expect(page).toHaveURL(provider + path)
  }
  expect(said).toEqual([])
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('the account menu opens, leads on and signs out', async ({ page, served }) => {
    const account = await newTraveller(served.origins)
    for (const [width, height] of [
      [1024, 768],
      [390, 844],
    ] as const) {
      const session = await sessionOf(served.origins, account)
      await page.setViewportSize({ width, height })
      await bring(page, served.origins, session)
      await page.goto(`${served.origins.provider}/privacy`)
      const menu = page.getByRole('button', { name: 'Menu' })
      const button = page.getByRole('button', { name: session.email })
      const leave = page.getByRole('button', { name: 'Sign Out' })
      const open = async () => {
        if (await menu.isVisible()) await menu.tap()
        await button.tap()
        await expect(button).toHaveAttribute('aria-expanded', 'true')
        await expect(leave, `${width} px`).toBeInViewport({ ratio: 1 })
      }
      await expect(button.or(menu).first()).toBeVisible()
      await expect(leave).toBeHidden()
      await open()
      await page.getByRole('banner').getByRole('link', { name: 'My profile' }).tap()
      await expect(title(page)).toHaveText('My profile')
      await expect(leave).toBeHidden()
      await open()
      await leave.tap()
      await expect(page).toHaveURL(`${served.origins.provider}/`)
      expect(await stored(page), `${width} px`).toEqual({})
    }
  })
})

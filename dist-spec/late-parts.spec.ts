import type { Page } from '@playwright/test'
import { openCards } from './attraction-cards.ts'
import { EnquiryForm } from './enquiry-form.ts'
import { photo } from './photos.ts'
import { expect, test } from './test.ts'

const LATER = '**/chunks/later-*.js'
const LIST_FAILED = 'The list could not be loaded.'

/** A part of a form that never comes, and the clock to wait for it with. */
async function hang(page: Page) {
  await page.clock.install()
  await page.route(LATER, () => {})
}
const twoMinutes = (page: Page) => page.clock.runFor(121_000)

const forms = [
  ['enquiry', 'trip-enquiry', 'Destination'],
  ['review', 'trip-review', 'Attraction'],
] as const

for (const [file, tag, field] of forms) {
  test(`${tag} says that a list was refused, and has it on the next try`, async ({
    page,
    host,
  }) => {
    await page.route(LATER, (route) => route.abort())
    await page.goto(`${host}/${file}.html`)
    const element = page.locator(tag)
    await expect(element.getByText(LIST_FAILED)).toHaveCount(1)
    await page.unroute(LATER)
    await element.getByRole('button', { name: 'Try again' }).click()
    await expect(element.getByLabel(field)).toBeFocused()
    await expect(element.getByText(LIST_FAILED)).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(element.getByRole('option').nth(2)).toBeAttached()
  })

  test(`${tag} waits two minutes for a list`, async ({ page, host }) => {
    await hang(page)
    await page.goto(`${host}/${file}.html`)
    const element = page.locator(tag)
    await expect(element.getByLabel(field)).toBeVisible()
    await page.clock.runFor(118_000)
    await expect(element.getByText(LIST_FAILED)).toHaveCount(0)
    await page.clock.runFor(4000)
    await expect(element.getByText(LIST_FAILED)).toHaveCount(1)
    await expect(element.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
}

test('says what became of the corporate fields, and has them on the next try', async ({
  page,
  host,
}) => {
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  await form.field('Destination').waitFor()
  await page.route(LATER, (route) => route.abort())
  await page.reload()
  await form.field('I am a corporate user').check()
  await expect(form.element.getByText('The form could not be loaded.')).toBeVisible()
  await page.unroute(LATER)
  await form.element.locator('.corporate').getByRole('button', { name: 'Try again' }).click()
  await expect(form.field('Corporate Email')).toBeVisible()
  await expect(form.field('I am a corporate user')).toBeFocused()
})

test('a card whose parts do not come says so after two minutes', async ({ page, host, served }) => {
  await hang(page)
  const { provider } = served.origins
  await openCards(page, { host, provider }, [{ attraction: 'taj-mahal' }])
  const card = page.locator('trip-attraction-card').first()
  await expect(card.locator('article')).toHaveAttribute('aria-busy', 'true')
  await twoMinutes(page)
  await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a card whose parts were refused has them on the next try', async ({ page, host, served }) => {
  await page.route(LATER, (route) => route.abort())
  const { provider } = served.origins
  await openCards(page, { host, provider }, [{ attraction: 'taj-mahal' }])
  const card = page.locator('trip-attraction-card').first()
  const again = card.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute(LATER)
  await again.click()
  await expect(card.getByRole('heading')).toBeVisible()
})

test('photos that nothing can look into are given up after two minutes', async ({ page, host }) => {
  await hang(page)
  await page.goto(`${host}/review.html`)
  const element = page.locator('trip-review')
  await element.getByLabel('Photos').setInputFiles(await photo('tiger.jpg'))
  await twoMinutes(page)
  await expect(element.getByRole('alert')).toHaveText(
    'The photos could not be added. Please try again.',
  )
})

test('photos are shown that were chosen after what shows them was refused', async ({
  page,
  host,
}) => {
  await page.route('**/chunks/*.js', (route) => route.abort())
  await page.goto(`${host}/review.html`)
  const element = page.locator('trip-review')
  await expect(element.getByText(LIST_FAILED)).toBeVisible()
  await page.unroute('**/chunks/*.js')
  await element.getByLabel('Photos').setInputFiles(await photo('tiger.jpg'))
  await expect(element.getByRole('button', { name: /^Remove/ })).toBeVisible()
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { dataIn, unzipped } from '../../demo/provider/testing/zip-for-test.ts'
import { serveForTest } from '../../demo/server/serve-for-test.ts'
import type { Serving } from '../../demo/server/serve.ts'
import { photo } from '../review/photos.ts'
import { ReviewForm } from '../review/review-form.ts'
import { signInAtDesk } from '../support/sign-in-at-desk.ts'
import { type AxeOptions, expect, test } from '../support/test.ts'
import { TestimonialForm } from '../testimonial/testimonial-form.ts'
import { sticksOut } from './support/fits.ts'
import { HOSTILE, sendEnquiry } from './support/every-mail.ts'
import { newEmail } from './support/traveller.ts'

/** A provider with moderation, so that submissions wait. */
let own: Serving
test.beforeAll(async () => {
  own = await serveForTest({ demo: true, production: false, moderation: true })
})
test.afterAll(async () => own.close())

const at = (path: string) => `${own.origins.provider}${path}`

const signIn = (page: Page) => signInAtDesk(page, own.origins.provider)

type Axe = (page: Page, options?: AxeOptions) => Promise<string[]>
type Role = 'link' | 'button' | 'radio' | 'textbox'

async function tabTo(page: Page, name: string | RegExp, role: Role): Promise<void> {
  const wanted = page.getByRole(role, { name }).first()
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${name}.`)
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an enquiry is read, answered and put in progress by keyboard alone', async ({ page }) => {
    await sendEnquiry(own.origins, { email: newEmail(), first_name: 'Radha', last_name: 'Iyer' })
    await signIn(page)
    const keyed = async (name: string | RegExp, role: Role) => tabTo(page, name, role)
    await keyed(/^Radha Iyer/, 'link')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Radha Iyer')
    await keyed('New', 'radio')
    await page.keyboard.press('ArrowRight')
    await keyed('Update status', 'button')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText(
      'Status updated. An email to the traveller is on its way.',
    )
    await expect(page.getByRole('main')).toContainText('New → In progress')
    await page.getByLabel('Email to Radha').fill('Kanha is open in March.')
    await page.getByRole('button', { name: 'Send reply', exact: true }).click()
    await expect(page.getByRole('status')).toHaveText('Your reply is on its way.')
    await expect(page.locator('.history')).toContainText('Kanha is open in March.')
  })

  test('personal data is exported, and deleted after confirmation, by keyboard alone', async ({
    page,
  }) => {
    const email = newEmail()
    await sendEnquiry(own.origins, { email, first_name: 'Lata', last_name: 'Nair' })
    await signIn(page)
    const keyed = async (name: string | RegExp, role: Role) => tabTo(page, name, role)
    await keyed('People', 'link')
    await page.keyboard.press('Enter')
    await keyed('Email or mobile', 'textbox')
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toContainText('1 enquiry')
    await keyed(/^Lata Nair/, 'link')
    await page.keyboard.press('Enter')
    await keyed('Data we keep about this person', 'link')
    await page.keyboard.press('Enter')
    await keyed('Download ZIP', 'button')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.press('Enter'),
    ])
    const { data } = dataIn(unzipped(await readFile(await download.path())))
    expect(data['enquiries']).toHaveLength(1)
    await keyed('Delete…', 'button')
    await page.keyboard.press('Enter')
    await keyed(/^Type the email again/, 'textbox')
    await page.keyboard.type('somebody@else.example')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Nothing was deleted.')
    await keyed(/^Type the email again/, 'textbox')
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText('Deleted permanently.')
    await expect(page.getByRole('main')).toContainText('1 enquiry, 2 emails, 1 account')
    expect(page.url()).toBe(at('/desk/persons?done=deleted'))
  })
})

test('new enquiries are assigned with one key each, and the keys can be turned off', async ({
  page,
  axe,
}) => {
  // As many as a window of this height has to show.
  for (let sent = 0; sent < 14; sent += 1) {
    await sendEnquiry(own.origins, { email: newEmail(), first_name: 'Bela', last_name: 'Triage' })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await page.goto(at('/desk/enquiries?view=unassigned&text=Triage'))
  expect(await axe(page)).toEqual([])
  const names = page.locator('#queue tbody th a')
  await expect(names).toHaveCount(14)
  expect((await names.last().boundingBox())!.y).toBeLessThan(880)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(names.first()).toBeFocused()
  for (let left = 13; left > 0; left -= 1) {
    await page.keyboard.press('a')
    await expect(names).toHaveCount(left)
    await expect(names.first()).toBeFocused()
  }
  await page.keyboard.press('n')
  await expect(page.getByLabel('Only staff see this')).toBeFocused()
  await page.keyboard.type('Just a note, ')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('status')).toContainText('Note added.')
  await page.goto(at('/desk/enquiries?view=mine&text=Triage'))
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Use these keys').press('Space')
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(names.first()).not.toBeFocused()
  await page.goto(at('/desk/enquiries?view=mine&text=Triage'))
  await page.keyboard.press('j')
  await expect(names.first()).not.toBeFocused()
})

test('an attraction is added with a photo, and hidden again', async ({ page, context }) => {
  await signIn(page)
  await page.goto(at('/desk/attractions'))
  await page.getByRole('link', { name: 'Add an attraction' }).click()
  const write = async (label: string, text: string) =>
    page.getByLabel(label, { exact: true }).fill(text)
  await write('Name', 'Hidden Lake')
  await write('City, state and country', 'Agra, Uttar Pradesh, India')
  await write('Description', 'Reeds, and a ferry on Sundays.')
  await write('Categories', 'Domestic Trip\nNorth and Central India\nLake')
  await page.getByLabel('October').check()
  await page.getByRole('button', { name: 'Add attraction' }).click()
  await expect(page.getByRole('status')).toHaveText('Added. It is on the site now.')
  await page.getByLabel('Add photos').setInputFiles(await photo('dawn.jpg', 5))
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('status')).toHaveText('The pictures were changed.')
  const site = await context.newPage()
  await site.goto(at('/attraction-details/hidden-lake'))
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Hidden Lake')
  await expect(site.locator('img[src*="/media/photos/"]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Hide it' }).click()
  await expect(page.getByRole('status')).toHaveText('Hidden. The site no longer shows it.')
  expect((await site.reload())?.status()).toBe(404)
})

test('submissions wait for moderation, say so, and are published at the desk', async ({
  page,
  axe,
}) => {
  await page.goto(at('/review/taj-mahal'))
  const form = new ReviewForm(page)
  await form.fillIn()
  await form.addPhotos(await photo('dawn.jpg', 5))
  await expect(form.photos).toHaveCount(1)
  await form.submit()
  await expect(
    page.getByText('Review added successfully. It will appear once we’ve read it.').first(),
  ).toBeVisible()
  await page.goto(at('/submit-testimonials'))
  const testimonial = new TestimonialForm(page)
  await testimonial.complete('asha.rao@example.com')
  await testimonial.submit()
  await expect(
    page.getByText('Testimonial added successfully. It will appear once we’ve watched it.').first(),
  ).toBeVisible()
  await page.goto(at('/reviews/taj-mahal'))
  await expect(page.getByText('We saw a tiger in the first hour.')).toHaveCount(0)
  await signIn(page)
  await page.getByRole('link', { name: 'Moderation' }).click()
  await expect(page.locator('video')).toHaveJSProperty('videoWidth', 1280)
  await expect(page.getByRole('img')).toHaveJSProperty('naturalWidth', 320)
  expect(await axe(page)).toEqual([])
  const review = page.getByRole('listitem').filter({ hasText: 'We saw a tiger' })
  await review.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('status')).toHaveText(
    'Published. An email to the author is on its way.',
  )
  const video = page.getByRole('listitem').filter({ has: page.locator('video') })
  await video.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('alert')).toContainText('Please choose or write a reason.')
  await page.getByRole('textbox', { name: 'Own words' }).fill('One word of it.')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('main')).toContainText('Nothing to moderate.')
  await page.goto(at('/reviews/taj-mahal'))
  await expect(page.getByText('We saw a tiger in the first hour.')).toBeVisible()
})

async function hostileEnquiry(): Promise<string> {
  const email = newEmail()
  await sendEnquiry(own.origins, { email, first_name: HOSTILE, any_special_request: HOSTILE })
  const [enquiry] = await own.provider.database.query<{ reference: string }>(
    'select reference from enquiries where email = $1',
    [email],
  )
  return enquiry!.reference
}

/** Sends a form despite its empty required fields. */
const sendUnchecked = (button: HTMLElement | SVGElement) => {
  const { form } = button as HTMLButtonElement
  form!.noValidate = true
  ;(button as HTMLButtonElement).click()
}

/** One load: everything in the light theme on a desk and in the dark one on a phone, and every width. */
async function look(page: Page, axe: Axe, name: string, path?: string) {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })
  if (path !== undefined) await page.goto(at(path))
  expect(await axe(page), `${name}, wide and light`).toEqual([])
  for (const width of [768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sticksOut(page), `${name} at ${width}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axe(page), `${name}, narrow and dark`).toEqual([])
}

test('has no violation, and nothing overflows', async ({ page, axe }) => {
  const reference = await hostileEnquiry()
  const lookAt = async (path: string) => look(page, axe, path, path)
  await lookAt('/desk/sign-in')
  await signIn(page)
  await lookAt('/desk/enquiries')
  await lookAt('/desk/enquiries?text=nobody')
  await lookAt(`/desk/enquiries/${reference}?done=note`)
  await lookAt('/desk/moderation?state=approved')
  await lookAt('/desk/mails')
  await lookAt('/desk/mails/unassigned')
  await lookAt('/desk/account')
  await lookAt('/desk/attractions?text=national')
  await lookAt('/desk/attractions/taj-mahal')
  await lookAt('/desk/report')
  await page.locator('form').last().getByLabel('Partner').fill(HOSTILE.replace(/\p{C}/gu, ''))
  await page.getByRole('button', { name: 'Create a link' }).click()
  await look(page, axe, 'a report with a new link')
  const link = await page.getByLabel(/^Link for /).inputValue()
  await lookAt(link.slice(own.origins.provider.length))
  await lookAt('/desk/webhooks')
  await page.getByLabel('Address').fill('https://crm.example/hooks')
  await page.getByRole('button', { name: 'Add endpoint' }).click()
  await page.getByRole('button', { name: 'Send test' }).click()
  await look(page, axe, 'a webhook and its log')
  await page.goto(at('/desk/new-attraction'))
  await page.getByLabel('City, state and country').fill('x')
  await page.getByRole('button', { name: 'Add attraction' }).evaluate(sendUnchecked)
  await expect(page.getByText('We don’t know this place.')).toBeVisible()
  await look(page, axe, 'an attraction with faults')
})

test('has none on the pages that show and delete personal data', async ({ page, axe }) => {
  const reference = await hostileEnquiry()
  await signIn(page)
  await page.goto(at('/desk/persons'))
  await page.getByRole('textbox').fill('9876543210')
  await page.getByRole('button', { name: 'Show their data' }).click()
  await look(page, axe, 'who has a number')
  const person = `/desk/persons?enquiry=${reference}`
  await look(page, axe, person, person)
  await page.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('textbox').fill('somebody@else.example')
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  await look(page, axe, 'the question')
})

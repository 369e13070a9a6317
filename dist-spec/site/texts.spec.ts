import type { Page } from '@playwright/test'
import { EnquiryForm, FAILED as ENQUIRY_FAILED, RIGHT } from '../enquiry/enquiry-form.ts'
import { follow } from './support/places.ts'
import { FAILED as REVIEW_FAILED, ReviewForm } from '../review/review-form.ts'
import { expect, test } from '../support/test.ts'
import {
  ADDRESS,
  FAILED as TESTIMONIAL_FAILED,
  TestimonialForm,
} from '../testimonial/testimonial-form.ts'
import { bring, newEmail, ownSession } from './support/traveller.ts'
import { WizardForm } from '../enquiry/wizard-form.ts'

const toasts = (page: Page) => page.locator('[data-toast-text]')

const REVIEW = [
  'First Name',
  'Last Name',
  'Email Address',
  'Mobile Number',
  'Attraction',
  'Date of visit',
  '1 star',
  '2 stars',
  '3 stars',
  '4 stars',
  '5 stars',
  'Feedback',
  'Photos',
]

/** Field labels of each page (specification, section 2). */
const LABELS: Record<string, string[]> = {
  '/': [...Object.keys(RIGHT), 'I am a corporate user'],
  '/enquiry': [
    'Adults',
    'Below 5',
    'Senior citizens',
    'Travelling with',
    'From date',
    'To date',
    'Veg',
    'Non veg',
    'Destination',
    'Days',
    'Nights',
    '5 Star',
    '4 Star',
    '3 Star',
    'Coupon code',
    'Any special request',
  ],
  '/xoriant': ['Corporate company', 'Corporate Email'],
  '/review': REVIEW,
  '/submit-testimonials': [
    'First Name',
    'Last Name',
    'Email',
    'Mobile Number',
    'Feedback',
    'Video',
  ],
  '/login': ['Email', 'Password'],
  '/forgot-password': ['Email'],
  '/submit-review': REVIEW,
  '/my-profile': [
    'First Name',
    'Last Name',
    'Email',
    'Mobile Number',
    'Old password',
    'New password',
  ],
}

/** Parts of pages with specified names. */
const NAMES: Record<string, [role: 'heading' | 'button' | 'radiogroup', name: string][]> = {
  '/my-profile': [
    ['heading', 'Change password'],
    ['button', 'Update Profile'],
    ['button', 'Update Password'],
  ],
  '/submit-review': [
    ['heading', 'Submit your review'],
    ['radiogroup', 'Rating'],
  ],
  '/submit-testimonials': [['heading', 'Submit Your Testimonial']],
}

test('pages use the specified labels and names', async ({ page, served }) => {
  const main = page.locator('main')
  await page.goto(`${served.origins.provider}/privacy`)
  let isSignedIn = false
  for (const [path, labels] of Object.entries(LABELS)) {
    if (!isSignedIn && /^\/(my|submit-review)/.test(path)) {
      await bring(page, served.origins, await ownSession(served.origins))
      await page.goto(`${served.origins.provider}/privacy`)
      isSignedIn = true
    }
    await follow(page, path)
    for (const label of labels) {
      const field = main.getByLabel(label, { exact: true }).first()
      await expect(field, `${label} at ${path}`).toBeAttached()
    }
    for (const [role, name] of NAMES[path] ?? []) {
      await expect(main.getByRole(role, { name, exact: true }), path).toBeVisible()
    }
  }
})

test('a corporate user is asked for what is missing', async ({ page, served }) => {
  await page.goto(served.origins.provider)
  const form = new EnquiryForm(page)
  await form.fillIn({ ...RIGHT, Email: 'asha' })
  await form.field('I am a corporate user').check()
  await form.submit()
  const says = async (label: string, text: string) =>
    expect(form.field(label)).toHaveAccessibleDescription(text)
  await says('Email', 'Must be a valid email')
  await says('Corporate company', 'Please select corporates')
  await says('Corporate Email', 'Please enter corporate Email')
  await form.field('Corporate Email').fill('asha')
  await form.submit()
  await says('Corporate Email', 'Must be a valid email')
  await form.field('Email').fill(RIGHT.Email)
  await form.askForOtp(staffEmail())
  await form.submit()
  await says('OTP', 'Please enter the OTP')
})

let staff = 0
const staffEmail = () => `texts-${process.pid}-${++staff}@xoriant.example`

/** Failing calls: steps to trigger them, and their messages (specification, section 8). */
const FAILURES: Record<
  string,
  [string, string | RegExp, (page: Page) => Promise<unknown>, string]
> = {
  'a review': [
    '/review',
    /\/create_reviews(?:\?|$)/,
    async (page) => {
      const form = new ReviewForm(page)
      await form.fillIn()
      await form.submit()
      await expect(form.notice).toContainText(REVIEW_FAILED)
      await expect(form.overlay).toBeHidden()
      await expect(form.field('First Name')).toHaveValue('Asha')
    },
    REVIEW_FAILED,
  ],
  'a testimonial': [
    '/submit-testimonials',
    ADDRESS,
    async (page) => {
      const form = new TestimonialForm(page)
      await form.complete(newEmail())
      await form.submit()
      await expect(form.notice).toContainText(TESTIMONIAL_FAILED)
      await expect(form.chosen).toBeVisible()
    },
    TESTIMONIAL_FAILED,
  ],
  'a whole trip': [
    '/enquiry',
    '**/enquiry/?*',
    async (page) => {
      const form = new WizardForm(page)
      await form.fillTrip()
      await form.next()
      await form.fillPerson()
      await form.submit()
      await expect(form.notice).toContainText(ENQUIRY_FAILED)
      await expect(form.field('First Name')).toHaveValue('Asha')
    },
    ENQUIRY_FAILED,
  ],
}

for (const [what, [path, call, fail, text]] of Object.entries(FAILURES)) {
  test(`${what} that could not be sent leaves its page unchanged`, async ({ page, served }) => {
    await page.goto(served.origins.provider + path)
    await page.route(call, (route) => route.abort())
    await fail(page)
    await expect(toasts(page)).toHaveText([text])
    await expect(page).toHaveURL(served.origins.provider + path)
  })
}

test('toasts report what happens to a one-time code', async ({ page, served, outbox }) => {
  const email = staffEmail()
  const toast = toasts(page).last()
  await page.goto(`${served.origins.provider}/xoriant`)
  const form = new EnquiryForm(page)
  await form.ready()
  await page.route('**/user/corporate/', (route) => route.abort())
  const company = form.field('Corporate company')
  await expect(company.locator('option', { hasText: 'Xoriant' })).toBeAttached()
  await company.selectOption({ label: 'Xoriant' })
  await form.field('Corporate Email').fill(email)
  await form.button('Send OTP').click()
  await expect(toasts(page)).toHaveText([
    'Sorry, we are unable to send OTP for corporate email. Please try again later',
  ])
  await expect(page).toHaveURL(/\/xoriant$/)

  await page.unroute('**/user/corporate/')
  await form.askForOtp(email)
  const mail = async () => (await outbox()).find(({ to }) => to === email)?.text ?? ''
  await expect.poll(mail).toMatch(/\b\d{6}\b/)
  const [code = ''] = /\b\d{6}\b/.exec(await mail())!
  await form.field('OTP').fill(code === '123456' ? '654321' : '123456')
  await form.button('Verify OTP').click()
  await expect(toast).toHaveText('Sorry, we are unable to verify the OTP. Please try again later')
  await form.field('OTP').fill(code)
  await form.button('Verify OTP').click()
  await expect(toast).toHaveText('OTP verified successfully. You can now submit the enquiry')
})

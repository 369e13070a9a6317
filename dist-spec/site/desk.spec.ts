import type { Page } from '@playwright/test'
import { DEMO_STAFF } from '../../demo/provider/data/seed/demo-staff.ts'
import { ALONE, type Serving, serve } from '../../demo/serve.ts'
import { photo } from '../review/photos.ts'
import { ReviewForm } from '../review/review-form.ts'
import { expect, test } from '../support/test.ts'
import { TestimonialForm } from '../testimonial/testimonial-form.ts'
import { sticksOut } from './fits.ts'
import { HOSTILE, sendEnquiry } from './every-mail.ts'
import { newEmail } from './traveller.ts'

/** Where what strangers send is held. */
let own: Serving
test.beforeAll(async () => {
  own = await serve({ port: 0, ...ALONE, demo: true, production: false, moderation: true })
})
test.afterAll(async () => own.close())

const at = (path: string) => `${own.origins.provider}${path}`

async function signIn(page: Page): Promise<void> {
  await page.goto(at('/desk'))
  await page.getByLabel('Email').fill(DEMO_STAFF.email)
  await page.getByLabel('Password').fill(DEMO_STAFF.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries')
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an enquiry is read, answered and put in progress by keyboard alone', async ({ page }) => {
    await sendEnquiry(own.origins, { email: newEmail(), first_name: 'Radha', last_name: 'Iyer' })
    await signIn(page)
    const keyed = async (name: string | RegExp, role: 'link' | 'button' | 'radio') => {
      const wanted = page.getByRole(role, { name }).first()
      for (let steps = 0; steps < 60; steps += 1) {
        await page.keyboard.press('Tab')
        if (await wanted.evaluate((element) => element === document.activeElement)) return
      }
      throw new Error(`Tab does not reach ${name}.`)
    }
    await keyed(/^Radha Iyer/, 'link')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Radha Iyer')
    await keyed('New', 'radio')
    await page.keyboard.press('ArrowRight')
    await keyed('Save the status', 'button')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText(
      'The status is saved, and the traveller is told by mail.',
    )
    await expect(page.getByRole('main')).toContainText('New → In progress')
    await page.getByLabel(/^To Radha/).fill('Kanha is open in March.')
    await page.getByRole('button', { name: 'Send the reply' }).click()
    await expect(page.getByRole('status')).toHaveText('The reply is on its way.')
    await expect(page.locator('.history')).toContainText('Kanha is open in March.')
  })
})

test('what strangers send is held, says so, and is published at the desk', async ({
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
    page.getByText('Review added successfully. We read it before it is shown.').first(),
  ).toBeVisible()
  await page.goto(at('/submit-testimonials'))
  const testimonial = new TestimonialForm(page)
  await testimonial.complete('asha.rao@example.com')
  await testimonial.submit()
  await expect(
    page.getByText('Testimonial added successfully. We watch it before it is shown.').first(),
  ).toBeVisible()
  await page.goto(at('/reviews/taj-mahal'))
  await expect(page.getByText('We saw a tiger in the first hour.')).toHaveCount(0)
  await signIn(page)
  await page.getByRole('link', { name: 'To check' }).click()
  await expect(page.locator('video')).toHaveJSProperty('videoWidth', 1280)
  await expect(page.getByRole('img')).toHaveJSProperty('naturalWidth', 320)
  expect(await axe(page)).toEqual([])
  const review = page.getByRole('listitem').filter({ hasText: 'We saw a tiger' })
  await review.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('status')).toHaveText('It is published.')
  const video = page.getByRole('listitem').filter({ has: page.locator('video') })
  await video.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('alert')).toContainText('Please write why')
  await page.getByLabel('Why not?').fill('One word of it.')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('main')).toContainText('Nothing waits to be checked.')
  await page.goto(at('/reviews/taj-mahal'))
  await expect(page.getByText('We saw a tiger in the first hour.')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test('has no violation, and nothing sticks out', async ({ page, axe }) => {
      const email = newEmail()
      await sendEnquiry(own.origins, { email, first_name: HOSTILE, any_special_request: HOSTILE })
      const look = async (path: string) => {
        for (const width of [320, 390, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(at(path))
          expect(await axe(page), `${path} at ${width}`).toEqual([])
          expect(await sticksOut(page), `${path} at ${width}`).toEqual([])
        }
      }
      await look('/desk/sign-in')
      await signIn(page)
      const [enquiry] = await own.provider.database.query<{ reference: string }>(
        'select reference from enquiries where email = $1',
        [email],
      )
      await look('/desk/enquiries')
      await look('/desk/enquiries?text=nobody')
      await look(`/desk/enquiries/${enquiry!.reference}?done=note`)
      await look('/desk/moderation?state=approved')
      await look('/desk/mails')
    })
  })
}

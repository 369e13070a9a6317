import type { FrameLocator, Page } from '@playwright/test'
import { EnquiryForm, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { ReviewForm, SENT as REVIEW_SENT } from '../review/review-form.ts'
import { expect, type Mail, test } from '../support/test.ts'
import { SENT as TESTIMONIAL_SENT, TestimonialForm } from '../testimonial/testimonial-form.ts'
import { WizardForm } from '../enquiry/wizard-form.ts'

let count = 0
const address = () => `frame-${process.pid}-${++count}@example.com`

/** Shows a host page in a sandboxed frame of another, and records what is posted. */
async function frame(
  page: Page,
  host: string,
  path: string,
  sandbox: string,
): Promise<{ inside: FrameLocator; posted: string[] }> {
  const posted: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The list of attractions and the count of the wizard's steps are POST requests as well.
    if (request.method() === 'POST' && !/\/(locations|step)\/$/.test(pathname))
      posted.push(pathname)
  })
  await page.setViewportSize({ width: 900, height: 1000 })
  await page.goto(`${host}/bare.html`)
  await page.evaluate(
    ([src, sandbox]) => {
      const frame = document.createElement('iframe')
      frame.setAttribute('sandbox', sandbox!)
      Object.assign(frame, { src, width: '800', height: '900' })
      document.body.replaceChildren(frame)
    },
    [path, sandbox],
  )
  return { inside: page.frameLocator('iframe'), posted }
}

// With forms, the browser's own submission runs. Without `allow-same-origin` there is no storage either.
const SCRIPTS_ONLY = 'allow-scripts'
const SANDBOXES = [
  'allow-scripts allow-same-origin allow-forms',
  'allow-scripts allow-same-origin',
  SCRIPTS_ONLY,
]

for (const sandbox of SANDBOXES) {
  test(`works in a frame with ${sandbox}`, async ({ page, host, outbox }) => {
    const { inside, posted } = await frame(page, host, 'enquiry.html', sandbox)
    const form = new EnquiryForm(inside)
    await test.step('sends one enquiry on a double click', async () => {
      await form.submit()
      await expect(form.field('Mobile')).toHaveAttribute('aria-invalid', 'true')
      await form.fillIn({ ...RIGHT, Email: address() })
      await form.button('Submit Enquiry').dblclick()
      await expect(form.notice).toHaveText(SENT)
      expect(posted).toHaveLength(1)
    })
    await test.step('sends one enquiry on Enter in a field', async () => {
      await form.button('Plan another trip').click()
      await form.fillIn({ ...RIGHT, Email: address() })
      await expect(form.element.getByText(SENT)).toHaveCount(0)
      await form.field('Mobile').press('Enter')
      await expect(form.notice).toHaveText(SENT)
      expect(posted).toHaveLength(2)
    })
    await test.step('verifies a corporate address', async () => {
      await form.button('Plan another trip').click()
      const email = `frame-${process.pid}-${++count}@xoriant.example`
      await form.askForOtp(email)
      const isOurs = ({ to, text }: Mail) => to === email && /\b\d{6}\b/.test(text)
      await expect.poll(async () => (await outbox()).some(isOurs)).toBe(true)
      const mail = (await outbox()).find(isOurs)!
      await form.field('OTP').fill(/\b\d{6}\b/.exec(mail.text)![0])
      await form.field('OTP').press('Enter')
      await expect(form.notice).toContainText('OTP verified successfully')
    })
  })
}

test('completes both steps of the wizard in a frame without forms', async ({ page, host }) => {
  const { inside, posted } = await frame(page, host, 'wizard.html', SCRIPTS_ONLY)
  const form = new WizardForm(inside)
  await form.fillTrip()
  await form.button('Next').dblclick()
  await expect(form.step).toContainText('User Details')
  await expect(form.field('Email')).not.toHaveAttribute('aria-invalid')
  await form.fillPerson({ Email: address() })
  await form.submit()
  await expect(form.button('Plan another trip')).toBeVisible()
  expect(posted).toHaveLength(1)
})

test('sends a review in a frame without forms', async ({ page, host }) => {
  const { inside, posted } = await frame(page, host, 'review.html', SCRIPTS_ONLY)
  const form = new ReviewForm(inside)
  await form.fillIn({ 'Email Address': address() })
  await form.submit()
  await expect(form.notice).toHaveText(REVIEW_SENT)
  expect(posted).toHaveLength(1)
})

test('sends a testimonial, plays a video and shows a card in a frame without forms', async ({
  page,
  host,
}) => {
  const { inside, posted } = await frame(page, host, 'testimonial.html', SCRIPTS_ONLY)
  const form = new TestimonialForm(page, inside)
  await form.complete(address())
  await form.field('Email').press('Enter')
  await expect(form.notice).toHaveText(TESTIMONIAL_SENT)
  expect(posted).toHaveLength(1)
  const video = await frame(page, host, 'video.html', SCRIPTS_ONLY)
  const player = video.inside.locator('trip-corporate-video video')
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThan(1)
  const card = await frame(page, host, 'framed-card.html', SCRIPTS_ONLY)
  await expect(card.inside.getByRole('button', { name: 'Next picture' })).toBeVisible()
})

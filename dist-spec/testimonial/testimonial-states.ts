import { type Page, expect } from '@playwright/test'
import { ADDRESS, ANOTHER, FAILED, TestimonialForm } from './testimonial-form.ts'

export interface TestimonialState {
  name: string
  reach: (form: TestimonialForm, page: Page) => Promise<unknown>
}

const EMAIL = 'asha.rao@example.com'

export const TESTIMONIAL_STATES: TestimonialState[] = [
  { name: 'empty', reach: (form) => expect(form.field('Video')).toBeAttached() },
  { name: 'errors', reach: submitNothing },
  { name: 'bad-video', reach: chooseText },
  { name: 'chosen', reach: (form) => form.complete(EMAIL) },
  { name: 'progress', reach: stayOnTheWay },
  { name: 'failure', reach: failOffline },
  { name: 'success', reach: succeed },
]

async function submitNothing(form: TestimonialForm) {
  await form.submit()
  await expect(form.field('Video')).toHaveAttribute('aria-invalid', 'true')
}

async function chooseText(form: TestimonialForm) {
  const buffer = Buffer.alloc(20_480, 'Dear diary, ')
  const name = 'all-that-we-saw-in-nine-days-in-the-forest-of-bandhavgarh.avi'
  await form.field('Video').setInputFiles({ name, mimeType: 'text/plain', buffer })
  await expect(form.field('Video')).toHaveAttribute('aria-invalid', 'true')
}

/** At 60 KB per second the clip takes two seconds. */
async function stayOnTheWay(form: TestimonialForm, page: Page) {
  await form.complete(EMAIL)
  const session = await page.context().newCDPSession(page)
  const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 60_000 }
  await session.send('Network.emulateNetworkConditions', line)
  await form.submit()
  await expect
    .poll(() => form.progress.evaluate((bar: HTMLProgressElement) => bar.value))
    .toBeGreaterThan(0.2)
}

async function failOffline(form: TestimonialForm, page: Page) {
  await form.complete(EMAIL)
  await page.route(ADDRESS, (route) => route.abort())
  await form.submit()
  await expect(form.notice).toContainText(form.say(FAILED))
}

async function succeed(form: TestimonialForm) {
  await form.complete(EMAIL)
  await form.submit()
  await expect(form.button(ANOTHER)).toBeVisible()
}

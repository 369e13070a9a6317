import type { Locator, Page } from '@playwright/test'
import { EnquiryForm } from '../enquiry/enquiry-form.ts'
import { ReviewForm } from '../review/review-form.ts'
import { REVIEW_STATES } from '../review/review-states.ts'
import { expect, test } from '../support/test.ts'
import { TestimonialForm } from '../testimonial/testimonial-form.ts'
import { TESTIMONIAL_STATES } from '../testimonial/testimonial-states.ts'
import { WizardForm } from '../enquiry/wizard-form.ts'

/** Column widths in px. */
const WIDTHS = [180, 240, 320, 390]

/** Pages with one tag each, and its state that needs most room. */
const CASES: Record<string, (page: Page) => Promise<unknown>> = {
  'enquiry.html': async (page) => {
    const form = new EnquiryForm(page)
    await form.ready()
    await form.askForOtp('narrow@xoriant.example')
    await form.submit()
    await expect(form.field('Mobile')).toHaveAttribute('aria-invalid', 'true')
  },
  'wizard.html': async (page) => {
    const form = new WizardForm(page)
    await form.ready()
    await form.button('Next').click()
    await expect(form.field('Adults')).toHaveAttribute('aria-invalid', 'true')
  },
  'review.html': async (page) => {
    const form = new ReviewForm(page)
    await form.ready()
    await REVIEW_STATES['photos']!(form, page)
  },
  'testimonial.html': (page) =>
    TESTIMONIAL_STATES.find(({ name }) => name === 'chosen')!.reach(
      new TestimonialForm(page),
      page,
    ),
  'framed-card.html': (page) =>
    expect(page.getByRole('button', { name: 'Next picture' })).toBeVisible(),
  'video.html': (page) => expect(page.locator('trip-corporate-video video')).toBeVisible(),
}

const tagOn = (page: Page) =>
  page.locator(
    'trip-enquiry, trip-review, trip-testimonial, trip-attraction-card, trip-corporate-video',
  )

async function narrow(tag: Locator, width: number): Promise<void> {
  await tag.evaluate((element, width) => {
    element.parentElement!.style.width = `${width}px`
  }, width)
}

/** Visible parts beyond the edges of the tag, except those scrolled or clipped inside it. */
function outside(tag: Locator): Promise<string[]> {
  return tag.evaluate((host) => {
    const outer = host.getBoundingClientRect()
    const all = [...host.shadowRoot!.querySelectorAll('*')]
    const own = '.swiper, .filepond--list-scroller, .heard, .unseen'
    return all
      .filter((part) => !part.closest(own) && part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect()
        return width > 0 && (left < outer.left - 0.5 || right > outer.right + 0.5)
      })
      .map((part) => `${part.localName}.${part.className}#${part.id}`)
  })
}

for (const [path, reach] of Object.entries(CASES)) {
  test(`stays within a narrow column: ${path}`, async ({ page, host }) => {
    await page.goto(`${host}/${path}`)
    await reach(page)
    for (const width of WIDTHS) {
      await narrow(tagOn(page), width)
      await expect.poll(() => outside(tagOn(page)), `${width} px`).toEqual([])
    }
  })
}

test('has touch targets of at least 24 px for stars and days in a column of 180 px', async ({
  page,
  host,
}) => {
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.ready()
  await narrow(form.element, 180)
  const leastWidth = (of: string) =>
    form.element
      .locator(of)
      .evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().width)))
  await expect.poll(() => leastWidth('.star')).toBeLessThan(44)
  expect(await leastWidth('.star')).toBeGreaterThanOrEqual(24)
  await form.field('Date of visit').fill('5/1/2026')
  await form.button('Open the calendar').click()
  await expect(form.button('Previous month')).toBeVisible()
  await expect.poll(() => outside(form.element)).toEqual([])
  expect(await leastWidth('.flatpickr-day')).toBeGreaterThanOrEqual(24)
  expect(await leastWidth('.flatpickr-months > span')).toBeGreaterThanOrEqual(24)
  await page.keyboard.press('Escape')
  await form.attraction.fill('pradesh')
  await expect(form.options.first()).toBeVisible()
  expect(await outside(form.element)).toEqual([])
})

import type { Page } from '@playwright/test'
import { EnquiryForm } from '../enquiry/enquiry-form.ts'
import { OCCASIONS, WizardForm } from '../enquiry/wizard-form.ts'
import { ReviewForm } from '../review/review-form.ts'
import { REVIEW_STATES } from '../review/review-states.ts'
import { losers } from '../support/kept-focus.ts'
import { expect, test } from '../support/test.ts'
import { TestimonialForm } from '../testimonial/testimonial-form.ts'
import { TESTIMONIAL_STATES } from '../testimonial/testimonial-states.ts'

const STATES: Record<string, [path: string, reach: (page: Page) => Promise<unknown>]> = {
  'an enquiry with its code asked for': [
    'enquiry.html',
    async (page) => {
      const form = new EnquiryForm(page)
      await form.fillIn()
      await form.askForOtp(`focus-${Date.now()}@xoriant.example`)
    },
  ],
  'a wizard with two stops and an occasion': [
    'wizard.html',
    async (page) => {
      const form = new WizardForm(page)
      await form.fillTrip()
      await form.button('Add destination').click()
      await form.unfold(OCCASIONS)
      await form.field('Occasion').fill('Birthday')
    },
  ],
  'a review with photos': [
    'review.html',
    async (page) => {
      const form = new ReviewForm(page)
      await form.ready()
      await REVIEW_STATES['photos']!(form, page)
    },
  ],
  'a testimonial with its video': [
    'testimonial.html',
    (page) =>
      TESTIMONIAL_STATES.find(({ name }) => name === 'chosen')!.reach(
        new TestimonialForm(page),
        page,
      ),
  ],
}

for (const [name, [path, reach]] of Object.entries(STATES)) {
  test(`keeps focus after every press: ${name}`, async ({ page, host }) => {
    test.slow()
    const come = async () => {
      // Leaving a form stores its draft.
      await page.goto(`${host}/host.css`)
      await page.evaluate(() => sessionStorage.clear())
      await page.goto(`${host}/${path}`)
      await reach(page)
    }
    expect(await losers(page, 'body', come)).toEqual([])
  })
}

import { type Locator, type Page, expect } from '@playwright/test'
import { EnquiryForm, RIGHT as ENQUIRY } from '../enquiry/enquiry-form.ts'
import { ReviewForm } from '../review/review-form.ts'
import { RIGHT as TESTIMONIAL, TestimonialForm } from '../testimonial/testimonial-form.ts'
import type { Kind } from './plan.ts'

/** A form as its visitor uses it. */
export interface SoakForm {
  element: Locator
  fill(email: string, paths: string[]): Promise<void>
  submit(): Promise<void>
  /** The reference that it shows. */
  reference(): Promise<string | undefined>
}

export const TAGS: Record<Kind, string> = {
  enquiry: 'trip-enquiry',
  review: 'trip-review',
  testimonial: 'trip-testimonial',
}

const feedbackOf = (email: string) => `We are ${email}, and we would come again.`
const nothing = async () => undefined

export const FORMS: Record<Kind, (page: Page) => SoakForm> = {
  enquiry(page) {
    const form = new EnquiryForm(page)
    return {
      element: form.element,
      fill: (email) => form.fillIn({ ...ENQUIRY, Email: email }),
      submit: () => form.submit(),
      reference: async () =>
        (await form.element.locator('[part=reference] strong').textContent()) ?? undefined,
    }
  },
  review(page) {
    const form = new ReviewForm(page)
    return {
      element: form.element,
      async fill(email, paths) {
        await form.ready()
        await form.fillIn({ 'Email Address': email, Feedback: feedbackOf(email) })
        await form.field('Photos').setInputFiles(paths)
        await expect(form.photos).toHaveCount(paths.length)
      },
      submit: () => form.submit(),
      reference: nothing,
    }
  },
  testimonial(page) {
    const form = new TestimonialForm(page)
    return {
      element: form.element,
      async fill(email, paths) {
        await form.fillIn({ ...TESTIMONIAL, Email: email, Feedback: feedbackOf(email) })
        await form.field('Video').setInputFiles(paths)
        await form.chosen.waitFor()
      },
      submit: () => form.submit(),
      reference: nothing,
    }
  },
}

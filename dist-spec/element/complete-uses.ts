import { type Page, expect } from '@playwright/test'
import { EnquiryForm, FAILED, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { UMARIA, WizardForm } from '../enquiry/wizard-form.ts'
import { photo } from '../review/photos.ts'
import { ReviewForm, SENT as REVIEWED } from '../review/review-form.ts'
import { SENT as TESTIFIED, TestimonialForm } from '../testimonial/testimonial-form.ts'

/** Waits for something, and presses 'Try again' meanwhile. */
export type Patient = (wait: () => Promise<unknown>) => Promise<void>

/** A complete use of a tag, which needs each of its chunks. */
export interface TagUse {
  tag: string
  attributes: string
  /** Table and column of what it stores. */
  stores?: readonly [table: string, column: string]
  /** `mark` is unique to this use, and stored in its column, as an address where that has emails. */
  go: (page: Page, patient: Patient, mark: string) => Promise<void>
}

export const addressOf = (mark: string) => `${mark}@mail.example`

const ENQUIRIES = ['enquiries', 'email'] as const

export const TAG_USES: readonly TagUse[] = [
  {
    tag: 'trip-enquiry',
    attributes: '',
    stores: ENQUIRIES,
    go: async (page, patient, mark) => {
      const form = new EnquiryForm(page)
      const { Destination: _, ...typed } = { ...RIGHT, Email: addressOf(mark) }
      for (const [label, value] of Object.entries(typed)) await form.field(label).fill(value)
      await form.field('I am a corporate user').check()
      await patient(() => form.field('Corporate Email').waitFor())
      await form.field('I am a corporate user').uncheck()
      await patient(() => form.ready())
      await form.fillIn({ Destination: RIGHT.Destination })
      await loseAnswer(page)
      await form.submit()
      await patient(() => form.element.getByText(FAILED).waitFor())
      await form.field('Days').fill('9')
      await form.submit()
      await patient(() => form.button('Update the enquiry').waitFor())
      await form.button('Update the enquiry').click()
      await patient(() => form.element.getByText(SENT).waitFor())
      await patient(() => form.element.locator('.thanks').waitFor())
    },
  },
  {
    tag: 'trip-enquiry',
    attributes: 'variant="wizard"',
    stores: ENQUIRIES,
    go: async (page, patient, mark) => {
      const form = new WizardForm(page)
      await patient(() => form.field('Adults').waitFor())
      await form.field('Adults').fill('2')
      await form.field('Veg').check()
      await patient(() => form.dated('From date'))
      await patient(() => form.listed())
      await form.fillStop(1, UMARIA)
      await form.next()
      await form.fillPerson({ Email: addressOf(mark) })
      await loseAnswer(page)
      await form.submit()
      await patient(() => form.element.getByText(FAILED).waitFor())
      await form.field('Mobile Number').fill('9123456789')
      await form.submit()
      await patient(() => form.button('Update the enquiry').waitFor())
      await form.button('Update the enquiry').click()
      await patient(() => form.element.getByText(SENT).waitFor())
      await patient(() => form.element.locator('.thanks').waitFor())
    },
  },
  {
    tag: 'trip-review',
    attributes: '',
    stores: ['reviews', 'feedback'],
    go: async (page, patient, mark) => {
      const form = new ReviewForm(page)
      await form.field('Feedback').fill(mark)
      await form.addPhotos(await photo('tiger.jpg'))
      await patient(() => form.photos.first().waitFor())
      await patient(() => form.button('Open the calendar').waitFor())
      await patient(() => form.element.locator('.filepond--item').waitFor())
      await patient(() => form.listed())
      await expect(form.field('Feedback')).toHaveValue(mark)
      await form.fillIn({ Feedback: mark })
      await form.submit()
      await patient(() => form.element.getByText(REVIEWED).waitFor())
      await patient(() => form.element.locator('.thanks').waitFor())
    },
  },
  {
    tag: 'trip-testimonial',
    attributes: '',
    stores: ['testimonials', 'email'],
    go: async (page, patient, mark) => {
      const form = new TestimonialForm(page)
      const done = form.complete(addressOf(mark))
      await patient(() => done)
      await form.submit()
      await patient(() => form.element.getByText(TESTIFIED).waitFor())
      await patient(() => form.element.locator('.thanks').waitFor())
    },
  },
  {
    tag: 'trip-attraction-card',
    attributes: 'attraction="taj-mahal"',
    go: async (page, patient) => {
      const card = page.locator('trip-attraction-card')
      await patient(() => card.getByRole('heading').waitFor())
      await card.getByRole('button', { name: 'Next picture' }).focus()
      await page.keyboard.press('Enter')
      await patient(() => card.getByText(/^2 \//).waitFor())
    },
  },
  {
    tag: 'trip-corporate-video',
    attributes: 'company="xoriant"',
    go: async (page, patient) => {
      const video = page.locator('trip-corporate-video video')
      await expect(video).toBeVisible()
      await patient(() => expect(video).not.toHaveAttribute('aria-label', 'Video'))
    },
  },
]

/** Stores the next enquiry, and loses the response to it. */
const loseAnswer = (page: Page) =>
  page.route(
    /\/enquiry\/(?:\?|$)/,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

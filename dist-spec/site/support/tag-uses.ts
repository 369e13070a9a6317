import type { Page } from '@playwright/test'
import { EnquiryForm, RIGHT, SENT } from '../../enquiry/enquiry-form.ts'
import { ReviewForm, SENT as REVIEWED } from '../../review/review-form.ts'
import { expect } from '../../support/test.ts'
import { SENT as TESTIFIED, TestimonialForm } from '../../testimonial/testimonial-form.ts'
import type { TagName } from './partners-page.ts'
import { newEmail } from './traveller.ts'

/** Characters that HTML, JSX, templates and addresses write differently. */
export const HOSTILE = String.raw`"Plan" <b>it</b> &amp; {go} [now] \ C:\new`

export type Place = Pick<Page, 'locator' | 'getByText'>

/** Uses a tag as a visitor would: sends its form, or looks at it. */
export const USES: Record<TagName, (page: Page, place: Place) => Promise<void>> = {
  'trip-enquiry': async (_, place) => {
    const form = new EnquiryForm(place)
    await form.fillIn({ ...RIGHT, Email: newEmail() })
    await form.submit()
    await expect(form.notice).toHaveText(SENT)
  },
  'trip-review': async (_, place) => {
    const form = new ReviewForm(place)
    await form.ready()
    await form.fillIn()
    await form.submit()
    await expect(form.notice).toContainText(REVIEWED)
  },
  'trip-testimonial': async (page, place) => {
    const form = new TestimonialForm(page, place)
    await form.complete(newEmail())
    await form.submit()
    await expect(form.notice).toContainText(TESTIFIED)
  },
  'trip-attraction-card': async (_, place) => {
    await expect(place.getByText('Taj Mahal').first()).toBeVisible()
    const picture = place.locator('trip-attraction-card img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  },
  'trip-corporate-video': async (_, place) => {
    const video = place.locator('video').first()
    await expect
      .poll(() => video.evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThan(1)
  },
}

/** Attribute of a tag that takes any text. */
export const textOf = (tag: TagName) => (/card|video/.test(tag) ? 'partner' : 'heading')

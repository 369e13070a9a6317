/** What a page on Preact may write of the tags, and what it may not. */
import { TripEnquiry } from 'trip-widgets'
import type {} from 'trip-widgets/preact'

export const right = (
  <>
    <trip-enquiry variant="wizard" days={5} corporate class="wide" />
    <trip-enquiry ontrip-enquiry-sent={({ detail }) => detail.reference.trim()}>Wait</trip-enquiry>
  </>
)

export const wrong = (
  <>
    {/* @ts-expect-error: no such word */}
    <trip-enquiry variant="wizzard" />
    {/* @ts-expect-error: another tag's attribute */}
    <trip-testimonial destination="Agra" />
  </>
)

/** Its class, and what it makes, are what the page gets. */
export class Mine extends TripEnquiry {
  get wide(): boolean {
    // @ts-expect-error: no such word
    return this.variant === 'wizard' || this.variant === 'wizzard'
  }
}
document.querySelector('trip-enquiry')?.addEventListener('trip-enquiry-sent', ({ detail }) => {
  console.log(detail.reference.trim())
})

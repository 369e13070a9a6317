/** Valid and invalid uses of the tags in Preact. */
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
    {/* @ts-expect-error: unknown value */}
    <trip-enquiry variant="wizzard" />
    {/* @ts-expect-error: another tag's attribute */}
    <trip-testimonial destination="Agra" />
  </>
)

/** Uses the class and its instances. */
export class Mine extends TripEnquiry {
  get wide(): boolean {
    // @ts-expect-error: unknown value
    return this.variant === 'wizard' || this.variant === 'wizzard'
  }
}
document.querySelector('trip-enquiry')?.addEventListener('trip-enquiry-sent', ({ detail }) => {
  console.log(detail.reference.trim())
})

/** What a page on React may not write of the tags. */
import 'trip-widgets/react'

export const wrong = (
  <>
    {/* @ts-expect-error: no such tag */}
    <trip-enquiries />
    {/* @ts-expect-error: no such word */}
    <trip-enquiry variant="wizzard" />
    {/* @ts-expect-error: another tag's attribute */}
    <trip-testimonial destination="Agra" />
    {/* @ts-expect-error: nothing of the kind in the event */}
    <trip-review ontrip-review-sent={({ detail }) => detail.reference} />
  </>
)

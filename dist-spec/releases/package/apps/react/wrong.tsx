/** Invalid uses of the tags in React. */
import 'trip-widgets/react'

export const wrong = (
  <>
    {/* @ts-expect-error: unknown tag */}
    <trip-enquiries />
    {/* @ts-expect-error: unknown value */}
    <trip-enquiry variant="wizzard" />
    {/* @ts-expect-error: another tag's attribute */}
    <trip-testimonial destination="Agra" />
    {/* @ts-expect-error: unknown event member */}
    <trip-review ontrip-review-sent={({ detail }) => detail.reference} />
  </>
)

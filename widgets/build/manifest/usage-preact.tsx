/** @jsxImportSource preact */
/** Correct and wrong uses of the tags with Preact, checked by `npm run types`. */
export const right = (
  <>
    <trip-enquiry theme="dark" class="wide" privacy="/privacy" />
    <trip-enquiry variant="wizard" days={5} people="2" corporate />
    <trip-enquiry ontrip-enquiry-sent={({ detail }) => detail.reference.trim()}>Wait</trip-enquiry>
    <trip-enquiry ontrip-enquiry-send={({ detail }) => (detail.payload.email = 'a@example.com')} />
    <trip-enquiry ref={(element) => void element?.variant} />
    <trip-review attraction={undefined} />
    <trip-attraction-card attraction="taj-mahal" href="/places/{id}" headline={3} />
    <trip-corporate-video company="xoriant" provider="https://api.example" />
  </>
)

export const wrong = (
  <>
    {/* @ts-expect-error: unknown tag */}
    <trip-enquiries />
    {/* @ts-expect-error: unknown value */}
    <trip-enquiry variant="wizzard" />
    {/* @ts-expect-error: another tag's attribute */}
    <trip-testimonial destination="Agra" />
    {/* @ts-expect-error: as text it would be true */}
    <trip-enquiry corporate="false" />
    {/* @ts-expect-error: unknown level */}
    <trip-attraction-card headline={7} />
    {/* @ts-expect-error: nothing of the kind in the event */}
    <trip-review ontrip-review-sent={({ detail }) => detail.reference} />
    {/* @ts-expect-error: a card has no variant */}
    <trip-attraction-card ref={(element) => void element?.variant} />
  </>
)

/** Mistakes in a Svelte component that the types must reject. */
import type { SvelteHTMLElements } from 'svelte/elements'
import 'trip-widgets/svelte'

type Tags = SvelteHTMLElements

// @ts-expect-error: unknown value
export const enquiry: Tags['trip-enquiry'] = { variant: 'wizzard' }
// @ts-expect-error: another tag's attribute
export const testimonial: Tags['trip-testimonial'] = { destination: 'Agra' }
export const review: Tags['trip-review'] = {
  // @ts-expect-error: nothing of the kind in the event
  'ontrip-review-sent': ({ detail }) => detail.reference,
}

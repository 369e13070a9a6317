// @chunk group forms
import { flag, oneOf, text } from '../element/attributes.ts'
import { define } from '../element/define.ts'
import form from '../parts/form.css?inline'
import textArea from '../parts/text-area.css?inline'
import videoInput from '../parts/video-input.css?inline'
import { Testimonial } from './testimonial.tsx'

/**
 * `<trip-testimonial>`: what a traveller says of a trip, in words and in one video.
 *
 * @attr headline - level of the form's heading in the outline of the page, 2 to 6; it looks the same
 * @attr preview - on a page with a policy: it has `media-src blob:`, so that a chosen video can be looked at
 * @attr privacy - address of the page that says what happens to personal data; the company's own without it
 *
 * @fires {CustomEvent<object>} trip-testimonial-ready - its first field can be typed in; once for each element
 * @fires {CustomEvent<{ payload: Record<string, unknown> }>} trip-testimonial-send - about to be sent: amend the payload, or `preventDefault()` to stop it
 * @fires {CustomEvent<{ held: boolean }>} trip-testimonial-sent - stored by the provider; held until its staff have watched it, or published
 * @fires {CustomEvent<{ failure: 'Offline' | 'TimedOut' | 'Refused' | 'Broken' | 'Mismatch' }>} trip-testimonial-failed - not sent; a cancelled sending is no failure
 */
const attributes = { headline: oneOf('2', '3', '4', '5', '6'), preview: flag, privacy: text }

define(
  'trip-testimonial',
  attributes,
  form + textArea + videoInput,
  Testimonial,
  () => import('./drawn.ts'),
)

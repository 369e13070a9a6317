// @chunk group forms
import { flag, oneOf, text, textOrNull } from '../element/attributes.ts'
import { define } from '../element/define.ts'
import form from '../parts/form.css?inline'
import textArea from '../parts/text-area.css?inline'
import videoInput from '../parts/files/video-input.css?inline'
import { behindButton } from '../screen/behind-button.tsx'
import { Testimonial } from './testimonial.tsx'

/**
 * `<trip-testimonial>`: the form for a testimonial, with one video.
 *
 * @attr heading - replaces the heading's text; empty hides it, and names the form for screen readers only
 * @attr intro - text below the heading
 * @attr headline - heading level of the form, 2 to 6; the appearance stays the same
 * @attr preview - shows the chosen video on a page with a policy, which must have `media-src blob:`
 * @attr button - shows a button with this label instead, which opens the form in a dialog and loads nothing before
 * @attr privacy - address of the page about personal data; the company's own by default
 *
 * @fires {CustomEvent<{ milliseconds: number, bytes: number }>} trip-testimonial-ready - the first field can be typed in; once per element
 * @fires {CustomEvent<object>} trip-testimonial-view - half of it, or of the window, was visible for a second; once per element
 * @fires {CustomEvent<object>} trip-testimonial-start - the first input; again after a form was sent
 * @fires {CustomEvent<{ fields: string[] }>} trip-testimonial-invalid - the form can't be sent yet; names of the fields, without their values
 * @fires {CustomEvent<object>} trip-testimonial-leave - the visitor leaves, or the form is removed, after `start` and before `sent`
 * @fires {CustomEvent<{ payload: Record<string, unknown> }>} trip-testimonial-send - before it is sent: change the payload, or `preventDefault()` to cancel
 * @fires {CustomEvent<{ held: boolean, form: 'testimonial', late?: true }>} trip-testimonial-sent - stored by the provider; `held` until staff publish it
 * @fires {CustomEvent<{ failure: 'Offline' | 'TimedOut' | 'Refused' | 'Broken' | 'Mismatch', saved?: true }>} trip-testimonial-failed - not sent; `saved` if the outbox sends it later; cancelling is no failure
 */
const attributes = {
  heading: textOrNull,
  intro: text,
  headline: oneOf('2', '3', '4', '5', '6'),
  preview: flag,
  button: text,
  privacy: text,
}

define(
  'trip-testimonial',
  attributes,
  form + textArea + videoInput,
  behindButton(Testimonial),
  () => import('./prerendered.ts'),
)

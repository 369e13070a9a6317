// @chunk group forms
import { oneOf, text, textOrNull } from '../element/attributes.ts'
import { define } from '../element/define.ts'
import form from '../parts/form.css?inline'
import textArea from '../parts/text-area.css?inline'
import { behindButton } from '../screen/behind-button.tsx'
import own from './review.css?inline'
import { ReviewScreen } from './review-screen.tsx'

/**
 * `<trip-review>`: the form for a review of an attraction, with photos.
 *
 * @attr attraction - id of the preselected attraction; an unknown id selects none
 * @attr heading - replaces the heading's text; empty hides it, and names the form for screen readers only
 * @attr intro - text below the heading
 * @attr headline - heading level of the form, 2 to 6; the appearance stays the same
 * @attr button - shows a button with this label instead, which opens the form in a dialog and loads nothing before
 * @attr privacy - address of the page about personal data; the company's own by default
 *
 * @fires {CustomEvent<{ milliseconds: number, bytes: number }>} trip-review-ready - the first field can be typed in; once per element
 * @fires {CustomEvent<object>} trip-review-view - half of it, or of the window, was visible for a second; once per element
 * @fires {CustomEvent<object>} trip-review-start - the first input; again after a form was sent
 * @fires {CustomEvent<{ fields: string[] }>} trip-review-invalid - the form can't be sent yet; names of the fields, without their values
 * @fires {CustomEvent<object>} trip-review-leave - the visitor leaves, or the form is removed, after `start` and before `sent`
 * @fires {CustomEvent<{ payload: Record<string, unknown> }>} trip-review-send - before it is sent: change the payload, or `preventDefault()` to cancel
 * @fires {CustomEvent<{ attraction: string, held: boolean, form: 'review', late?: true }>} trip-review-sent - stored by the provider, with the attraction's id; `held` until staff publish it
 * @fires {CustomEvent<{ failure: 'Offline' | 'TimedOut' | 'Refused' | 'Broken' | 'Mismatch', saved?: true }>} trip-review-failed - not sent; `saved` if the outbox sends it later
 */
const attributes = {
  attraction: text,
  heading: textOrNull,
  intro: text,
  headline: oneOf('2', '3', '4', '5', '6'),
  button: text,
  privacy: text,
}

define(
  'trip-review',
  attributes,
  form + textArea + own,
  behindButton(ReviewScreen),
  () => import('./prerendered.ts'),
)

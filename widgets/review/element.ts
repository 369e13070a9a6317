// @chunk group forms
import { oneOf, text } from '../element/attributes.ts'
import { define } from '../element/define.ts'
import form from '../parts/form.css?inline'
import textArea from '../parts/text-area.css?inline'
import own from './review.css?inline'
import { ReviewScreen } from './review-screen.tsx'

/**
 * `<trip-review>`: a review of an attraction, with photos.
 *
 * @attr attraction - the id of the attraction to begin with; an unknown one chooses none
 * @attr headline - level of the form's heading in the outline of the page, 2 to 6; it looks the same
 * @attr privacy - address of the page that says what happens to personal data; the company's own without it
 *
 * @fires {CustomEvent<object>} trip-review-ready - its first field can be typed in; once for each element
 * @fires {CustomEvent<{ payload: Record<string, unknown> }>} trip-review-send - about to be sent: amend the payload, or `preventDefault()` to stop it
 * @fires {CustomEvent<{ attraction: string, held: boolean }>} trip-review-sent - stored by the provider, of the attraction with this id; held until its staff have read it, or published
 * @fires {CustomEvent<{ failure: 'Offline' | 'TimedOut' | 'Refused' | 'Broken' | 'Mismatch' }>} trip-review-failed - not sent
 */
const attributes = { attraction: text, headline: oneOf('2', '3', '4', '5', '6'), privacy: text }

define('trip-review', attributes, form + textArea + own, ReviewScreen, () => import('./drawn.ts'))

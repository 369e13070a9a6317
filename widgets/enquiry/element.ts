// @chunk group forms
import { flag, oneOf, text } from '../element/attributes.ts'
import { define } from '../element/define.ts'
import css from '../parts/form.css?inline'
import { TripEnquiry } from './trip-enquiry.tsx'
import waiting from './waiting.css?inline'

/**
 * `<trip-enquiry>`: a trip enquiry, from the first word to the company's desk.
 *
 * @attr variant - which form: the `simple` one, or the `wizard` of two steps
 * @attr destination - prefill: the name or uuid of a city; of the wizard's first destination
 * @attr days - prefill: days of the trip; of the wizard's first destination
 * @attr sight - prefill: the name of an attraction, written into 'Any special request'; the wizard alone has it
 * @attr people - prefill: total people; the wizard's adults
 * @attr corporate - starts with 'I am a corporate user' ticked; the simple form alone has it
 * @attr company - prefill: the name of a corporate company, in any case; the simple form alone has it
 * @attr headline - level of the form's heading in the outline of the page, 2 to 6; it looks the same
 * @attr privacy - address of the page that says what happens to personal data; the company's own without it
 *
 * @fires {CustomEvent<object>} trip-enquiry-ready - its first field can be typed in; once for each element
 * @fires {CustomEvent<{ payload: Record<string, unknown> }>} trip-enquiry-send - about to be sent: amend the payload, or `preventDefault()` to stop it
 * @fires {CustomEvent<{ reference: string }>} trip-enquiry-sent - stored by the provider
 * @fires {CustomEvent<{ failure: 'Offline' | 'TimedOut' | 'Refused' | 'Broken' | 'Mismatch' }>} trip-enquiry-failed - not sent
 */
const attributes = {
  variant: oneOf('simple', 'wizard'),
  destination: text,
  days: text,
  people: text,
  sight: text,
  corporate: flag,
  company: text,
  headline: oneOf('2', '3', '4', '5', '6'),
  privacy: text,
}

define('trip-enquiry', attributes, css + waiting, TripEnquiry, () => import('./drawn.ts'))

import { flag, oneOf, text } from '../element/attributes.ts'
import { define } from '../element/define.ts'
import css from '../parts/form.css?inline'
import { TripEnquiry } from './trip-enquiry.tsx'
import waiting from './waiting.css?inline'

/**
 * `<trip-enquiry>`: a trip enquiry, from the first word to the company's desk.
 *
 * @attr {'simple'|'wizard'} variant - which form: `simple`, or the `wizard` of two steps
 * @attr {string} destination - prefill: the name or uuid of a city; of the wizard's first destination
 * @attr {string} days - prefill: days of the trip; of the wizard's first destination
 * @attr {string} people - prefill: total people; the wizard's adults
 * @attr {boolean} corporate - starts with 'I am a corporate user' ticked; the simple form alone has it
 * @attr {string} privacy - address of the page that says what happens to personal data
 * @attr {string} provider - page-wide: the API's origin; by default where the script came from
 * @attr {string} product - page-wide: the product in the API's paths; `trips` by default
 * @attr {string} partner - page-wide: whom the enquiry is attributed to
 * @attr {'auto'|'light'|'dark'} theme - page-wide: `auto` follows the page's `color-scheme`
 *
 * @fires trip-enquiry-send - before sending, cancelable; `detail.payload` may be amended
 * @fires trip-enquiry-sent - stored by the provider; `detail.reference`
 * @fires trip-enquiry-failed - not sent; `detail.failure` is `Offline`, `TimedOut`, `Refused`, `Broken` or `Mismatch`
 */
const attributes = {
  variant: oneOf('simple', 'wizard'),
  destination: text,
  days: text,
  people: text,
  corporate: flag,
  privacy: text,
}

define('trip-enquiry', attributes, css + waiting, TripEnquiry)

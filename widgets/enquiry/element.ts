import { flag, oneOf, text } from '../element/attributes.ts'
import { define } from '../element/define.ts'
import css from '../parts/form.css?inline'
import { SimpleEnquiry } from './simple-enquiry.tsx'

/**
 * `<trip-enquiry>`: a trip enquiry, from the first word to the company's desk.
 *
 * @attr {'simple'} variant - which form; any other word means `simple` too
 * @attr {string} destination - prefill: the name or uuid of a city
 * @attr {string} days - prefill: days of the trip
 * @attr {string} people - prefill: total people
 * @attr {boolean} corporate - starts with 'I am a corporate user' ticked
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
  variant: oneOf('simple'),
  destination: text,
  days: text,
  people: text,
  corporate: flag,
  privacy: text,
}

define('trip-enquiry', attributes, css, SimpleEnquiry)

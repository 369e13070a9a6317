import { text } from '../element/attributes.ts'
import { define } from '../element/define.ts'
import form from '../parts/form.css?inline'
import textArea from '../parts/text-area.css?inline'
import own from './review.css?inline'
import { ReviewScreen } from './review-screen.tsx'

/**
 * `<trip-review>`: a review of an attraction, with photos.
 *
 * @attr {string} attraction - the id of the attraction to begin with; an unknown one chooses none
 * @attr {string} privacy - address of the page that says what happens to personal data
 * @attr {string} provider - page-wide: the API's origin; by default where the script came from
 * @attr {string} product - page-wide: the product in the API's paths; `trips` by default
 * @attr {string} partner - page-wide: whom the page belongs to
 * @attr {'auto'|'light'|'dark'} theme - page-wide: `auto` follows the page's `color-scheme`
 *
 * @fires trip-review-send - before sending, cancelable; `detail.payload` may be amended
 * @fires trip-review-sent - stored by the provider; `detail.attraction` is the attraction's id
 * @fires trip-review-failed - not sent; `detail.failure` is `Offline`, `TimedOut`, `Refused`, `Broken` or `Mismatch`
 */
define('trip-review', { attraction: text, privacy: text }, form + textArea + own, ReviewScreen)

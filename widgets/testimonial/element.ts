import { text } from '../element/attributes.ts'
import { define } from '../element/define.ts'
import form from '../parts/form.css?inline'
import textArea from '../parts/text-area.css?inline'
import videoInput from '../parts/video-input.css?inline'
import { Testimonial } from './testimonial.tsx'

/**
 * `<trip-testimonial>`: what a traveller says of a trip, in words and in one video.
 *
 * @attr {string} privacy - address of the page that says what happens to personal data
 * @attr {string} provider - page-wide: the API's origin; by default where the script came from
 * @attr {string} product - page-wide: the product in the API's paths; `trips` by default
 * @attr {string} partner - page-wide: accepted as everywhere; testimonials are not attributed
 * @attr {'auto'|'light'|'dark'} theme - page-wide: `auto` follows the page's `color-scheme`
 *
 * @fires trip-testimonial-send - before sending, cancelable; `detail.payload` may be amended
 * @fires trip-testimonial-sent - stored by the provider
 * @fires trip-testimonial-failed - not sent; `detail.failure` is `Offline`, `TimedOut`, `Refused`, `Broken` or `Mismatch`
 */
define('trip-testimonial', { privacy: text }, form + textArea + videoInput, Testimonial)

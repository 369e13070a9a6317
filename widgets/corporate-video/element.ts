import { oneOf, text } from '../element/attributes.ts'
import { define } from '../element/define.ts'
import { CorporateVideo } from './corporate-video.tsx'
import css from './corporate-video.css?inline'

/**
 * `<trip-corporate-video>`: the video that greets the staff of one company, muted and with controls.
 *
 * Which company sees which video is the provider's to say, in `/media/corporate/videos.json`: it plays it
 * at `/media/corporate/video?company=…`, so nothing waits for the list but name, poster and captions.
 *
 * @attr company - the company's name as that list spells it; any other gets the default video
 * @attr headline - level of a heading, 2 to 6, that says to those who do not see the video what it is; none
 *   without it
 *
 * @slot - a `<video>` of the page's own: shown before and without this script, and until the company's
 *   is there
 *
 * @fires {CustomEvent<object>} trip-corporate-video-ready - the video can be played; once for each element
 * @fires {CustomEvent<{ failure: 'Unplayable' }>} trip-corporate-video-failed - it does not play
 */
const attributes = { company: text, headline: oneOf('', '2', '3', '4', '5', '6') }

define('trip-corporate-video', attributes, css, CorporateVideo, () => import('./drawn.ts'))

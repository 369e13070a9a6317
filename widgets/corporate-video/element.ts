import { oneOf, text } from '../element/attributes.ts'
import { define } from '../element/define.ts'
import { CorporateVideo } from './corporate-video.tsx'
import css from './corporate-video.css?inline'

/**
 * `<trip-corporate-video>`: the video of a company, muted and with controls.
 *
 * The provider assigns videos in `/media/corporate/videos.json`, and plays them at
 * `/media/corporate/video?company=…`. Only name, poster and captions wait for the list.
 *
 * @attr company - the company's name as in that list; any other plays the default video
 * @attr headline - level of a visually hidden heading with the video's name, 2 to 6; none by default
 *
 * @slot - a `<video>` that is shown without this script, and until the company's has loaded
 *
 * @fires {CustomEvent<{ milliseconds: number, bytes: number }>} trip-corporate-video-ready - the video can be played; once per element
 * @fires {CustomEvent<object>} trip-corporate-video-view - half of it, or of the window, was visible for a second; once per element
 * @fires {CustomEvent<{ failure: 'Unplayable' }>} trip-corporate-video-failed - the video cannot be played
 */
const attributes = { company: text, headline: oneOf('', '2', '3', '4', '5', '6') }

define('trip-corporate-video', attributes, css, CorporateVideo, () => import('./prerendered.ts'))

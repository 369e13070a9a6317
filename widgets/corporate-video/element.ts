import { text } from '../element/attributes.ts'
import { define } from '../element/define.ts'
import { CorporateVideo } from './corporate-video.tsx'
import css from './corporate-video.css?inline'

/**
 * `<trip-corporate-video>`: the video that greets the staff of one company, muted and with controls.
 *
 * Which company sees which video is the provider's to say, in `/media/corporate/videos.json`: it plays it
 * at `/media/corporate/video?company=…`, so nothing waits for the list but name, poster and captions.
 *
 * @attr {string} company - the company's name as that list spells it; any other gets the default video
 * @attr {string} provider - page-wide: the origin of the videos; by default where the script came from
 * @attr {'auto'|'light'|'dark'} theme - page-wide: `auto` follows the page's `color-scheme`
 *
 * @slot - a `<video>` of the page's own: shown before and without this script, and until the company's
 *   is there
 *
 * @fires trip-corporate-video-failed - it does not play; `detail.failure` is `Unplayable`
 */
export const attributes = { company: text }

define('trip-corporate-video', attributes, css, CorporateVideo)

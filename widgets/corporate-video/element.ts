import { text } from '../element/attributes.ts'
import { define } from '../element/define.ts'
import { CorporateVideo } from './corporate-video.tsx'
import css from './corporate-video.css?inline'

/**
 * `<trip-corporate-video>`: the video that greets the staff of one company, muted and with controls.
 *
 * Which company sees which video is the provider's to say: `/media/corporate/videos.json`.
 *
 * @attr {string} company - the company's name as that list spells it; any other gets the default video
 * @attr {string} provider - page-wide: the origin of list and videos; by default where the script came from
 * @attr {'auto'|'light'|'dark'} theme - page-wide: `auto` follows the page's `color-scheme`
 *
 * @slot - shown until the list has come, and before and without this script: a `<video>` of the page's own
 *
 * @fires trip-corporate-video-failed - nothing plays; `detail.failure` is `Unplayable` for the video
 *   itself, or for the list `Offline`, `TimedOut`, `Refused`, `Broken` or `Mismatch`
 */
export const attributes = { company: text }

define('trip-corporate-video', attributes, css, CorporateVideo)

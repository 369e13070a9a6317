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
 * @attr company - the company's name as that list spells it; any other gets the default video
 *
 * @slot - a `<video>` of the page's own: shown before and without this script, and until the company's
 *   is there
 *
 * @fires {CustomEvent<{ failure: 'Unplayable' }>} trip-corporate-video-failed - it does not play
 */
define('trip-corporate-video', { company: text }, css, CorporateVideo)

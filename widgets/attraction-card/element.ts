import { oneOf, text } from '../element/attributes.ts'
import { define } from '../element/define.ts'
import css from './attraction-card.css?inline'
import { AttractionCard } from './attraction-card.tsx'

/**
 * `<trip-attraction-card>`: one attraction, with pictures, name, place, rating and number of reviews.
 * Loads when it is near the visible part of the page. Cards of the same attraction share its data.
 *
 * @attr attraction - the attraction's id
 * @attr href - link target, with `{id}` replaced; without it the card is a button
 * @attr headline - heading level of its name
 *
 * @slot picture - an `<img>` that is shown until the attraction's first picture has loaded
 *
 * @fires {CustomEvent<{ milliseconds: number, bytes: number }>} trip-attraction-card-ready - the attraction is shown; once per element
 * @fires {CustomEvent<object>} trip-attraction-card-view - half of it, or of the window, was visible for a second; once per element
 * @fires {CustomEvent<{ attraction: string }>} trip-attraction-card-open - the card is pressed, before its link is followed: `preventDefault()` to cancel. Not fired when the link opens in a new tab or window
 */
const attributes = {
  attraction: text,
  href: text,
  headline: oneOf('3', '2', '4', '5', '6'),
}

define('trip-attraction-card', attributes, css, AttractionCard, () => import('./prerendered.ts'))

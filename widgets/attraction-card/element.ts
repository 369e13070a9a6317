import { oneOf, text } from '../element/attributes.ts'
import { define } from '../element/define.ts'
import css from './attraction-card.css?inline'
import { AttractionCard } from './attraction-card.tsx'

/**
 * `<trip-attraction-card>`: one attraction, with pictures, name, place, rating and number of reviews.
 * Loads when it comes near the visible part of the page; cards of the same attraction share its data.
 *
 * @attr attraction - the attraction's id
 * @attr href - where the card leads; `{id}` is replaced. Without it the card is a button
 * @attr headline - level of the heading its name is
 *
 * @slot picture - an `<img>` of the page's own: shown until the attraction's first one is there
 *
 * @fires {CustomEvent<object>} trip-attraction-card-ready - the attraction is shown; once for each element
 * @fires {CustomEvent<{ attraction: string }>} trip-attraction-card-open - the attraction with this id is pressed, before a link is followed: `preventDefault()` to stop it. A press that asks for a new tab or window is the browser's alone
 */
const attributes = {
  attraction: text,
  href: text,
  headline: oneOf('3', '2', '4', '5', '6'),
}

define('trip-attraction-card', attributes, css, AttractionCard, () => import('./drawn.ts'))

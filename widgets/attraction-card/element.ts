import { oneOf, text } from '../element/attributes.ts'
import { define } from '../element/define.ts'
import css from './attraction-card.css?inline'
import { AttractionCard } from './attraction-card.tsx'

/**
 * `<trip-attraction-card>`: one attraction, with pictures, name, place, rating and number of reviews.
 * Loads when it comes near the visible part of the page; cards of the same attraction share its data.
 *
 * @attr {string} attraction - the attraction's id
 * @attr {string} href - where the card leads; `{id}` is replaced. Without it the card is a button
 * @attr {'2'|'3'|'4'|'5'|'6'} headline - level of the heading its name is; `3` by default
 * @attr {string} provider - page-wide: the API's origin; by default where the script came from
 * @attr {string} product - page-wide: the product in the API's paths; `trips` by default
 * @attr {string} partner - page-wide: whose page it is on
 * @attr {'auto'|'light'|'dark'} theme - page-wide: `auto` follows the page's `color-scheme`
 *
 * @fires trip-attraction-card-open - pressed, before a link is followed, cancelable; `detail.attraction` is the id. A press that asks for a new tab or window is the browser's alone.
 */
export const attributes = {
  attraction: text,
  href: text,
  headline: oneOf('3', '2', '4', '5', '6'),
}

define('trip-attraction-card', attributes, css, AttractionCard)

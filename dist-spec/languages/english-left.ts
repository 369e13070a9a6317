import type { Read } from './read-page.ts'

const words = (list: string) => list.split(' ')

/** Titles of videos, which have one language. */
const TITLES = [
  'Xoriant and Tigertrail Journeys: Kerala by houseboat',
  'Tigertrail Journeys: wherever your people go',
]

/** Names and terms that are written in Latin letters in every language. */
const NAMES = [
  'Tigertrail Journeys',
  'Tigertrail',
  // Its address, and its planners.
  '4 Sample Lane, Shivajinagar',
  'Pune 411005',
  'Maharashtra, India',
  'Meera Banyan',
  'Kabir Deodar',
  'Tara Lotus',
  'Rohan Dhow',
  ...words('Accenture Accion Bridgenext Icertis Persistent Xoriant'),
  ...words('JPEG PNG MP4 MOV WebM mp4 mov webm KB MB iPhone UTC IP Wi-Fi'),
  ...words('HTML Next.js React Svelte Vue WordPress Content-Security-Policy iframe'),
  'Global Privacy Control',
  ...words('CSS attribute property parts slots bubble composed integrity shadow DOM'),
  // Attributes of the tags, and their values.
  ...words('heading simple wizard -dev'),
  // Typed by a test.
  'The gate at',
  ...words('Asha Rao lake xyzzy'),
]

/** Addresses, file names and references, in any language. */
const MARKS =
  /\S+@\S+|https?:\S+|\S+\.(?:jpe?g|png|mp4|avi|mov|example|html)\b|<?\btrip-[\w-]+>?|TJ-[\w-]+/g

const BROKEN = /\bundefined\b|\bnull\b|\bNaN\b|\[object /

const without = (text: string, names: string[]) =>
  [...TITLES, ...names, ...NAMES].reduce(
    (left, name) => left.replaceAll(name, ''),
    text.replaceAll(MARKS, ''),
  )

const told = (texts: Read[]) => [...new Set(texts.map(({ text, at }) => `${at}: ${text}`))]

/**
 * Texts of a page in another language that have English in them, or a value that is none.
 * @param people names of travellers
 */
export const englishIn = (texts: Read[], people: string[]): string[] =>
  told(
    texts.filter(
      ({ text }) => BROKEN.test(text) || /\p{Script=Latin}{2}/u.test(without(text, people)),
    ),
  )

/**
 * Texts in the language of `accented.ts` that don't come from its messages.
 * @param data texts of the provider
 */
export const unaccentedIn = (texts: Read[], data: string[]): string[] =>
  told(
    texts.filter(
      ({ text }) =>
        BROKEN.test(text) || (!/[áéíóú]/i.test(text) && /[aeiou]/i.test(without(text, data))),
    ),
  )

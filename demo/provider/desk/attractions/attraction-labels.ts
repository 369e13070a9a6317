import { TRANSLATIONS } from '../../messages/messages.ts'

/** Labels of the form's fields in English, in its order. */
const ENGLISH = {
  name: 'Name',
  place: 'City, state and country',
  attraction_location_label: 'Location on cards',
  description: 'Description',
  category: 'Categories',
  activities: 'Activities',
  best_months: 'Best months',
  closed: 'Closed, in words',
  closures: 'Closed, as dates',
  time_needed: 'Time needed',
  airport: 'Nearest airport',
  station: 'Nearest railway station',
  position: 'Latitude and longitude',
} as const
export type EnglishField = keyof typeof ENGLISH

/** Fields with a text in each language. */
export const TRANSLATED = [
  'name',
  'attraction_location_label',
  'description',
  'category',
  'activities',
  'closed',
  'time_needed',
  'airport',
  'station',
] as const
export type Translated = (typeof TRANSLATED)[number]

type ForeignField = `${string}_${Translated}`
export type AttractionField = EnglishField | ForeignField

export const TAGS = Object.keys(TRANSLATIONS)
const NAMES = new Intl.DisplayNames('en', { type: 'language' })
export const languageName = (tag: string) => NAMES.of(tag)!

export const foreignField = (tag: string, name: Translated): ForeignField => `${tag}_${name}`

export const ENGLISH_FIELDS = Object.keys(ENGLISH) as EnglishField[]

/** Labels of all fields, in the form's order. */
export const LABELS = Object.fromEntries([
  ...Object.entries(ENGLISH),
  ...TAGS.flatMap((tag) =>
    TRANSLATED.map((name) => [foreignField(tag, name), `${ENGLISH[name]} in ${languageName(tag)}`]),
  ),
]) as Record<AttractionField, string>

export const FIELDS = Object.keys(LABELS) as AttractionField[]

const OF_TAG = new RegExp(`^(?:${TAGS.join('|')})_`)

/** The English field of a translated one. */
export const englishOf = (name: AttractionField) => name.replace(OF_TAG, '') as EnglishField

export const isLong = (name: AttractionField) =>
  ['description', 'activities', 'category', 'closures'].includes(englishOf(name))

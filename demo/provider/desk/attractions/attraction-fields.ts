import { MAX_NAME, MAX_TEXT } from '../../../../widgets/contract/limits.ts'
import { MONTHS, monthsInWords } from '../../../../widgets/messages/en/months.ts'
import type {
  AttractionFacts,
  DeskAttraction,
  ForeignTexts,
} from '../../data/attractions/desk-attractions.ts'
import type { Fields } from '../fields.ts'
import { closureIn, closureText } from './attraction-closures.ts'
import {
  type AttractionField,
  FIELDS,
  LABELS,
  TAGS,
  TRANSLATED,
  type Translated,
  englishOf,
  foreignField,
  isLong,
} from './attraction-labels.ts'

/** The form's fields as text. Months are numbers separated by spaces; lists have a line for each entry. */
export type AttractionTexts = Record<AttractionField, string>
export type AttractionFaults = Partial<AttractionTexts>

const MAX_LINES = 30

export const NOTHING = Object.fromEntries(FIELDS.map((name) => [name, ''])) as AttractionTexts

export function textsOf(attraction: DeskAttraction): AttractionTexts {
  const { activities, category, best_months, closures, latitude, longitude, translations } =
    attraction
  const foreign = TAGS.flatMap((tag) =>
    TRANSLATED.map((name) => [
      foreignField(tag, name),
      [translations[tag]?.[name]].flat().join('\n'),
    ]),
  )
  return {
    ...attraction,
    ...(Object.fromEntries(foreign) as Record<ReturnType<typeof foreignField>, string>),
    activities: activities.join('\n'),
    category: category.join('\n'),
    best_months: best_months.join(' '),
    closures: closures.map(closureText).join('\n'),
    position: latitude === null ? '' : `${latitude}, ${longitude}`,
  }
}

/** The name of a month's checkbox. */
export const monthField = (month: number) => `month_${month}`

/** The texts of a sent form. A form without other languages, such as an older release's, leaves those of `before`. */
export function textsIn(fields: Fields, before = NOTHING): AttractionTexts {
  const months = MONTHS.map((_, index) => index + 1).filter((month) => fields[monthField(month)])
  const typed = FIELDS.map((name) => {
    const missing = englishOf(name) === name ? '' : before[name]!
    return [name, (fields[name] ?? missing).trim()]
  })
  const texts = Object.fromEntries(typed) as AttractionTexts
  return { ...texts, best_months: inSeason(months).join(' ') }
}

/** Months from the first one after the longest gap: October to March is one season. */
function inSeason(months: number[]): number[] {
  const gapBefore = (month: number, index: number) =>
    (month - months.at(index - 1)! + 12) % 12 || 12
  const gaps = months.map(gapBefore)
  const first = gaps.indexOf(Math.max(...gaps))
  return [...months.slice(first), ...months.slice(0, Math.max(first, 0))]
}

/**
 * Parses the texts.
 * @param city the uuid of the place; undefined if there is none of that name.
 */
export function factsIn(
  texts: AttractionTexts,
  city: string | undefined,
): { facts: AttractionFacts } | { faults: AttractionFaults } {
  const faults: AttractionFaults = {}
  const { name, description, closed, time_needed, airport, station } = texts
  for (const field of ['name', 'place', 'description', 'category'] as const) {
    if (texts[field] === '') faults[field] = 'Please fill this in.'
  }
  for (const field of FIELDS) {
    const most = isLong(field) ? MAX_TEXT : MAX_NAME
    if (texts[field]!.length > most) faults[field] = `Please write at most ${most} characters.`
  }
  if (!city) faults.place ??= 'We don’t know this place. Choose one from the list.'
  const list = (field: AttractionField) => {
    const lines = linesOf(texts[field]!)
    if (lines.some((line) => line.length > MAX_NAME) || lines.length > MAX_LINES) {
      faults[field] ??= `Please write at most ${MAX_LINES} lines of ${MAX_NAME} characters.`
    }
    return lines
  }
  const closures = linesOf(texts.closures).map((line) => {
    const closure = closureIn(line)
    if (!closure) {
      faults.closures ??= `We can’t read ‘${line}’. Write it like ‘1 July to 30 September’.`
    }
    return closure
  })
  const position = positionIn(texts.position)
  if (!position) faults.position ??= 'Write two numbers, such as ‘22.33, 80.61’.'
  const lists = {
    activities: [...new Set(list('activities'))],
    category: [...new Set(list('category'))],
  }
  const textIn = (field: AttractionField, name: Translated) => {
    if (name !== 'activities' && name !== 'category') return texts[field] || undefined
    const lines = list(field)
    if (lines.length === 0) return undefined
    const count = lists[name].length
    if (lines.length !== count)
      faults[field] ??= `Please write ${count} lines, as in English, or none.`
    return lines
  }
  const foreign = TAGS.map((tag) => {
    const entries = TRANSLATED.map((name) => [name, textIn(foreignField(tag, name), name)])
    return [tag, Object.fromEntries(entries.filter(([, text]) => text)) as ForeignTexts] as const
  })
  if (Object.keys(faults).length > 0) return { faults }
  return {
    facts: {
      name,
      city: city!,
      attraction_location_label: texts.attraction_location_label || labelOf(texts.place),
      description,
      ...lists,
      best_months: texts.best_months.split(' ').filter(Boolean).map(Number),
      closed,
      closures: closures.filter((closure) => closure !== undefined),
      time_needed,
      airport,
      station,
      latitude: position?.[0] ?? null,
      longitude: position?.[1] ?? null,
      translations: Object.fromEntries(
        foreign.filter(([, foreignTexts]) => Object.keys(foreignTexts).length > 0),
      ),
    },
  }
}

/** Labels of changed fields, with both values where they are short. */
export function changesBetween(was: AttractionTexts, now: AttractionTexts): string {
  return FIELDS.filter((name) => was[name] !== now[name])
    .map((name) =>
      isLong(name)
        ? LABELS[name]
        : `${LABELS[name]}: ${said(name, was[name]!)} → ${said(name, now[name]!)}`,
    )
    .join('\n')
}

/** A field's text for people: months by name. */
export function said(name: AttractionField, text: string): string {
  if (text === '') return 'nothing'
  return name === 'best_months' ? monthsInWords(text.split(' ').map(Number)) : text
}

/** 'Kanha, Madhya Pradesh' in India, else 'Luxor, Egypt'. */
function labelOf(place: string): string {
  const [town, state, country] = place.split(',').map((part) => part.trim())
  return [town, country === 'India' ? state : country].filter(Boolean).join(', ')
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Empty text has no position; undefined is a mistake. */
function positionIn(text: string): [number, number] | [] | undefined {
  if (text === '') return []
  const [, north, east] = /^(-?\d{1,2}(?:\.\d+)?)\s*[,\s]\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text) ?? []
  const [latitude, longitude] = [Number(north), Number(east)]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : undefined
}

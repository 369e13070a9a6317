import { isDate } from '../../../../widgets/contract/values/dates.ts'
import { MAX_NAME, MAX_TEXT } from '../../../../widgets/contract/limits.ts'
import { MONTHS, monthsInWords } from '../../../../widgets/messages/months.ts'
import type { AttractionFacts, DeskAttraction } from '../../data/attractions/desk-attractions.ts'
import type { Fields } from '../fields.ts'

/** Labels of the form's fields, in its order. */
export const LABELS = {
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
export type AttractionField = keyof typeof LABELS

/** The form's fields as text. Months are numbers separated by spaces; lists have a line for each entry. */
export type AttractionTexts = Record<AttractionField, string>
export type AttractionFaults = Partial<AttractionTexts>

const NAMES = Object.keys(LABELS) as AttractionField[]
const MAX_LINES = 30

export const NOTHING = Object.fromEntries(NAMES.map((name) => [name, ''])) as AttractionTexts

export function textsOf(attraction: DeskAttraction): AttractionTexts {
  const { activities, category, best_months, closures, latitude, longitude } = attraction
  return {
    ...attraction,
    activities: activities.join('\n'),
    category: category.join('\n'),
    best_months: best_months.join(' '),
    closures: closures.map(closureText).join('\n'),
    position: latitude === null ? '' : `${latitude}, ${longitude}`,
  }
}

/** The name of a month's checkbox. */
export const monthField = (month: number) => `month_${month}`

export function textsIn(fields: Fields): AttractionTexts {
  const months = MONTHS.map((_, index) => index + 1).filter((month) => fields[monthField(month)])
  const typed = Object.fromEntries(NAMES.map((name) => [name, (fields[name] ?? '').trim()]))
  return { ...(typed as AttractionTexts), best_months: inSeason(months).join(' ') }
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
  for (const field of NAMES) {
    const most = isLong(field) ? MAX_TEXT : MAX_NAME
    if (texts[field].length > most) faults[field] = `Please write at most ${most} characters.`
  }
  if (!city) faults.place ??= 'We don’t know this place. Choose one from the list.'
  const list = (field: 'activities' | 'category') => {
    const lines = linesOf(texts[field])
    if (lines.some((line) => line.length > MAX_NAME) || lines.length > MAX_LINES) {
      faults[field] ??= `Please write at most ${MAX_LINES} lines of ${MAX_NAME} characters.`
    }
    return [...new Set(lines)]
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
  const activities = list('activities')
  const category = list('category')
  if (Object.keys(faults).length > 0) return { faults }
  return {
    facts: {
      name,
      city: city!,
      attraction_location_label: texts.attraction_location_label || labelOf(texts.place),
      description,
      activities,
      category,
      best_months: texts.best_months.split(' ').filter(Boolean).map(Number),
      closed,
      closures: closures.filter((closure) => closure !== undefined),
      time_needed,
      airport,
      station,
      latitude: position?.[0] ?? null,
      longitude: position?.[1] ?? null,
    },
  }
}

/** Labels of changed fields, with both values where they are short. */
export function changesBetween(was: AttractionTexts, now: AttractionTexts): string {
  return NAMES.filter((name) => was[name] !== now[name])
    .map((name) =>
      isLong(name)
        ? LABELS[name]
        : `${LABELS[name]}: ${said(name, was[name])} → ${said(name, now[name])}`,
    )
    .join('\n')
}

/** A field's text for people: months by name. */
export function said(name: AttractionField, text: string): string {
  if (text === '') return 'nothing'
  return name === 'best_months' ? monthsInWords(text.split(' ').map(Number)) : text
}

export const isLong = (name: AttractionField) =>
  ['description', 'activities', 'category', 'closures'].includes(name)

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

type Closure = AttractionFacts['closures'][number]

const PARTLY = ', partly'

function closureText({ from, to, part }: Closure): string {
  return `${dayText(from)} to ${dayText(to)}${part ? PARTLY : ''}`
}

function dayText(date: string): string {
  const [month, day] = date.split('-').map(Number)
  return `${day} ${MONTHS[month! - 1]}`
}

function closureIn(line: string): Closure | undefined {
  const part = line.toLowerCase().endsWith(PARTLY)
  const [from, to, ...more] = (part ? line.slice(0, -PARTLY.length) : line)
    .split(/\s+to\s+/i)
    .map(dayIn)
  return from && to && more.length === 0 ? { from, to, part } : undefined
}

/** '1 July' or '1 Jul' as '07-01'. */
function dayIn(text: string): string | undefined {
  const [, day = '', word = ''] = /^(\d{1,2})\s+(\p{L}{3,})$/u.exec(text.trim()) ?? []
  const index = MONTHS.findIndex((month) => month.toLowerCase().startsWith(word.toLowerCase()))
  const date = `${String(index + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
  // In a leap year.
  return index >= 0 && isDate(`2024-${date}`) ? date : undefined
}

/** Empty text has no position; undefined is a mistake. */
function positionIn(text: string): [number, number] | [] | undefined {
  if (text === '') return []
  const [, north, east] = /^(-?\d{1,2}(?:\.\d+)?)\s*[,\s]\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text) ?? []
  const [latitude, longitude] = [Number(north), Number(east)]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : undefined
}

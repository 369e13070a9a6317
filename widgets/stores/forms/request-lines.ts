import { showDate } from '../../contract/values/dates.ts'
import { sightsLine } from '../../contract/values/sights.ts'
import { wizard as english } from '../../messages/en/wizard.ts'
import { inEnglish } from '../../messages/say.ts'
import type { Flexible, Occasion } from './wizard/trip.ts'

/** A line of 'Any special request' for a field outside of the payload. */
export interface RequestLine {
  /** Name of the field; an occasion also has its key. */
  of: string
  text: string
}

/** Fields that the payload lacks (specification, section 3). */
export interface Unsent {
  sights: readonly string[]
  from_date: string
  flexible: Partial<Flexible>
  number_of_senior_citizens: string
  traveling_with: string
  occasions: readonly Occasion[]
}

const oneLine = (typed: string) => typed.replace(/\s+/g, ' ').trim()

export function requestLines(form: Unsent, say = inEnglish): RequestLine[] {
  const words = say(english)
  const { sights, number_of_senior_citizens: seniors, traveling_with: company, occasions } = form
  const lines = [
    { of: 'sights', text: sights.length > 0 ? oneLine(sightsLine(sights, words.sights)) : '' },
    {
      of: 'flexible',
      text: (form.flexible.from_date === form.from_date && form.flexible.said) || '',
    },
    { of: 'seniors', text: said(words.seniors, seniors) },
    { of: 'company', text: said(words.company, company) },
    ...occasions.map(({ key, occasion, date_of_occasion: date }) => ({
      of: `occasion ${key}`,
      text: said(words.occasion, occasion, showDate(date)),
    })),
  ]
  return lines.filter(({ text }) => text)
}

/** 'Occasion: Birthday, 12/02/2027'; '' if nothing is filled in. */
function said(label: string, ...values: string[]): string {
  const filled = values.map(oneLine).filter(Boolean)
  return filled.length > 0 ? `${label}: ${filled.join(', ')}` : ''
}

/**
 * Updates the lines in a request. Changes a line only if it still reads as written. A line that the visitor edited or
 * deleted stays that way; a new line is added if its field changes later. All other text is kept.
 * @param before - lines written last
 * @param now - lines it should have
 */
export function withLines(
  request: string,
  before: readonly RequestLine[],
  now: readonly RequestLine[],
): string {
  const lines = request === '' ? [] : request.split(/\r?\n/)
  const textOf = (list: readonly RequestLine[], of: string) =>
    list.find((line) => line.of === of)?.text
  /** Index of a line that no other field produces. */
  const placeOf = (text: string | undefined) =>
    text === undefined || now.some((line) => line.text === text) ? -1 : lines.indexOf(text)
  for (const { of, text } of before) {
    const place = textOf(now, of) === undefined ? placeOf(text) : -1
    if (place >= 0) lines.splice(place, 1)
  }
  for (const { of, text } of now) {
    const old = textOf(before, of)
    if (old === text) continue
    const place = placeOf(old)
    if (lines.includes(text)) {
      if (place >= 0) lines.splice(place, 1)
    } else if (place >= 0) lines[place] = text
    else {
      const last = lines.findLastIndex((line) =>
        [...before, ...now].some((known) => known.text === line),
      )
      lines.splice(last < 0 ? lines.length : last + 1, 0, text)
    }
  }
  return lines.join('\n')
}

export const sameLines = (one: readonly RequestLine[], other: readonly RequestLine[]) =>
  one.length === other.length &&
  one.every(({ of, text }, index) => other[index]?.of === of && other[index]?.text === text)

/*
 * Calendar dates, written YYYY-MM-DD, of the years 1 to 9999: no database stores a year 0. A date is no
 * moment: it has no hours that a time zone or a change of the clocks could move.
 */

import { latinDigits } from './digits.ts'

const ISO = /^(?!0000)(\d{4})-(\d\d)-(\d\d)$/
const DAY_FIRST = /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4})$/
/** Without separators, which the number pads of phones lack. */
const DIGITS = /^(\d\d)(\d\d)(\d{4})$/

/** Whether a text is a date that exists: there is no 30 February. */
export const isDate = (text: string) =>
  // What does not exist is no date in one browser, and the second of March in another.
  ISO.test(text) && !Number.isNaN(Date.parse(text)) && utcDate(new Date(text)) === text

/** The latest moment that the provider has told of (ms since 1970). */
let latest = 0

/** Hears what time a provider says it is: an answer's `Date` (RFC 9110, 6.6.1), or null where it has none. */
export function hearTime(date: string | null): void {
  latest = Math.max(latest, Date.parse(date ?? '') || 0)
}

/** Today where the visitor is; by the provider's clock where the visitor's is behind, or stands still. */
export function today(at = new Date(Math.max(Date.now(), latest))): string {
  const parts = [at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0'))
  return [at.getFullYear(), ...parts].join('-')
}

/** The date at a moment in UTC. */
export const utcDate = (at: Date) => at.toISOString().slice(0, 10)

/** Today where it is furthest ahead: no clock on earth is more than 14 hours before UTC. */
export const latestToday = (at = new Date()) => utcDate(new Date(at.getTime() + 14 * 3_600_000))

/** A date as it is shown: dd/MM/yyyy (specification, section 9); any other text as it is. */
export const showDate = (date: string) => date.replace(ISO, '$3/$2/$1')

/**
 * The date that somebody wrote: '5/1/2026' and '05.01.2026' are the fifth of January. What is no date, or
 * none that exists, is answered as it is.
 */
export function readDate(written: string): string {
  const text = latinDigits(written).trim()
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(text) ?? DIGITS.exec(text) ?? []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(date) ? date : text
}

/* Calendar dates without a time, written YYYY-MM-DD. Years run from 1 to 9999, because databases store no year 0. */

import { latinDigits } from './digits.ts'

const ISO = /^(?!0000)(\d{4})-(\d\d)-(\d\d)$/
const DAY_FIRST = /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4})$/
/** Without separators, because the number pads of phones lack them. */
const DIGITS = /^(\d\d)(\d\d)(\d{4})$/

/** True for dates that exist, so not for 30 February. */
export const isDate = (text: string) =>
  // Browsers disagree on '2026-02-30': some return NaN, others 2 March.
  ISO.test(text) && !Number.isNaN(Date.parse(text)) && utcDate(new Date(text)) === text

/** Latest time reported by the provider, in ms since 1970. */
let latest = 0

/** Records the provider's time from a response's `Date` header (RFC 9110, section 6.6.1). */
export function hearTime(date: string | null): void {
  latest = Math.max(latest, Date.parse(date ?? '') || 0)
}

/** The time in ms since 1970: the provider's if the visitor's clock is behind. */
export const now = () => Math.max(Date.now(), latest)

/** Today in the visitor's time zone. */
export function today(at = new Date(now())): string {
  const parts = [at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0'))
  return [at.getFullYear(), ...parts].join('-')
}

export const utcDate = (at: Date) => at.toISOString().slice(0, 10)

/** Today in the time zone that is furthest ahead, UTC+14. */
export const latestToday = (at = new Date()) => utcDate(new Date(at.getTime() + 14 * 3_600_000))

/** Formats a date as dd/MM/yyyy (specification, section 9) and leaves other text unchanged. */
export const showDate = (date: string) => date.replace(ISO, '$3/$2/$1')

/**
 * Reads a date written day first, such as '5/1/2026' or '05.01.2026'.
 * @returns YYYY-MM-DD, or the trimmed text with Latin digits if it is not a date that exists
 */
export function readDate(written: string): string {
  const text = latinDigits(written).trim()
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(text) ?? DIGITS.exec(text) ?? []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(date) ? date : text
}

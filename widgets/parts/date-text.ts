const ISO = /^(\d{4})-(\d\d)-(\d\d)$/
const DAY_FIRST = /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4})$/
/** Without separators, which the number pads of phones lack. */
const DIGITS = /^(\d\d)(\d\d)(\d{4})$/

/** A calendar date as it is shown: dd/MM/yyyy (specification, section 9); any other text as it is. */
export const showDate = (value: string) => value.replace(ISO, '$3/$2/$1')

/**
 * The calendar date that somebody wrote, as YYYY-MM-DD: '5/1/2026' and '05.01.2026' are the fifth of
 * January. What is no date, or none that exists, is answered as it is.
 */
export function readDate(written: string): string {
  const text = written.trim()
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(text) ?? DIGITS.exec(text) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return exists(iso) ? iso : text
}

function exists(iso: string): boolean {
  const [, year, month, day] = (ISO.exec(iso) ?? []).map(Number)
  // Reckoned in UTC, where no day is missing.
  const date = new Date(Date.UTC(year!, month! - 1, day))
  return date.getUTCMonth() === month! - 1 && date.getUTCDate() === day
}

import { companyTime } from '../company-time.ts'
import type { DeskEnquiry } from '../data/desk-enquiries.ts'

const COLUMNS: [name: string, value: (enquiry: DeskEnquiry) => unknown][] = [
  ['reference', ({ reference }) => reference],
  ['received_at', ({ received_at }) => companyTime(received_at)],
  ['status', ({ status }) => status],
  ['destinations', ({ destinations }) => destinations?.map(stop).join('; ')],
  ['from_date', ({ from_date }) => from_date],
  ['to_date', ({ to_date }) => to_date],
  ['adults', ({ number_of_adults }) => number_of_adults],
  ['below_5', ({ number_of_kids }) => number_of_kids],
  ['meal_plan', ({ meal_plan }) => meal_plan],
  ['coupon_code', ({ coupon_code }) => coupon_code],
  ['special_request', ({ any_special_request }) => any_special_request],
  ['first_name', ({ first_name }) => first_name],
  ['last_name', ({ last_name }) => last_name],
  ['email', ({ email }) => email],
  ['mobile', ({ phone_number }) => phone_number],
  ['company', ({ company }) => company],
  ['partner', ({ partner }) => partner],
]

type Stop = NonNullable<DeskEnquiry['destinations']>[number]

const stop = ({ city, no_days, accommodation_preference }: Stop) =>
  `${city} (${[`${no_days} days`, accommodation_preference].filter(Boolean).join(', ')})`

/** The first line of {@link csvLine}s. Begins with a byte order mark, by which Excel knows UTF-8. */
export const csvHead = `\uFEFF${COLUMNS.map(([name]) => name).join()}\r\n`

/** An enquiry as a line of CSV (RFC 4180). */
export function csvLine(enquiry: DeskEnquiry): string {
  return `${COLUMNS.map(([, value]) => cell(value(enquiry))).join()}\r\n`
}

/**
 * A value between quotes. Spreadsheets run what begins as a formula does, quoted or not, so such a text gets an
 * apostrophe before it (https://owasp.org/www-community/attacks/CSV_Injection).
 */
function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

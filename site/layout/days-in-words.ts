import { inDays, inYears } from '../messages/en/layout.ts'

/** A number of days: 'two years', '30 days', 'one day'. */
export function daysInWords(days: number): string {
  const years = Math.round(days / 365.25)
  const whole = years > 0 && days >= years * 365 && days <= Math.ceil(years * 365.25)
  return whole ? inYears(years) : inDays(days)
}

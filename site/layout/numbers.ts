import { locale } from '../messages/en/language.ts'

/** A whole number in the digits of the language: '1,24,000'. */
export const { format: numeral } = new Intl.NumberFormat(locale)

/** An average rating in the digits of the language: '4.5'. */
export const { format: averageRating } = new Intl.NumberFormat(locale, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

import { inLakhs, inThousands } from '../../widgets/messages/number-text.ts'
import { locale } from '../messages/en/language.ts'

/** A whole number: '1,24,000'. */
export const numeral = locale.endsWith('-IN') ? inLakhs : inThousands

/** An average rating: '4.5'. */
export const averageRating = (average: number): string => (Math.round(average * 10) / 10).toFixed(1)

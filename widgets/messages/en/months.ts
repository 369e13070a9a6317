import { listed } from './list.ts'
import { monthRuns } from '../month-runs.ts'

/** Not from `Intl`, whose first use loads its data: 60 ms on a phone. */
export const MONTHS: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Months in words, from the first month of each season: 'October to March'. */
export function monthsInWords(months: readonly number[]): string {
  const runs = monthRuns(months)
  if (!runs) return 'All year'
  const seasons = runs.map(([first, last]) => {
    const [from, to] = [MONTHS[first - 1]!, MONTHS[last - 1]!]
    return first === last ? from : `${from} to ${to}`
  })
  return listed(seasons)
}

import type * as en from '../en/months.ts'
import { monthNames, monthRuns } from '../month-runs.ts'
import { listed } from './list.ts'

/** 'जनवरी' first. */
export const MONTHS: typeof en.MONTHS = monthNames('hi')

/** 'अक्टूबर से मार्च'. */
export const monthsInWords: typeof en.monthsInWords = (months) => {
  const runs = monthRuns(months)
  if (!runs) return 'पूरे साल'
  return listed(
    runs.map(([first, last]) => {
      const [from, to] = [MONTHS[first - 1]!, MONTHS[last - 1]!]
      return first === last ? from : `${from} से ${to}`
    }),
  )
}

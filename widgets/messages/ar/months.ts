import type * as en from '../en/months.ts'
import { monthNames, monthRuns } from '../month-runs.ts'
import { list } from './counted-later.ts'

/** 'يناير' first. */
export const MONTHS: typeof en.MONTHS = monthNames('ar-AE')

/** 'من أكتوبر إلى مارس'. */
export const monthsInWords: typeof en.monthsInWords = (months) => {
  const runs = monthRuns(months)
  if (!runs) return 'طوال العام'
  return list(
    runs.map(([first, last]) => {
      const [from, to] = [MONTHS[first - 1]!, MONTHS[last - 1]!]
      return first === last ? from : `من ${from} إلى ${to}`
    }),
  )
}

import type * as en from '../en/months.ts'
import { monthRuns } from '../month-runs.ts'
import { listed } from './list.ts'

/** Not from `Intl`, whose first use loads its data: 60 ms on a phone. */
export const MONTHS: typeof en.MONTHS = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
]

/** 'من أكتوبر إلى مارس'. */
export const monthsInWords: typeof en.monthsInWords = (months) => {
  const runs = monthRuns(months)
  if (!runs) return 'طوال العام'
  return listed(
    runs.map(([first, last]) => {
      const [from, to] = [MONTHS[first - 1]!, MONTHS[last - 1]!]
      return first === last ? from : `من ${from} إلى ${to}`
    }),
  )
}

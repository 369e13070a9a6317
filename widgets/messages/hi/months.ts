import type * as en from '../en/months.ts'
import { monthRuns } from '../month-runs.ts'
import { listed } from './list.ts'

/** Not from `Intl`, whose first use loads its data: 60 ms on a phone. */
export const MONTHS: typeof en.MONTHS = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
]

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

export interface Closure {
  /** MM-DD. */
  from: string
  to: string
}

interface End {
  month: number
  day: number
  isMiddle: boolean
}

/** A closure's ends, and the month in which the place opens again. Ends of rough dates are said without their days. */
export function closureOf({ from, to }: Closure): {
  first: End
  last: End
  isRough: boolean
  opens: number
} {
  const [first, last] = [endOf(from), endOf(to)]
  const isRough = (first.day === 1 || first.isMiddle) && (isMonthEnd(last) || last.isMiddle)
  return { first, last, isRough, opens: isMonthEnd(last) ? (last.month % 12) + 1 : last.month }
}

function endOf(date: string): End {
  const [month, day] = date.split('-').map(Number) as [number, number]
  return { month, day, isMiddle: day === 15 || day === 16 }
}

/** In a leap year. */
const daysIn = (month: number) => new Date(Date.UTC(2024, month, 0)).getUTCDate()

const isMonthEnd = ({ month, day }: End) => day >= daysIn(month) || (month === 2 && day === 28)

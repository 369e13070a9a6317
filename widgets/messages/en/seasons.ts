import { type Closure, closureOf } from '../closure.ts'
import { MONTHS, monthsInWords } from './months.ts'

const monthName = (month: number) => MONTHS[month - 1] ?? ''

/** 'July to September', 'mid June to mid November', '20 December to 5 January'. */
function span(closure: Closure): string {
  const { first, last, isRough } = closureOf(closure)
  const [from = '', to = ''] = [first, last].map(({ month, day, isMiddle }) => {
    if (!isRough) return `${day} ${monthName(month)}`
    return `${isMiddle ? 'mid ' : ''}${monthName(month)}`
  })
  return isRough && from === to ? from : `${from} to ${to}`
}

export const seasons = {
  id: 'seasons' as const,
  /** Prefix of a note if the trip has several stops. */
  stop: (stop: number) => `Stop ${stop}: `,
  /** 'Kanha National Park is closed July to September. It opens again in October.' */
  closed: (name: string, closure: Closure & { part: boolean }) =>
    `${closure.part ? `Part of ${name}` : name} is closed ${span(closure)}. It opens again in ${monthName(closureOf(closure).opens)}.`,
  best: (months: readonly number[]) => `Best months: ${monthsInWords(months)}`,
  /** At least two days. */
  stay: (name: string, days: number) => `${name}: most travellers stay at least ${days} days.`,
  byRoad: (from: string, to: string, hours: number) =>
    `${from} to ${to}: about ${hours} ${hours === 1 ? 'hour' : 'hours'} by road.`,
  travelDay: (from: string, to: string, km: number) =>
    `${from} to ${to} is a travel day, about ${km} km.`,
  flight: (from: string, to: string) => `${from} to ${to} is usually a flight.`,
  flexible: 'Flexible dates',
  /** 'Flexible in November 2027', also a line of the special request. Buttons have no year. */
  flexibleIn: (month: number, year: string) => `Flexible in ${monthName(month)} ${year}`.trim(),
}

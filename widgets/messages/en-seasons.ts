import { MONTHS } from './months.ts'

/** Splits MM-DD into [month, day]. */
const parts = (day: string) => day.split('-').map(Number) as [number, number]

const monthName = (month: number) => MONTHS[month - 1] ?? ''

/** In a leap year. */
const daysIn = (month: number) => new Date(Date.UTC(2024, month, 0)).getUTCDate()

const isEnd = (month: number, day: number) => day >= daysIn(month) || (month === 2 && day === 28)

const isMiddle = (day: number) => day === 15 || day === 16

/** 'July to September', 'mid June to mid November', '20 December to 5 January'. */
function span({ from, to }: { from: string; to: string }): string {
  const [[first, begin], [last, end]] = [parts(from), parts(to)]
  const isRough = (begin === 1 || isMiddle(begin)) && (isEnd(last, end) || isMiddle(end))
  if (!isRough) return `${begin} ${monthName(first)} to ${end} ${monthName(last)}`
  const named = (month: number, day: number) => `${isMiddle(day) ? 'mid ' : ''}${monthName(month)}`
  const [one, other] = [named(first, begin), named(last, end)]
  return one === other ? one : `${one} to ${other}`
}

/** Month in which it opens again. */
function opening(to: string): string {
  const [month, day] = parts(to)
  return monthName(isEnd(month, day) ? (month % 12) + 1 : month)
}

/** Prefix of a note if the trip has several stops. */
export const stopSaid = (stop: number) => `Stop ${stop}: `

export const seasons = {
  /** 'Kanha National Park is closed July to September. It opens again in October.' */
  closed: (name: string, closure: { from: string; to: string; part: boolean }) =>
    `${closure.part ? `Part of ${name}` : name} is closed ${span(closure)}. It opens again in ${opening(closure.to)}.`,
  best: (months: string) => `Best months: ${months}`,
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

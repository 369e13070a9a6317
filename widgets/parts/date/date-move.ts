import { addDays, addMonths } from '../../contract/values/add-days.ts'

/** Months are added before days. */
export type Move = readonly [months: number, days: number]

const MOVES: Record<string, (weekday: number) => Move> = {
  ArrowLeft: () => [0, -1],
  ArrowRight: () => [0, 1],
  ArrowUp: () => [0, -7],
  ArrowDown: () => [0, 7],
  Home: (weekday) => [0, -weekday],
  End: (weekday) => [0, 6 - weekday],
  PageUp: () => [-1, 0],
  PageDown: () => [1, 0],
  'Shift+PageUp': () => [-12, 0],
  'Shift+PageDown': () => [12, 0],
}

/** The move of a key from a date (YYYY-MM-DD), or undefined for other keys. Weeks start on Monday. */
export const moveOf = (key: string, date: string): Move | undefined =>
  MOVES[key]?.((new Date(date).getUTCDay() + 6) % 7)

/** Adds a move to a date, clamped to `min` and `max`. All dates are YYYY-MM-DD. */
export function moveDate(date: string, [months, days]: Move, min?: string, max?: string): string {
  const first = min || '1000-01-01'
  const last = max || '9999-12-31'
  const moved = addDays(addMonths(date, months), days)
  const from = moved < first ? first : moved
  // `moved` is '' beyond the year 9999.
  return moved && from < last ? from : last
}

import { HOTEL_CATEGORIES, MAX_DESTINATIONS } from '../contract/limits.ts'
import type { FieldErrors } from './form.ts'

/** Lists of rows that a person adds to, removes from and fills in; each change answers a new list. */

export const mostRows = MAX_DESTINATIONS

/** One of the rows, under a key that none of them has. */
export const withRow = <Row extends { key: number }>(rows: readonly Row[], blank: Row): Row[] => [
  ...rows,
  { ...blank, key: Math.max(...rows.map(({ key }) => key)) + 1 },
]

/** The rows without one; the last one that is left stays (specification, section 4). */
export const withoutRow = <Row>(rows: readonly Row[], index: number): readonly Row[] =>
  rows.length > 1 && index in rows ? rows.filter((_, place) => place !== index) : rows

export const withChange = <Row>(rows: readonly Row[], index: number, change: Partial<Row>): Row[] =>
  rows.map((row, place) => (place === index ? { ...row, ...change } : row))

/** The chosen hotel categories, in the order in which they are offered, after one was (un)ticked. */
export const hotelsWith = (chosen: readonly string[], one: string, ticked: boolean): string[] =>
  HOTEL_CATEGORIES.filter((each) => (each === one ? ticked : chosen.includes(each)))

/** What is left of the errors of a list (`list.2.city`) once a row of it has gone. */
export function errorsWithoutRow(errors: FieldErrors, list: string, index: number): FieldErrors {
  const left: FieldErrors = {}
  for (const [path, text] of Object.entries(errors)) {
    const [name, place, ...field] = path.split('.')
    if (name !== list) left[path] = text
    else if (Number(place) < index) left[path] = text
    else if (Number(place) > index) left[[list, Number(place) - 1, ...field].join('.')] = text
  }
  return left
}

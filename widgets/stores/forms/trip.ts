import { addDays } from '../../contract/add-days.ts'
import { latinDigits } from '../../contract/digits.ts'
import { HOTEL_CATEGORIES, MAX_DAYS } from '../../contract/limits.ts'
import { BOTH, type MealPlan as Told, NON_VEG, VEG } from '../../contract/meal-plan.ts'
import type { FieldErrors } from './declaration.ts'
import { ownEntries } from './own-entries.ts'

/** A trip as it is put together in the wizard, and what it adds up to (specification, section 4). */

/** A meal plan, or '' before a choice. */
export type MealPlan = Told | ''

/** A destination of the trip as typed. */
export interface Row {
  /** Tells the rows of a list apart, whatever their place. */
  key: number
  /** A city's uuid. */
  city: string
  /** What is written in its place while it is looked for. */
  city_text: string
  no_days: string
  /** The chosen hotel categories, in the order in which they are offered. */
  accommodation_preference: readonly string[]
}

/** Something to celebrate; collected, and not sent (specification, section 3). */
export interface Occasion {
  key: number
  occasion: string
  /** YYYY-MM-DD. */
  date_of_occasion: string
}

/** What a list of either begins with. */
export const ROW: Row = {
  key: 1,
  city: '',
  city_text: '',
  no_days: '',
  accommodation_preference: [],
}
export const OCCASION: Occasion = { key: 1, occasion: '', date_of_occasion: '' }

/** Whether there is anything in it. */
export const isRowInUse = ({ city, city_text, no_days, accommodation_preference }: Row) =>
  Boolean(city || city_text || no_days || accommodation_preference.length)
export const isOccasionInUse = ({ occasion, date_of_occasion }: Occasion) =>
  Boolean(occasion.trim() || date_of_occasion)

/** The days that were typed; 0 where nothing was, or nothing that counts. */
export function daysOf(typed: string): number {
  const digits = latinDigits(typed)
  const days = /^\s*\d{1,9}\s*$/.test(digits) ? Number(digits) : 0
  return days <= MAX_DAYS ? days : 0
}

/** Nights of so many days: one fewer, and none where there are no days. */
export const nightsOf = (days: number) => Math.max(0, days - 1)

/** What a trip adds up to; its nights are one fewer than its days, for the way between two stops is one, too. */
export function totalsOf(rows: readonly { no_days: string }[]): { days: number; nights: number } {
  let days = 0
  for (const { no_days } of rows) days += daysOf(no_days)
  return { days, nights: nightsOf(days) }
}

/** The end of a trip: its start plus its total days; '' where there is none. */
export const endDate = (from_date: string, days: number) => addDays(from_date, days)

/** What two ticks make of the meal plan. */
export function mealPlan(veg: boolean, nonVeg: boolean): MealPlan {
  if (veg && nonVeg) return BOTH
  return veg ? VEG : nonVeg ? NON_VEG : ''
}

/** Which ticks a meal plan stands for. */
export const isVeg = (plan: MealPlan) => plan === VEG || plan === BOTH
export const isNonVeg = (plan: MealPlan) => plan === NON_VEG || plan === BOTH

/** The rows and one more, under a key that none of them has. */
export const withRow = <Item extends { key: number }>(
  rows: readonly Item[],
  blank: Item,
): Item[] => [...rows, { ...blank, key: Math.max(...rows.map(({ key }) => key)) + 1 }]

/** The rows without one; the last one that is left stays (specification, section 4). */
export const withoutRow = <Item>(rows: readonly Item[], index: number): readonly Item[] =>
  rows.length > 1 && index in rows ? rows.filter((_, place) => place !== index) : rows

export const withChange = <Item>(
  rows: readonly Item[],
  index: number,
  change: Partial<Item>,
): Item[] => rows.map((row, place) => (place === index ? { ...row, ...change } : row))

/** The chosen hotel categories, in the order in which they are offered, after one was (un)ticked. */
export const hotelsWith = (chosen: readonly string[], one: string, ticked: boolean): string[] =>
  HOTEL_CATEGORIES.filter((each) => (each === one ? ticked : chosen.includes(each)))

/** What is left of the errors of a list (`list.2.city`) once a row of it has gone. */
export function errorsWithoutRow(errors: FieldErrors, list: string, index: number): FieldErrors {
  const left: FieldErrors = {}
  for (const [path, text] of ownEntries(errors)) {
    const [name, place, ...field] = path.split('.')
    if (name !== list) left[path] = text
    else if (Number(place) < index) left[path] = text
    else if (Number(place) > index) left[[list, Number(place) - 1, ...field].join('.')] = text
  }
  return left
}

import { addDays } from '../../../contract/values/add-days.ts'
import { latinDigits } from '../../../contract/values/digits.ts'
import { MAX_DAYS } from '../../../contract/limits.ts'
import { HOTEL_CATEGORIES } from '../../../contract/values/hotel-categories.ts'
import { BOTH, type MealPlan as Told, NON_VEG, VEG } from '../../../contract/values/meal-plan.ts'
import type { FieldErrors } from '../engine/declaration.ts'
import { ownEntries } from '../engine/own-properties.ts'

/** Trip of the wizard and its totals (specification, section 4). */

/** '' before a choice. */
export type MealPlan = Told | ''

export interface Row {
  /** Identifies a row independent of its position. */
  key: number
  city: string
  /** Search text before a city is chosen. */
  city_text: string
  no_days: string
  /** Chosen hotel categories, in the order of `HOTEL_CATEGORIES`. */
  accommodation_preference: readonly string[]
}

/** Not part of the payload (specification, section 3). */
export interface Occasion {
  key: number
  occasion: string
  /** YYYY-MM-DD. */
  date_of_occasion: string
}

/** A month that suits the visitor, until another date is chosen. */
export interface Flexible {
  /** Start that was proposed for it, YYYY-MM-DD. */
  from_date: string
  /** Line of the special request: 'Flexible in November 2027'. */
  said: string
}

export const ROW: Row = {
  key: 1,
  city: '',
  city_text: '',
  no_days: '',
  accommodation_preference: [],
}
export const OCCASION: Occasion = { key: 1, occasion: '', date_of_occasion: '' }

export const isRowInUse = ({ city, city_text, no_days, accommodation_preference }: Row) =>
  Boolean(city || city_text || no_days || accommodation_preference.length)
export const isOccasionInUse = ({ occasion, date_of_occasion }: Occasion) =>
  Boolean(occasion.trim() || date_of_occasion)

/** Days as a number; 0 if empty, invalid or above the limit. */
export function daysOf(typed: string): number {
  const digits = latinDigits(typed)
  const days = /^\s*\d{1,9}\s*$/.test(digits) ? Number(digits) : 0
  return days <= MAX_DAYS ? days : 0
}

export const nightsOf = (days: number) => Math.max(0, days - 1)

/** Totals of a trip. Nights are the total days less one, because the night between two stops counts too. */
export function totalsOf(rows: readonly { no_days: string }[]): { days: number; nights: number } {
  let days = 0
  for (const { no_days } of rows) days += daysOf(no_days)
  return { days, nights: nightsOf(days) }
}

/** Start plus total days; '' without a valid date. */
export const endDate = (from_date: string, days: number) => addDays(from_date, days)

export function mealPlan(veg: boolean, nonVeg: boolean): MealPlan {
  if (veg && nonVeg) return BOTH
  return veg ? VEG : nonVeg ? NON_VEG : ''
}

export const isVeg = (plan: MealPlan) => plan === VEG || plan === BOTH
export const isNonVeg = (plan: MealPlan) => plan === NON_VEG || plan === BOTH

export const withRow = <Item extends { key: number }>(
  rows: readonly Item[],
  blank: Item,
): Item[] => [...rows, { ...blank, key: Math.max(...rows.map(({ key }) => key)) + 1 }]

/** Removes a row, except the last one left (specification, section 4). */
export const withoutRow = <Item>(rows: readonly Item[], index: number): readonly Item[] =>
  rows.length > 1 && index in rows ? rows.filter((_, place) => place !== index) : rows

export const withChange = <Item>(
  rows: readonly Item[],
  index: number,
  change: Partial<Item>,
): Item[] => rows.map((row, place) => (place === index ? { ...row, ...change } : row))

/** Chosen hotel categories after one was (un)ticked, in the order of `HOTEL_CATEGORIES`. */
export const hotelsWith = (chosen: readonly string[], one: string, ticked: boolean): string[] =>
  HOTEL_CATEGORIES.filter((each) => (each === one ? ticked : chosen.includes(each)))

/** Shifts the errors of a list (`list.2.city`) after one of its rows was removed. */
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

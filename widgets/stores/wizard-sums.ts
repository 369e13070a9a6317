import { MAX_DAYS } from '../contract/limits.ts'

/** What a trip adds up to, and its meal plan (specification, section 4). Days are whole days. */

export type MealPlan = 'VEG' | 'NON VEG' | 'BOTH' | ''

/** The days that were typed; 0 where nothing was, or nothing that counts. */
export function daysOf(typed: string): number {
  const days = /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : 0
  return days <= MAX_DAYS ? days : 0
}

/** Nights of so many days: one fewer, and none where there are no days. */
export const nightsOf = (days: number) => Math.max(0, days - 1)

export function totalDays(rows: readonly { no_days: string }[]): number {
  let days = 0
  for (const { no_days } of rows) days += daysOf(no_days)
  return days
}

/** Nights of the whole trip: one fewer than its days, for the way between two stops is one, too. */
export const totalNights = (rows: readonly { no_days: string }[]) => nightsOf(totalDays(rows))

/** What two ticks make of the meal plan. */
export function mealPlan(veg: boolean, nonVeg: boolean): MealPlan {
  if (veg && nonVeg) return 'BOTH'
  return veg ? 'VEG' : nonVeg ? 'NON VEG' : ''
}

/** Which ticks a meal plan stands for. */
export const isVeg = (plan: MealPlan) => plan === 'VEG' || plan === 'BOTH'
export const isNonVeg = (plan: MealPlan) => plan === 'NON VEG' || plan === 'BOTH'

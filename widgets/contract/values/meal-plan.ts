/** Meal plans as sent (specification, section 9). */
export const VEG = 'VEG'
export const NON_VEG = 'NON VEG'
export const BOTH = 'BOTH'

export const MEAL_PLANS = [VEG, NON_VEG, BOTH] as const
export type MealPlan = (typeof MEAL_PLANS)[number]

export const MEALS_TOLD: Readonly<Record<MealPlan, string>> = {
  [VEG]: 'Veg',
  [NON_VEG]: 'Non veg',
  [BOTH]: 'Veg and non veg',
}

/** Label of a meal plan. A provider's own plans are shown as sent. */
export function mealsTold(plan: string): string {
  const known = MEAL_PLANS.find((one) => one === plan)
  return known ? MEALS_TOLD[known] : plan
}

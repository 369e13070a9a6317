/** Meal plans of an enquiry as they are sent (specification, section 9). */
export const VEG = 'VEG'
export const NON_VEG = 'NON VEG'
export const BOTH = 'BOTH'

export const MEAL_PLANS = [VEG, NON_VEG, BOTH] as const
export type MealPlan = (typeof MEAL_PLANS)[number]

/** As people read them, on both ends. */
export const MEALS_TOLD: Readonly<Record<MealPlan, string>> = {
  [VEG]: 'Veg',
  [NON_VEG]: 'Non veg',
  [BOTH]: 'Veg and non veg',
}

/** A meal plan as people read it; a provider may add plans of its own. */
export function mealsTold(plan: string): string {
  const known = MEAL_PLANS.find((one) => one === plan)
  return known ? MEALS_TOLD[known] : plan
}

import { expect, test } from 'vitest'
import { MEAL_PLANS, MEALS_TOLD } from './meal-plan.ts'

test('has a label for each specified plan', () => {
  expect(MEAL_PLANS).toEqual(['VEG', 'NON VEG', 'BOTH'])
  expect(MEAL_PLANS.map((plan) => MEALS_TOLD[plan])).toEqual(['Veg', 'Non veg', 'Veg and non veg'])
})

/** Loads with the wizard's validation. */
import type { FieldFaults } from '../../contract/text.ts'
import { MAX_DAYS, MAX_PEOPLE, MAX_TEXT } from '../../contract/limits.ts'

export const wizardDates = {
  id: 'wizardDates' as const,
  /** `earliest` is dd/MM/yyyy. */
  tooEarly: (earliest: string) => `Please select the from date: ${earliest} or later`,
}

/** By field and fault. 'required' is the fallback. */
export const wizardFaults = {
  id: 'wizardFaults' as const,
  number_of_adults: {
    required: 'Please enter the number of adults',
    range: `Adults must be a number from 1 to ${MAX_PEOPLE}`,
  },
  number_of_kids: {
    required: 'Please enter the number for kids',
    range: `Below 5 must be a number from 0 to ${MAX_PEOPLE}`,
  },
  from_date: {
    required: 'Please select the from date',
    invalid: 'Please select the from date: dd/MM/yyyy',
  },
  meal_plan: { required: 'Please select the meal plan.' },
  city: { required: 'Please select the destination' },
  no_days: {
    required: 'Please enter the number of days',
    range: `Days must be a number from 1 to ${MAX_DAYS}`,
  },
  accommodation_preference: { required: 'Please select the hotel category' },
  coupon_code: {
    required: 'This coupon code cannot be used',
    long: 'This coupon code is too long',
  },
  any_special_request: {
    required: 'Your request contains something we can’t send',
    long: `Please shorten your request to ${MAX_TEXT} characters`,
  },
} satisfies FieldFaults<string>

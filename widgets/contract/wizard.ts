import * as z from 'zod/mini'
import { MAX_DAYS, MAX_DESTINATIONS, MAX_NAME, MAX_PEOPLE, MAX_TEXT } from './limits.ts'
import { HOTEL_CATEGORIES } from './values/hotel-categories.ts'
import { MEAL_PLANS } from './values/meal-plan.ts'
import { email, isoDate, mobile, name, optionalText, text, typedCount } from './text.ts'

/** A destination as typed into the wizard. Its hotel categories are joined only when sent. */
export const wizardRow = z.object({
  city: text(100),
  no_days: typedCount(1, MAX_DAYS),
  accommodation_preference: z
    .array(z.enum(HOTEL_CATEGORIES, 'invalid'), 'required')
    .check(z.minLength(1, 'required')),
})

/** First step as typed (specification, section 5). */
export const wizardTrip = z.object({
  number_of_adults: typedCount(1, MAX_PEOPLE),
  number_of_kids: typedCount(0, MAX_PEOPLE),
  from_date: isoDate,
  meal_plan: z.enum(MEAL_PLANS, 'required'),
  destinations: z
    .array(wizardRow)
    .check(z.minLength(1, 'required'), z.maxLength(MAX_DESTINATIONS, 'range')),
  coupon_code: optionalText(MAX_NAME),
  any_special_request: optionalText(MAX_TEXT),
})

export const wizardPerson = z.object({
  first_name: name,
  last_name: name,
  email,
  phone_number: mobile,
})

export const wizardForm = z.object({ ...wizardTrip.shape, ...wizardPerson.shape })

/** The wizard after validation: counts are numbers, texts are trimmed, the mobile number has ten digits. */
export type CheckedWizard = z.infer<typeof wizardForm>

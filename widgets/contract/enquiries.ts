import * as z from 'zod/mini'
import { MAX_DAYS, MAX_DESTINATIONS, MAX_NAME, MAX_PEOPLE, MAX_TEXT } from './limits.ts'
import { receipt } from './list.ts'
import { MEAL_PLANS } from './values/meal-plan.ts'
import { sightsLine } from './values/sights.ts'
import { count, email, isoDate, mobile, optionalText, text, typedCount, uuid } from './text.ts'

/** One stop of a trip. Only the wizard sends `no_nights` and the fields after it. */
export const destination = z.object({
  city: uuid,
  no_days: count(1, MAX_DAYS),
  no_nights: z.optional(count(0, MAX_DAYS)),
  /** Chosen hotel categories joined by comma and space: '5 Star, 4 Star'. */
  accommodation_preference: optionalText(MAX_NAME),
  /** Place in the trip, from 1. */
  sequence: z.optional(count(1, MAX_DESTINATIONS)),
})
export type Destination = z.infer<typeof destination>

/** An enquiry. The simple form sends four fields, the wizard sends all (specification, section 3). */
export const enquiry = z.object({
  destinations: z
    .array(destination, 'required')
    .check(z.minLength(1, 'required'), z.maxLength(MAX_DESTINATIONS, 'range')),
  number_of_adults: count(1, MAX_PEOPLE),
  phone_number: mobile,
  email,
  number_of_kids: z.optional(count(0, MAX_PEOPLE)),
  meal_plan: z.optional(z.enum([...MEAL_PLANS, ''], 'invalid')),
  coupon_code: optionalText(MAX_NAME),
  from_date: z.optional(isoDate),
  to_date: z.optional(isoDate),
  any_special_request: optionalText(MAX_TEXT),
  first_name: optionalText(MAX_NAME),
  last_name: optionalText(MAX_NAME),
})
export type Enquiry = z.infer<typeof enquiry>

/** Response to a new enquiry. A `challenge` may be solved in the background, see `proveSender`. */
export const enquiryReceipt = receipt(
  z.object({ reference: z.optional(z.string()), challenge: z.optional(z.string()) }),
)
export type EnquiryReceipt = z.infer<typeof enquiryReceipt>

const personalFields = {
  destination: text(100),
  days: typedCount(1, MAX_DAYS),
  total_people: typedCount(1, MAX_PEOPLE),
  email,
  mobile_number: mobile,
}

/** The simple form as typed by a visitor (specification, section 5). */
export const personalForm = z.object(personalFields)
/** The simple form as typed by a corporate user. Has no one-time code, because an address may be verified already. */
export const corporateForm = z.object({
  ...personalFields,
  corporateCompany: text(100),
  corporate_email: email,
})

/**
 * Values of the simple form as typed (specification, section 3). `sight` is the attraction that was chosen by its name;
 * `destination_text` is typed text that no destination was chosen for.
 */
export type SimpleField = keyof z.infer<typeof corporateForm> | 'otp' | 'destination_text' | 'sight'
export type SimpleForm = Record<SimpleField, string> & { isCorporateUser: boolean }

/** The simple form after validation: days and people are numbers, the mobile number has ten digits. */
export type CheckedForm = z.infer<typeof personalForm>

/**
 * Request body of the simple form: four fields for all visitors (specification, section 3). They name no attractions,
 * so a chosen one is a line of the request, as in the wizard.
 */
export const enquiryOf = (checked: CheckedForm, sight: string) =>
  ({
    destinations: [{ city: checked.destination, no_days: checked.days }],
    number_of_adults: checked.total_people,
    phone_number: checked.mobile_number,
    email: checked.email,
    ...(sight ? { any_special_request: sightsLine([sight]) } : {}),
  }) satisfies Enquiry

/** Maps payload fields to form fields where the names differ. */
export const ENQUIRY_FROM = {
  destinations: 'destination',
  city: 'destination',
  no_days: 'days',
  number_of_adults: 'total_people',
  phone_number: 'mobile_number',
  any_special_request: 'destination',
} as const

export type { EnquirySummary } from './enquiry-list.ts'

export const createEnquiry = { input: enquiry, output: enquiryReceipt }

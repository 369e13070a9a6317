import * as z from 'zod/mini'
import { listOf } from './list.ts'
import { uuid } from './text.ts'

/** A stop of a stored enquiry; `city` is its name. */
const stopSummary = z.object({
  city: z.string(),
  no_days: z.number(),
  no_nights: z.optional(z.number()),
  accommodation_preference: z.optional(z.string()),
})

/** A stored enquiry as its sender sees it in a list; the details are there as far as they were sent. */
export const enquirySummary = z.object({
  id: uuid,
  reference: z.string(),
  /** Calendar date of receipt, YYYY-MM-DD. */
  date: z.string(),
  /** City names joined by comma and space. */
  destination: z.string(),
  /** 'Received', 'Completed' or 'Canceled', and whatever a provider adds. */
  status: z.string(),
  destinations: z.optional(z.array(stopSummary)),
  number_of_adults: z.optional(z.number()),
  number_of_kids: z.optional(z.number()),
  meal_plan: z.optional(z.string()),
  coupon_code: z.optional(z.string()),
  /** Calendar dates, YYYY-MM-DD. */
  from_date: z.optional(z.string()),
  to_date: z.optional(z.string()),
  any_special_request: z.optional(z.string()),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  phone_number: z.optional(z.string()),
  email: z.optional(z.string()),
})
export type EnquirySummary = z.infer<typeof enquirySummary>

export const enquiriesOfUser = { output: listOf(enquirySummary) }

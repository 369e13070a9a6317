import * as z from 'zod/mini'
import { figure, id, listOf, maybe, some, words } from './list.ts'

/** A stop of a stored enquiry. `city` is the city's name. */
const stopSummary = z.object({
  city: z.string(),
  no_days: figure,
  no_nights: maybe(figure),
  accommodation_preference: maybe(z.string()),
})

/** A stored enquiry as its sender sees it in a list. Details are present if they were sent. */
export const enquirySummary = z.object({
  id,
  reference: words,
  /** Calendar date of receipt, YYYY-MM-DD. */
  date: words,
  /** City names joined by comma and space. */
  destination: words,
  /** 'New', 'In progress', 'Completed', 'Canceled', or a provider's own status. */
  status: words,
  destinations: maybe(some(stopSummary)),
  number_of_adults: maybe(figure),
  number_of_kids: maybe(figure),
  meal_plan: maybe(z.string()),
  coupon_code: maybe(z.string()),
  /** Calendar dates, YYYY-MM-DD. */
  from_date: maybe(z.string()),
  to_date: maybe(z.string()),
  any_special_request: maybe(z.string()),
  first_name: maybe(z.string()),
  last_name: maybe(z.string()),
  phone_number: maybe(z.string()),
  email: maybe(z.string()),
})
export type EnquirySummary = z.infer<typeof enquirySummary>

export const enquiriesOfUser = { output: listOf(enquirySummary) }

import type { Enquiry } from '../contract/enquiries.ts'
import type { CheckedWizard } from '../contract/wizard.ts'
import { endDate } from './wizard-dates.ts'
import { nightsOf } from './wizard-sums.ts'

/**
 * The specified payload of a checked wizard (specification, section 3). Senior citizens, company,
 * totals and occasions are not part of it. What was left empty is sent as an empty text.
 */
export function payloadOf(form: CheckedWizard): Enquiry {
  let days = 0
  for (const { no_days } of form.destinations) days += no_days
  return {
    destinations: form.destinations.map(({ city, no_days, accommodation_preference }, index) => ({
      city,
      no_days,
      no_nights: nightsOf(no_days),
      accommodation_preference: accommodation_preference.join(', '),
      sequence: index + 1,
    })),
    number_of_adults: form.number_of_adults,
    number_of_kids: form.number_of_kids,
    meal_plan: form.meal_plan,
    coupon_code: form.coupon_code ?? '',
    from_date: form.from_date,
    to_date: endDate(form.from_date, days),
    any_special_request: form.any_special_request ?? '',
    first_name: form.first_name,
    last_name: form.last_name,
    phone_number: form.phone_number,
    email: form.email,
  }
}

/** Parts of the payload that the form does not ask for, and the field that each follows from. */
const SOURCES: Record<string, string> = {
  to_date: 'from_date',
  destinations: 'destinations.0.city',
  no_nights: 'no_days',
  sequence: 'city',
}

/** The field of the form that a path of the payload came from; most are of the same name. */
export function fieldOf(path: string): string {
  if (SOURCES[path]) return SOURCES[path]
  return path.replace(/\w+$/, (name) => SOURCES[name] ?? name)
}

import type { CheckedForm, Enquiry } from '../contract/enquiries.ts'
import type { SimpleField } from './simple-form.ts'

/** The specified payload of a checked form: four fields, whoever sends them. */
export function payloadOf(form: CheckedForm): Enquiry {
  return {
    destinations: [{ city: form.destination, no_days: form.days }],
    number_of_adults: form.total_people,
    phone_number: form.mobile_number,
    email: form.email,
  }
}

const FIELDS = new Map<string, SimpleField>([
  ['number_of_adults', 'total_people'],
  ['phone_number', 'mobile_number'],
  ['email', 'email'],
])

/** The field of the form that a path of the payload came from. */
export function fieldOf(path: string): SimpleField | undefined {
  if (path.endsWith('.city')) return 'destination'
  if (path.endsWith('.no_days')) return 'days'
  return FIELDS.get(path)
}

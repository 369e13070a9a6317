import type { CheckedForm, Enquiry } from './enquiries.ts'

/** Fields of the simple form: label, valid input, and the error when empty. */
export const FIELDS = {
  destination: {
    label: 'Destination',
    typed: 'Umaria',
    empty: 'Please select the destination',
  },
  days: { label: 'Days', typed: '5', empty: 'Please enter the Days' },
  total_people: { label: 'Total People', typed: '2', empty: 'Please enter the Total People' },
  email: { label: 'Email', typed: 'asha.rao@example.com', empty: 'Please enter your Email' },
  mobile_number: { label: 'Mobile', typed: '+91 98765-43210', empty: 'Please enter your Mobile' },
} as const satisfies Record<keyof CheckedForm, { label: string; typed: string; empty: string }>

type FieldName = keyof typeof FIELDS

export const eachField = (fact: 'typed' | 'empty') =>
  Object.fromEntries(Object.entries(FIELDS).map(([name, facts]) => [name, facts[fact]])) as Record<
    FieldName,
    string
  >

export const typedEnquiry = (destination: string) => ({ ...eachField('typed'), destination })

/** Request body of the form above. */
export const sentEnquiry = (city: string) =>
  ({
    destinations: [{ city, no_days: 5 }],
    number_of_adults: 2,
    phone_number: '9876543210',
    email: 'asha.rao@example.com',
  }) satisfies Enquiry

/** Separate, because it loads once the form is in use. */
import type { FieldFaults } from '../../contract/text.ts'
import { mobileFaults } from './mobile.ts'

/** Success (specification, section 8). */
const sent = 'Review added successfully.'

export const reviewThanks = {
  id: 'reviewThanks' as const,
  sent,
  /** Success if staff read it first. */
  held: `${sent} It will appear once we’ve read it.`,
  text: 'Thank you for helping other travellers choose.',
  another: 'Write another review',
  percent: (percent: number) => `${percent} %`,
}

/** By field and fault. 'required' is the fallback. */
export const reviewFaults = {
  id: 'reviewFaults' as const,
  first_name: { required: 'Please enter your First Name' },
  last_name: { required: 'Please enter your Last Name' },
  email: {
    required: 'Please enter your valid Email Address',
    email: 'Must be a valid email',
    long: 'Must be a valid email',
  },
  mobile_number: {
    required: 'Please enter your valid Mobile Number',
    ...mobileFaults,
  },
  attraction: { required: 'Please select Attraction' },
  date_of_visit: {
    required: 'Please select the date of visit',
    range: 'The date of visit cannot be in the future',
  },
  rating: { required: 'Please add Rating.' },
  feedback: {
    required: 'Please enter your Feedback.',
    long: 'Your Feedback can have at most 5,000 characters.',
  },
} satisfies FieldFaults<string>

/** Separate, because it loads once the form is in use. */
import type { FaultTexts } from '../contract/text.ts'
import { mobileFaults } from './en-mobile.ts'

/** Success (specification, section 8). */
export const sent = 'Review added successfully.'

/** Success if staff read it first. */
export const held = `${sent} It will appear once we’ve read it.`

export const thanks = 'Thank you for helping other travellers choose.'

export const another = 'Write another review'

export const percent = (percent: number) => `${percent} %`

/** By field and fault. 'required' is the fallback. */
export const reviewFaults = {
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
} satisfies Record<string, FaultTexts>

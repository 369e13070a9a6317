import type { FieldFaults } from '../../contract/text.ts'
import { mobileFaults } from './mobile.ts'
import { MAX_NAME, MAX_TEXT } from '../../contract/limits.ts'

export const sendingVideo = {
  id: 'sendingVideo' as const,
  label: 'Sending your testimonial',
  /** At 100 % the provider is still processing the upload. */
  says: (percent: number) => (percent < 100 ? `${percent} %` : '100 %, almost done'),
  /** After the page was reloaded in the middle of an upload. */
  again: (percent: number) => `Choose the same file again to continue at ${percent} %.`,
}

/** Success (specification, section 8). */
const sent = 'Testimonial added successfully.'

export const testimonialThanks = {
  id: 'testimonialThanks' as const,
  sent,
  /** Success if staff watch it first. */
  held: `${sent} It will appear once we’ve watched it.`,
  text: 'Thank you for telling other travellers about your trip.',
  another: 'Submit another testimonial',
}

/** By field and fault. 'required' is the fallback. */
export const testimonialFaults = {
  id: 'testimonialFaults' as const,
  first_name: {
    required: 'Please enter your First Name',
    long: `First Name may have at most ${MAX_NAME} characters`,
  },
  last_name: {
    required: 'Please enter your Last Name',
    long: `Last Name may have at most ${MAX_NAME} characters`,
  },
  email: {
    required: 'Please enter your valid Email Address',
    email: 'Must be a valid email',
    long: 'Must be a valid email',
  },
  mobile_number: {
    required: 'Please enter your valid Mobile Number',
    ...mobileFaults,
  },
  feedback: {
    required: 'Please enter your feedback.',
    long: `Feedback may have at most ${MAX_TEXT} characters`,
  },
  video: { required: 'Please upload a video' },
} satisfies FieldFaults<string>

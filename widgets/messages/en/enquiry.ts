/** Texts of the first render. Texts of the specification's sections 5 and 8 are exact. */
import type { Direction } from '../../contract/values/language.ts'
import { company } from './company.ts'

export const form = {
  id: 'form' as const,
  /** BCP 47 tag. */
  lang: 'en',
  dir: 'ltr' as Direction,
  requiredMark: 'Fields marked * are required.',
  privacy: `${company} uses this only to answer you.`,
  privacyLink: 'Privacy',
  tryAgain: 'Try again',
  // For parts that are late or have failed.
  formFailed: 'Part of the form hasn’t loaded. Are you online?',
  listFailed: 'The list hasn’t loaded.',
}

export const enquiry = {
  id: 'enquiry' as const,
  heading: 'Personal Trip Planner',
  destination: 'Destination',
  chooseDestination: 'Choose a destination',
  ideas: 'Not sure yet? See trip ideas',
  days: 'Days',
  total_people: 'Total People',
  email: 'Email',
  mobile: 'Mobile',
  corporate: 'I am a corporate user',
  submit: 'Submit Enquiry',
  sending: 'Sending',
  failed: 'Sorry, we are unable to submit your enquiry. Please try again later',
}

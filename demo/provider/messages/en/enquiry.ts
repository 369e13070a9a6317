import { brand } from '../../../../site/brand.ts'

/** The letter that confirms an enquiry. */
export const says = {
  subject: (reference: string) => `Your trip enquiry ${reference}`,
  changedSubject: (reference: string) => `Your changed trip enquiry ${reference}`,
  thanks: (reference: string) =>
    `Thank you for your enquiry. Your reference is ${reference}. You asked for:`,
  changed: (reference: string) =>
    `We’ve changed your enquiry ${reference} as you asked. It now says:`,
  /** For a text that the letter doesn't repeat; `label` is its field. */
  received: (label: string) => `We’ve received your ${label.toLowerCase()}, too.`,
  call: (mobile: string) =>
    `One of our planners will read your enquiry and call you on ${mobile} within ${brand.callsWithin}.`,
  plan: 'We’ll email you a plan with a price. You can change it as often as you like.',
  free: 'Nothing is booked or charged until you say yes.',
  follow: 'Follow your enquiry online',
  account: 'Create an account',
  inOnePlace: 'With a password, you can see all your enquiries and payments in one place.',
  notSent: 'Didn’t send this? Someone may have mistyped their address. You can ignore this email.',
}

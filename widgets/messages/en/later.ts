/** Separate, because it loads once a form is in use. */
import { callsWithin } from './calls-within.ts'
import { mobileFaults } from './mobile.ts'
import type { FieldFaults } from '../../contract/text.ts'
import { MAX_DAYS, MAX_PEOPLE, OTP_DIGITS, OTP_LIFE } from '../../contract/limits.ts'

export const enquiryThanks = {
  id: 'enquiryThanks' as const,
  reference: 'Your reference',
  next: [
    `We’ll call you within ${callsWithin}.`,
    'We’ve emailed you a copy.',
    'Nothing is booked or charged until you say yes.',
  ],
  another: 'Plan another trip',
}

export const corporate = {
  id: 'corporate' as const,
  company: 'Corporate company',
  chooseCompany: 'Choose your company',
  email: 'Corporate Email',
  otp: 'OTP',
  send: 'Send OTP',
  verify: 'Verify OTP',
  resend: 'Resend OTP',
  /** Hint for each state. */
  addressNext: 'Enter your work email, then press Send OTP.',
  sendNext: 'Press Send OTP and we’ll email you a one-time code.',
  codeNext: 'Enter the code from our email, then press Verify OTP.',
  /** At the address field, before the code field appears. */
  sendFirst: 'Please enter the OTP. Press Send OTP and we’ll email it to this address.',
  /** Button during the wait for another code. */
  sendIn: (seconds: number) => `Send OTP in ${seconds} s`,
  resendIn: (seconds: number) => `Resend OTP in ${seconds} s`,
  sentTo: (email: string) =>
    `We sent a code of ${OTP_DIGITS} digits to ${email}. It is valid for ${OTP_LIFE / 60} minutes.`,
  /** The code was requested again too soon, for example after a reload. */
  onItsWay: (email: string, seconds: number) =>
    `We’ve already sent a code to ${email}. You can request another in ${seconds} s.`,
  emptyEmail: 'Please enter the corporate email',
  sendFailed: 'Sorry, we are unable to send OTP for corporate email. Please try again later',
  verified: 'OTP verified successfully. You can now submit the enquiry',
  proven: 'Corporate Email verified. You can now submit the enquiry.',
  verifyFailed: 'Sorry, we are unable to verify the OTP. Please try again later',
  wrong: 'This isn’t the code we sent. Please check it.',
  expired: 'This code has expired. Please request a new one.',
  locked: 'Too many wrong codes. Please request a new one.',
}

/** By field and fault. 'required' is the fallback. */
export const enquiryFaults = {
  id: 'enquiryFaults' as const,
  destination: { required: 'Please select the destination' },
  days: { required: 'Please enter the Days', range: `Days must be a number from 1 to ${MAX_DAYS}` },
  total_people: {
    required: 'Please enter the Total People',
    range: `Total People must be a number from 1 to ${MAX_PEOPLE}`,
  },
  email: {
    required: 'Please enter your Email',
    email: 'Must be a valid email',
    long: 'Must be a valid email',
  },
  mobile_number: { required: 'Please enter your Mobile', ...mobileFaults },
  corporateCompany: { required: 'Please select corporates' },
  corporate_email: {
    required: 'Please enter corporate Email',
    mismatch: 'Please use your address at the company you have chosen.',
    email: 'Must be a valid email',
    long: 'Must be a valid email',
  },
  otp: { required: 'Please enter the OTP', invalid: `The OTP has ${OTP_DIGITS} digits` },
} satisfies FieldFaults<string>

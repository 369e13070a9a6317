import { expect, test } from 'vitest'
import { corporate, enquiryFaults } from './later.ts'
import { enquirySent } from './enquiry-sent.ts'
import { enquiry } from './enquiry.ts'

test('says the specified sentences of section 8 to the letter', () => {
  expect([enquiry.failed, enquirySent.text]).toEqual([
    'Sorry, we are unable to submit your enquiry. Please try again later',
    'Thanks for connecting with submitting the enquiry. We will get back to you soon',
  ])
  expect([corporate.sendFailed, corporate.verified, corporate.verifyFailed]).toEqual([
    'Sorry, we are unable to send OTP for corporate email. Please try again later',
    'OTP verified successfully. You can now submit the enquiry',
    'Sorry, we are unable to verify the OTP. Please try again later',
  ])
})

test('says the specified sentences of section 5 to the letter', () => {
  expect(enquiryFaults).toMatchObject({
    destination: { required: 'Please select the destination' },
    days: { required: 'Please enter the Days' },
    total_people: { required: 'Please enter the Total People' },
    email: { required: 'Please enter your Email', email: 'Must be a valid email' },
    mobile_number: { required: 'Please enter your Mobile', mobile: 'Phone number is not valid' },
    corporateCompany: { required: 'Please select corporates' },
    corporate_email: { required: 'Please enter corporate Email', email: 'Must be a valid email' },
    otp: { required: 'Please enter the OTP' },
  })
  expect(corporate.emptyEmail).toBe('Please enter the corporate email')
})

test('labels the simple form as agreed', () => {
  const { heading, destination, days, total_people, email, mobile, submit } = enquiry
  expect([
    heading,
    destination,
    days,
    total_people,
    email,
    mobile,
    enquiry.corporate,
    submit,
  ]).toEqual([
    'Personal Trip Planner',
    'Destination',
    'Days',
    'Total People',
    'Email',
    'Mobile',
    'I am a corporate user',
    'Submit Enquiry',
  ])
  const { company, otp, send, verify, resend } = corporate
  expect([company, corporate.email, otp, send, verify, resend]).toEqual([
    'Corporate company',
    'Corporate Email',
    'OTP',
    'Send OTP',
    'Verify OTP',
    'Resend OTP',
  ])
})

test('names the limits and the address a visitor needs to know', () => {
  expect(corporate.resendIn(30)).toBe('Resend OTP in 30 s')
  expect(corporate.sentTo('a@b.example')).toContain('6 digits to a@b.example')
  expect(enquiryFaults['days']?.['range']).toContain('1 to 365')
  expect(enquiryFaults['total_people']?.['range']).toContain('1 to 500')
  expect(enquiryFaults['otp']?.['invalid']).toContain('6 digits')
})

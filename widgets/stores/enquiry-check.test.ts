import { expect, test } from 'vitest'
import { checkEnquiry, faultText } from './enquiry-check.ts'
import { fieldOf, payloadOf } from './enquiry-payload.ts'
import { BLANK, type SimpleForm } from './simple-form.ts'

const right: SimpleForm = {
  destination: '5eef13b5-e17c-5b51-be36-ead85a82a114',
  days: '3',
  total_people: '2',
  email: 'asha@mail.example',
  mobile_number: '+91 98765-43210',
  isCorporateUser: false,
  corporateCompany: '',
  corporate_email: '',
  otp: '',
}
const corporate: SimpleForm = {
  ...right,
  isCorporateUser: true,
  corporateCompany: '5eef13b5-e17c-5b51-be36-ead85a82a114',
  corporate_email: 'asha.rao@persistent.example',
  otp: '123456',
}

const EMPTY = {
  destination: 'Please select the destination',
  days: 'Please enter the Days',
  total_people: 'Please enter the Total People',
  email: 'Please enter your Email',
  mobile_number: 'Please enter your Mobile',
}

test('asks a visitor for the five fields of an empty form', () => {
  expect(checkEnquiry(BLANK)).toEqual({ errors: EMPTY })
})

test('asks a corporate user for three more', () => {
  expect(checkEnquiry({ ...BLANK, isCorporateUser: true }).errors).toEqual({
    ...EMPTY,
    corporateCompany: 'Please select corporates',
    corporate_email: 'Please enter corporate Email',
    otp: 'Please enter the OTP',
  })
})

test.each([
  ['destination', ' ', 'Please select the destination'],
  ['days', '0', 'Days must be a number from 1 to 365'],
  ['days', 'many', 'Days must be a number from 1 to 365'],
  ['days', '12345678901', 'Days must be a number from 1 to 365'],
  ['total_people', '501', 'Total People must be a number from 1 to 500'],
  ['total_people', '99999999999', 'Total People must be a number from 1 to 500'],
  ['email', 'asha@', 'Must be a valid email'],
  ['mobile_number', '987654321', 'Phone number is not valid'],
  ['mobile_number', '98765432101', 'Phone number is not valid'],
  ['corporateCompany', '', 'Please select corporates'],
  ['corporate_email', 'asha.rao', 'Must be a valid email'],
  ['otp', '', 'Please enter the OTP'],
  ['otp', '123', 'The OTP has 6 digits'],
] as const)('says of %s %j: %s', (field, value, sentence) => {
  expect(checkEnquiry({ ...corporate, [field]: value })).toEqual({ errors: { [field]: sentence } })
})

test('says of an address longer than any that it is not valid', () => {
  const email = `${'a'.repeat(250)}@mail.example`
  expect(checkEnquiry({ ...right, email })).toEqual({ errors: { email: 'Must be a valid email' } })
})

test('a visitor who is no corporate user may leave anything in the hidden fields', () => {
  const hidden = { corporateCompany: '', corporate_email: 'half@', otp: '1' }
  expect(checkEnquiry({ ...right, ...hidden }).errors).toBeUndefined()
})

test('a right form is sent as exactly the four specified fields', () => {
  for (const form of [right, corporate]) {
    const { checked } = checkEnquiry(form)
    expect(payloadOf(checked!)).toStrictEqual({
      destinations: [{ city: '5eef13b5-e17c-5b51-be36-ead85a82a114', no_days: 3 }],
      number_of_adults: 2,
      phone_number: '9876543210',
      email: 'asha@mail.example',
    })
  }
})

test('finds the field that each part of the payload came from', () => {
  expect(
    [
      'destinations.0.city',
      'destinations.0.no_days',
      'number_of_adults',
      'phone_number',
      'email',
    ].map(fieldOf),
  ).toEqual(['destination', 'days', 'total_people', 'mobile_number', 'email'])
  expect(fieldOf('from_date')).toBeUndefined()
})

test('has a sentence for a fault it has not heard of', () => {
  expect(faultText('destination', 'invalid')).toBe('Please select the destination')
  expect(faultText('email', 'mismatch')).toBe('Please enter your Email')
})

import { expect, test } from 'vitest'
import type { SimpleForm } from '../../contract/enquiries.ts'
import { eachField, sentEnquiry, typedEnquiry } from '../../contract/enquiry-for-test.ts'
import { createEnquiry } from './enquiry.ts'
import { laterIn } from './enquiry-later.ts'
import { inEnglish } from '../../messages/say.ts'

const later = laterIn(inEnglish)

const BLANK = createEnquiry(inEnglish).form.$form.get()
const errorsIn = (form: SimpleForm) => later.check(form).errors

const CITY = '5eef13b5-e17c-5b51-be36-ead85a82a114'
const right: SimpleForm = {
  destination_text: '',
  sight: '',
  ...typedEnquiry(CITY),
  isCorporateUser: false,
  corporateCompany: '',
  corporate_email: '',
  otp: '',
}
const corporate: SimpleForm = {
  ...right,
  isCorporateUser: true,
  corporateCompany: CITY,
  corporate_email: 'asha.rao@persistent.example',
  otp: '123456',
}

const EMPTY = eachField('empty')

test('asks a visitor for every field of an empty form', () => {
  expect(errorsIn(BLANK)).toEqual(EMPTY)
})

test('asks a corporate user for company and address as well', () => {
  expect(errorsIn({ ...BLANK, isCorporateUser: true })).toEqual({
    ...EMPTY,
    corporateCompany: 'Please select corporates',
    corporate_email: 'Please enter corporate Email',
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
] as const)('rejects %s %j: %s', (field, value, sentence) => {
  expect(errorsIn({ ...corporate, [field]: value })).toEqual({ [field]: sentence })
})

test('rejects an address that is too long', () => {
  const email = `${'a'.repeat(250)}@mail.example`
  expect(errorsIn({ ...right, email })).toEqual({ email: 'Must be a valid email' })
})

test('a visitor who is no corporate user may leave anything in the hidden fields', () => {
  const hidden = { corporateCompany: '', corporate_email: 'half@', otp: '1' }
  expect(errorsIn({ ...right, ...hidden })).toEqual({})
})

test('a valid form is sent as exactly the four specified fields', () => {
  for (const form of [right, corporate]) {
    expect(later.check(form).payload).toStrictEqual(sentEnquiry(CITY))
  }
})

test('maps faults of the payload to the form’s fields', () => {
  const faults = {
    'destinations.0.city': 'invalid',
    'destinations.0.no_days': 'range',
    number_of_adults: 'range',
    phone_number: 'mobile',
    email: 'email',
  }
  expect(later.sentences(faults, right)).toEqual({
    destination: 'Please select the destination',
    days: 'Days must be a number from 1 to 365',
    total_people: 'Total People must be a number from 1 to 500',
    mobile_number: 'Phone number is not valid',
    email: 'Must be a valid email',
  })
  expect(later.sentences({ from_date: 'invalid', constructor: 'x' }, right)).toEqual({})
})

test('has a message for unknown faults', () => {
  expect(later.sentences({ email: 'mismatch' }, right)).toEqual({
    email: 'Please enter your Email',
  })
})

import { expect, test } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { otp, otpVerification } from './corporate.ts'
import { sentEnquiry, typedEnquiry } from './enquiry-for-test.ts'
import { corporateForm, enquiry, enquiryReceipt, personalForm } from './enquiries.ts'

const jaipur = '5eef13b5-e17c-5b51-be36-ead85a82a114'

const personal = typedEnquiry(jaipur)
const corporate = {
  ...personal,
  corporateCompany: jaipur,
  corporate_email: 'asha.rao@persistent.example',
}
const payload = sentEnquiry(jaipur)

function faults(schema: ZodMiniType, value: unknown): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    found[path.join('.')] ??= message
  }
  return found
}

test('parses numbers and the mobile number of a valid form', () => {
  const typed = { ...personal, days: ' 5 ', email: ` ${personal.email} ` }
  expect(personalForm.parse(typed)).toMatchObject({
    destination: jaipur,
    email: personal.email,
    days: 5,
    total_people: 2,
    mobile_number: '9876543210',
  })
  expect(faults(corporateForm, corporate)).toEqual({})
})

test('reports every field of an empty form', () => {
  const empty = Object.fromEntries(Object.keys(corporate).map((field) => [field, '']))
  const missing = (fields: object) =>
    Object.fromEntries(Object.keys(fields).map((field) => [field, 'required']))
  expect(faults(personalForm, empty)).toEqual(missing(personal))
  expect(faults(corporateForm, empty)).toEqual(missing(corporate))
})

test.each([
  ['days', '0', 'range'],
  ['days', '366', 'range'],
  ['days', '-1', 'range'],
  ['days', '2.5', 'range'],
  ['days', '1e2', 'range'],
  ['days', 'abc', 'range'],
  ['days', '   ', 'required'],
  ['total_people', '0', 'range'],
  ['total_people', '501', 'range'],
  ['email', 'asha', 'email'],
  ['mobile_number', '987654321', 'mobile'],
  ['mobile_number', '98765432101', 'mobile'],
  ['corporate_email', 'asha.rao', 'email'],
])('rejects the form’s %s %j as %s', (field, value, fault) => {
  expect(faults(corporateForm, { ...corporate, [field]: value })).toEqual({ [field]: fault })
})

test.each(['1', '365', '007'])('accepts %s days', (days) => {
  expect(personalForm.parse({ ...personal, days }).days).toBe(Number(days))
})

test.each([
  ['12345', 'invalid'],
  ['1234567', 'invalid'],
  ['abcdef', 'required'],
])('rejects the one-time code %j as %s', (code, fault) => {
  expect(otp.safeParse(code).error?.issues[0]?.message).toBe(fault)
})

test('reads a one-time code pasted with other characters', () => {
  for (const pasted of ['123456', ' 123 456 ', '123-456', 'Code: 123456.']) {
    expect(otp.parse(pasted)).toBe('123456')
  }
  expect(otpVerification.parse({ corporate_email: ' a@b.co', otp: '000 001' })).toEqual({
    corporate_email: 'a@b.co',
    otp: '000001',
  })
})

test('reads the four fields of the simple payload and drops unknown ones', () => {
  expect(enquiry.parse(payload)).toEqual(payload)
  expect(
    enquiry.parse({ ...payload, otp: '123456', occasions: [], isCorporateUser: true }),
  ).toEqual(payload)
})

test('reports the missing fields of an empty payload', () => {
  const missing = {
    destinations: 'required',
    number_of_adults: 'required',
    phone_number: 'required',
    email: 'required',
  }
  expect(faults(enquiry, {})).toEqual(missing)
  expect(faults(enquiry, { ...payload, destinations: [] })).toEqual({ destinations: 'required' })
})

test.each([
  [{ destinations: 'Jaipur' }, { destinations: 'required' }],
  [{ destinations: [{ city: 'Jaipur', no_days: 3 }] }, { 'destinations.0.city': 'invalid' }],
  [{ destinations: [{ city: 'a\0b', no_days: 3 }] }, { 'destinations.0.city': 'invalid' }],
  [{ destinations: [{ city: jaipur, no_days: 0 }] }, { 'destinations.0.no_days': 'range' }],
  [{ destinations: [{ city: jaipur, no_days: '3' }] }, { 'destinations.0.no_days': 'required' }],
  [{ destinations: Array(21).fill(payload.destinations[0]) }, { destinations: 'range' }],
  [{ number_of_adults: '2' }, { number_of_adults: 'required' }],
  [{ number_of_adults: 1e9 }, { number_of_adults: 'range' }],
  [{ number_of_adults: 1e308 }, { number_of_adults: 'required' }],
  [{ number_of_kids: -1 }, { number_of_kids: 'range' }],
  [{ number_of_kids: 0.5 }, { number_of_kids: 'required' }],
  [{ phone_number: 9876543210 }, { phone_number: 'required' }],
  [{ phone_number: '12' }, { phone_number: 'mobile' }],
  [{ email: ['asha@mail.example'] }, { email: 'required' }],
  [{ meal_plan: 'veg' }, { meal_plan: 'invalid' }],
  [{ from_date: '2026-02-30' }, { from_date: 'invalid' }],
  [{ to_date: 20261201 }, { to_date: 'invalid' }],
  [{ first_name: 'a\0b' }, { first_name: 'invalid' }],
  [{ coupon_code: 5 }, { coupon_code: 'invalid' }],
  [{ last_name: 'x'.repeat(101) }, { last_name: 'long' }],
  [{ any_special_request: 'x'.repeat(5001) }, { any_special_request: 'long' }],
])('refuses the payload with %j', (change, expected) => {
  expect(faults(enquiry, { ...payload, ...change })).toEqual(expected)
})

test('rejects values that are not a payload', () => {
  for (const value of [null, 'x', 5, [], [payload]]) {
    expect(enquiry.safeParse(value).success).toBe(false)
  }
})

test('reads any truthy response as a receipt, with or without a reference', () => {
  expect(enquiryReceipt.parse({ reference: 'TJ-1', id: 5 })).toEqual({ reference: 'TJ-1' })
  for (const yes of [{}, [], true, 1, 'ok', { id: 5 }, { reference: 5 }, { reference: null }]) {
    expect(enquiryReceipt.parse(yes)).toEqual({})
  }
  for (const no of [false, 0, '', null, undefined]) {
    expect(enquiryReceipt.safeParse(no).success).toBe(false)
  }
})

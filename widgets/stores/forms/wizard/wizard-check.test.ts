// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Row } from './trip.ts'
import { laterIn } from './wizard-later.ts'
import { isPersonal, minimumStart, type Wizard } from './wizard-rules.ts'
import { createWizard } from './wizard.ts'
import { inEnglish } from '../../../messages/say.ts'

const later = laterIn(inEnglish)

const BLANK = { ...createWizard(inEnglish).form.$form.get(), number_of_kids: '' }
const errorsIn = (form: Wizard) => later.check(form).errors

const jaipur = '5eef13b5-e17c-5b51-be36-ead85a82a114'
const row: Row = {
  key: 1,
  city: jaipur,
  city_text: '',
  no_days: '4',
  accommodation_preference: ['5 Star'],
}

const right: Wizard = {
  step: 2,
  number_of_adults: ' 2 ',
  number_of_kids: '0',
  number_of_senior_citizens: '1',
  traveling_with: 'Family',
  from_date: '2026-12-30',
  meal_plan: 'BOTH',
  destinations: [
    row,
    { ...row, key: 2, no_days: '1', accommodation_preference: ['4 Star', '3 Star'] },
  ],
  occasions: [{ key: 1, occasion: 'Anniversary', date_of_occasion: '2026-12-31' }],
  coupon_code: ' MONSOON ',
  sights: [],
  flexible: {},
  request_lines: [],
  any_special_request: 'A quiet room.\nNo stairs.',
  first_name: ' Asha ',
  last_name: 'Rao',
  email: 'asha@mail.example',
  phone_number: '+91 98765-43210',
}

const TRIP = {
  number_of_adults: 'Please enter the number of adults',
  number_of_kids: 'Please enter the number for kids',
  meal_plan: 'Please select the meal plan.',
  'destinations.0.city': 'Please select the destination',
  'destinations.0.no_days': 'Please enter the number of days',
  'destinations.0.accommodation_preference': 'Please select the hotel category',
}
const PERSON = {
  first_name: 'Please enter your First Name',
  last_name: 'Please enter your Last Name',
  email: 'Please enter your Email',
  phone_number: 'Please enter your valid Mobile Number',
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) })
})
afterEach(() => void vi.useRealTimers())

test('asks for every required field of both steps, with the specified words', () => {
  const from_date = 'Please select the from date'
  expect(errorsIn(BLANK)).toEqual({ ...TRIP, ...PERSON, from_date })
  expect(Object.keys(errorsIn(BLANK)).filter(isPersonal)).toEqual(Object.keys(PERSON))
})

test.each([
  ['number_of_adults', '0', 'Adults must be a number from 1 to 500'],
  ['number_of_adults', 'two', 'Adults must be a number from 1 to 500'],
  ['number_of_adults', '501', 'Adults must be a number from 1 to 500'],
  ['number_of_kids', ' ', 'Please enter the number for kids'],
  ['number_of_kids', '-1', 'Below 5 must be a number from 0 to 500'],
  ['number_of_kids', '0.5', 'Below 5 must be a number from 0 to 500'],
  ['from_date', '', 'Please select the from date'],
  ['from_date', ' ', 'Please select the from date'],
  ['from_date', '2026-02-30', 'Please select the from date: dd/MM/yyyy'],
  ['from_date', '30/12/26', 'Please select the from date: dd/MM/yyyy'],
  ['from_date', '9999-12-30', 'Please select the from date'],
  ['from_date', '2026-11-27', 'Please select the from date: 28/11/2026 or later'],
  ['from_date', '2020-01-01', 'Please select the from date: 28/11/2026 or later'],
  ['coupon_code', 'x'.repeat(101), 'This coupon code is too long'],
  ['any_special_request', 'x'.repeat(5001), 'Please shorten your request to 5000 characters'],
  ['any_special_request', 'a\0b', 'Your request contains something we can’t send'],
  ['first_name', '  ', 'Please enter your First Name'],
  ['last_name', 'x'.repeat(101), 'This Last Name is too long'],
  ['email', 'asha@', 'Must be a valid email'],
  ['phone_number', '987654321', 'Phone number is not valid'],
  ['phone_number', '98765432101', 'Phone number is not valid'],
] as const)('rejects %s %j: %s', (field, value, sentence) => {
  expect(errorsIn({ ...right, [field]: value })).toEqual({ [field]: sentence })
})

test.each([
  [{ city: '' }, { city: 'Please select the destination' }],
  [{ no_days: '' }, { no_days: 'Please enter the number of days' }],
  [{ no_days: '0' }, { no_days: 'Days must be a number from 1 to 365' }],
  [{ no_days: '366' }, { no_days: 'Days must be a number from 1 to 365' }],
  [
    { accommodation_preference: [] },
    { accommodation_preference: 'Please select the hotel category' },
  ],
  [
    { accommodation_preference: ['5 Star', '7 Star'] },
    { accommodation_preference: 'Please select the hotel category' },
  ],
])('reports the row that is wrong with %j', (change, sentences) => {
  const destinations = [row, { ...row, ...change }, row]
  const errors = Object.entries(sentences).map(([field, text]) => [`destinations.1.${field}`, text])
  expect(errorsIn({ ...right, destinations })).toEqual(Object.fromEntries(errors))
})

test('accepts the earliest start and empty optional fields', () => {
  const empty = { coupon_code: '', any_special_request: '', occasions: [], traveling_with: '' }
  expect(errorsIn({ ...right, ...empty, from_date: minimumStart() })).toEqual({})
  expect(errorsIn({ ...right, number_of_senior_citizens: 'some' })).toEqual({})
})

test('sends exactly the specified fields', () => {
  expect(later.check(right).payload).toStrictEqual({
    destinations: [
      { city: jaipur, no_days: 4, no_nights: 3, accommodation_preference: '5 Star', sequence: 1 },
      {
        city: jaipur,
        no_days: 1,
        no_nights: 0,
        accommodation_preference: '4 Star, 3 Star',
        sequence: 2,
      },
    ],
    number_of_adults: 2,
    number_of_kids: 0,
    meal_plan: 'BOTH',
    coupon_code: 'MONSOON',
    from_date: '2026-12-30',
    to_date: '2027-01-04',
    any_special_request: 'A quiet room.\nNo stairs.',
    first_name: 'Asha',
    last_name: 'Rao',
    phone_number: '9876543210',
    email: 'asha@mail.example',
  })
})

test('maps faults of the payload to the form’s fields', () => {
  const paths = {
    number_of_adults: 'number_of_adults',
    'destinations.2.city': 'destinations.2.city',
    'destinations.2.no_nights': 'destinations.2.no_days',
    'destinations.2.sequence': 'destinations.2.city',
    destinations: 'destinations.0.city',
    to_date: 'from_date',
    phone_number: 'phone_number',
  }
  for (const [path, field] of Object.entries(paths)) {
    expect(later.sentences({ [path]: 'invalid' }, right)).toEqual({ [field]: expect.any(String) })
  }
  expect(later.sentences({ partner: 'long' }, right)).toEqual({})
  expect(later.sentences({ from_date: 'range' }, right)).toEqual({
    from_date: 'Please select the from date: 28/11/2026 or later',
  })
})

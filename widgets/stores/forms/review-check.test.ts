import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { laterIn, type ReviewValues } from './review-later.ts'
import { createReview } from './review.ts'
import { today } from '../../contract/values/dates.ts'
import { inEnglish } from '../../messages/say.ts'

const later = laterIn(inEnglish)

const right: ReviewValues = {
  first_name: ' Asha ',
  last_name: 'Rao',
  email: 'asha@mail.example',
  mobile_number: '+91 98765-43210',
  attraction: 'taj-mahal',
  attraction_text: '',
  date_of_visit: '2026-01-05',
  rating: '4',
  feedback: 'We saw a tiger.',
  photos: [],
}

const errorsIn = (values: ReviewValues) => later.check(values).errors

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 23, 59) })
})
afterEach(() => {
  vi.useRealTimers()
})

test('asks for every field of an empty form, and for no photo', () => {
  expect(errorsIn(createReview(inEnglish).form.$form.get())).toEqual({
    first_name: 'Please enter your First Name',
    last_name: 'Please enter your Last Name',
    email: 'Please enter your valid Email Address',
    mobile_number: 'Please enter your valid Mobile Number',
    attraction: 'Please select Attraction',
    date_of_visit: 'Please select the date of visit',
    rating: 'Please add Rating.',
    feedback: 'Please enter your Feedback.',
  })
})

test.each([
  ['email', 'asha@', 'Must be a valid email'],
  ['mobile_number', '12345', 'Phone number is not valid'],
  ['date_of_visit', '31/12', 'Please select the date of visit'],
  ['date_of_visit', '2026-11-21', 'The date of visit cannot be in the future'],
  ['rating', '6', 'Please add Rating.'],
  ['first_name', '   ', 'Please enter your First Name'],
  ['feedback', 'a'.repeat(5001), 'Your Feedback can have at most 5,000 characters.'],
] as const)('rejects %s %j: %s', (field, value, sentence) => {
  expect(errorsIn({ ...right, [field]: value })).toEqual({ [field]: sentence })
})

test('a valid form is sent as the eight specified fields', () => {
  expect(later.check({ ...right, date_of_visit: today() }).payload).toStrictEqual({
    first_name: 'Asha',
    last_name: 'Rao',
    email: 'asha@mail.example',
    mobile_number: '9876543210',
    attraction: 'taj-mahal',
    date_of_visit: '2026-11-20',
    rating: 4,
    feedback: 'We saw a tiger.',
  })
})

test('has a message for unknown faults', () => {
  expect(later.sentences({ attraction: 'invalid' }, right)).toEqual({
    attraction: 'Please select Attraction',
  })
})

test('trims only address and number on input', () => {
  const { form } = createReview(inEnglish)
  form.type('email', ' a@b.example ')
  form.type('mobile_number', ' 98765 43210 ')
  form.type('feedback', ' well ')
  expect(form.$form.get()).toMatchObject({
    email: 'a@b.example',
    mobile_number: '98765 43210',
    feedback: ' well ',
  })
})

import { expect, test } from 'vitest'
import { listOf, truthy } from './list.ts'
import { city, place } from './places.ts'
import { refusal } from './refusal.ts'
import { reviewsOf } from './reviews.ts'

const india = { uuid: '348e1726-2350-5d50-b911-c1800fe1f05c', name: 'India' }
const review = { first_name: 'Asha', rating: 4.5, images: [], feedback: 'Fine.', date_of_visit: '' }

test('reads a bare list and a list in data', () => {
  const list = listOf(place)
  expect(list.parse([india])).toEqual([india])
  expect(list.parse({ data: [india], next: null })).toEqual([india])
  expect(list.parse([])).toEqual([])
  expect(list.parse({ data: [] })).toEqual([])
})

test.each([null, {}, { data: null }, { data: { 0: india } }, 'India', [null], [{ name: 'India' }]])(
  'reads no list in %j',
  (answer) => {
    expect(listOf(place).safeParse(answer).success).toBe(false)
  },
)

test('drops only invalid items', () => {
  expect(listOf(place).parse([null, india, { name: 'India' }])).toEqual([india])
})

test('drops unknown fields of items', () => {
  expect(listOf(place).parse([{ ...india, password: 'x' }])).toEqual([india])
  expect(city.parse({ ...india, state: 'S', country: 'C', secret: 1 })).toEqual({
    ...india,
    state: 'S',
    country: 'C',
  })
})

test('accepts any truthy response as success', () => {
  for (const yes of [true, 1, 'ok', {}, []]) expect(truthy.safeParse(yes).success).toBe(true)
  for (const no of [false, 0, '', null, undefined]) {
    expect(truthy.safeParse(no).success).toBe(false)
  }
})

test('reads reviews as a page, a bare list, or a list in data', () => {
  const { output } = reviewsOf
  const page = { data: [review], total: 12, breakdown: { 4: 12 } }
  expect(output.parse(page)).toEqual(page)
  const counted = { data: [review], total: 1, breakdown: {} }
  expect(output.parse([review])).toEqual(counted)
  expect(output.parse({ data: [review] })).toEqual(counted)
  expect(output.safeParse({ reviews: [review] }).success).toBe(false)
})

test('reads a refusal with and without fields', () => {
  const error = { code: 'invalid_fields', message: 'Wrong fields: email.' }
  expect(refusal.parse({ error })).toEqual({ error })
  const named = { error: { ...error, fields: { email: 'email' } } }
  expect(refusal.parse(named)).toEqual(named)
  expect(refusal.safeParse({ error: 'no' }).success).toBe(false)
})

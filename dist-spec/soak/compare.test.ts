import { expect, test } from 'vitest'
import { compare, type StoredEmail, type StoredRow, type Submitted } from './compare.ts'

const ENQUIRY: Submitted = {
  email: 'a@soak.example',
  kind: 'enquiry',
  reference: 'TJ-1',
  hashes: [],
}
const REVIEW: Submitted = { email: 'b@soak.example', kind: 'review', hashes: ['gate', 'pool'] }
const SUBMITTED = [ENQUIRY, REVIEW]
const ROWS: StoredRow[] = SUBMITTED
const about = { email: ENQUIRY.email, reference: 'TJ-1', isQuoted: true, isDelivered: true }
const EMAILS: StoredEmail[] = [
  { ...about, kind: 'enquiry-to-desk' },
  { ...about, kind: 'enquiry-to-traveller' },
]
const differences = (rows = ROWS, emails = EMAILS) => compare(SUBMITTED, rows, emails).differences

test('finds nothing if everything is stored once', () => {
  expect(compare(SUBMITTED, ROWS, EMAILS)).toEqual({
    right: { enquiry: 1, review: 1, testimonial: 0 },
    emails: 2,
    differences: [],
  })
})

test('finds a lost form, and one that is stored twice', () => {
  expect(differences([ENQUIRY])).toEqual(['b@soak.example is lost'])
  expect(differences([...ROWS, REVIEW])).toEqual(['b@soak.example is stored 2 times'])
  expect(compare(SUBMITTED, [ENQUIRY, REVIEW, REVIEW], EMAILS).right.review).toBe(0)
})

test('finds a form that nobody submitted', () => {
  const stranger = { ...REVIEW, email: 'c@soak.example' }
  expect(differences([...ROWS, stranger])).toEqual([
    'c@soak.example is stored, but nobody submitted it',
  ])
})

test('finds another reference than the one shown', () => {
  const [first, ...others] = differences([{ ...ENQUIRY, reference: 'TJ-2' }, REVIEW])
  expect(first).toBe('a@soak.example was shown the reference TJ-1, but has TJ-2')
  expect(others).toEqual([
    "a@soak.example has an email 'enquiry-to-desk' about another enquiry",
    "a@soak.example has an email 'enquiry-to-traveller' about another enquiry",
  ])
})

test('finds missing, changed and reordered files', () => {
  for (const hashes of [['gate'], ['gate', ''], ['pool', 'gate']]) {
    expect(differences([ENQUIRY, { ...REVIEW, hashes }])).toEqual([
      'b@soak.example has other files than those chosen',
    ])
  }
})

test('finds missing, repeated and undelivered emails', () => {
  const [toDesk, toTraveller] = EMAILS as [StoredEmail, StoredEmail]
  expect(differences(ROWS, [toDesk])).toEqual([
    "a@soak.example has 0 emails 'enquiry-to-traveller'",
  ])
  expect(differences(ROWS, [...EMAILS, toDesk])).toEqual([
    "a@soak.example has 2 emails 'enquiry-to-desk'",
  ])
  expect(differences(ROWS, [toDesk, { ...toTraveller, isDelivered: false }])).toEqual([
    "a@soak.example has an email 'enquiry-to-traveller' that was not delivered",
  ])
  expect(differences(ROWS, [...EMAILS, { ...toDesk, email: REVIEW.email }])).toContain(
    "b@soak.example has 1 emails 'enquiry-to-desk'",
  )
})

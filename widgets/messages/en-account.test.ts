import { expect, test } from 'vitest'
import { accountFaults, forgotten, hints, login } from './en-account.ts'

test('says the specified sentences of section 8 to the letter', () => {
  expect([login.failed, forgotten.sent, forgotten.failed]).toEqual([
    'Invalid Username or Password',
    'Your password change request has been submitted. Please check your email for reset instructions',
    'Failed to submit your request. Please try again later.',
  ])
})

test('says the specified sentences of section 5 to the letter', () => {
  expect(accountFaults).toMatchObject({
    email: { required: 'Please enter your valid Email Address', email: 'Must be a valid email' },
    password: { required: 'Please enter your valid password' },
    again: { mismatch: 'Passwords do not match' },
  })
})

test('says how long to wait where the provider says so', () => {
  expect(hints.tooOften(undefined)).toContain('wait a while')
  expect(hints.tooOften(30)).toContain('wait a minute')
  expect(hints.tooOften(61)).toContain('wait 2 minutes')
})

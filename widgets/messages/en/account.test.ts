import { expect, test } from 'vitest'
import { accountFaults, forgotten, login } from './account.ts'

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

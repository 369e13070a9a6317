import { expect, test } from 'vitest'
import { MAX_PASSWORD, MIN_PASSWORD } from './limits.ts'
import { activation, credentials, newPassword, passwordChange, profileChange } from './users.ts'

const faultOf = (password: unknown) => newPassword.safeParse(password).error?.issues[0]!.message

test('keeps spaces around a password', () => {
  const typed = { email: ' asha@mail.example', password: ' my secret ' }
  expect(credentials.parse(typed)).toEqual({ email: 'asha@mail.example', password: ' my secret ' })
  expect(newPassword.parse('  tiger  ')).toBe('  tiger  ')
})

test('accepts new passwords between the shortest and the longest', () => {
  expect(faultOf('x'.repeat(MIN_PASSWORD))).toBeUndefined()
  expect(faultOf('x'.repeat(MAX_PASSWORD))).toBeUndefined()
  expect(faultOf('x'.repeat(MIN_PASSWORD - 1))).toBe('range')
  expect(faultOf('x'.repeat(MAX_PASSWORD + 1))).toBe('long')
  for (const missing of ['', undefined, 12345678]) expect(faultOf(missing)).toBe('required')
})

test('accepts existing passwords that break the current rules', () => {
  expect(credentials.safeParse({ email: 'asha@mail.example', password: 'x' }).success).toBe(true)
  const change = { old_password: 'x', new_password: 'long enough' }
  expect(passwordChange.safeParse(change).success).toBe(true)
  expect(activation.safeParse({ token: 'x', password: 'x' }).success).toBe(false)
})

test('trims and normalises the profile like other forms', () => {
  const typed = { first_name: ' Asha ', last_name: 'Rao', mobile_number: '+91 98765-43210' }
  expect(profileChange.parse(typed)).toEqual({
    first_name: 'Asha',
    last_name: 'Rao',
    mobile_number: '9876543210',
  })
})

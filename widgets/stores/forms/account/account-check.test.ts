import { expect, test } from 'vitest'
import { activation, forgotPassword, profile, signIn } from './account-later.ts'

test('asks for an email and a password to sign in, and for nothing more of them', () => {
  expect(signIn.check({ email: ' ', password: '' }).errors).toEqual({
    email: 'Please enter your valid Email Address',
    password: 'Please enter your valid password',
  })
  expect(signIn.check({ email: 'asha', password: 'x' }).errors).toEqual({
    email: 'Must be a valid email',
  })
  const typed = { email: ' asha@mail.example ', password: ' short ' }
  expect(signIn.check(typed).payload).toEqual({ email: 'asha@mail.example', password: ' short ' })
})

test('asks for an email to mail a link to', () => {
  expect(forgotPassword.check({ email: '' }).errors).toEqual({
    email: 'Please enter your valid Email Address',
  })
  expect(forgotPassword.check({ email: `${'a'.repeat(250)}@b.example` }).errors).toEqual({
    email: 'Must be a valid email',
  })
})

test.each([
  [
    '',
    '',
    { password: 'Please enter your valid password', again: 'Please enter your valid password' },
  ],
  ['1234567', '1234567', { password: 'Password must have at least 8 characters' }],
  ['12345678', '', { again: 'Passwords do not match' }],
  ['12345678', '12345679', { again: 'Passwords do not match' }],
  ['a'.repeat(201), 'a'.repeat(201), { password: 'Password can have at most 200 characters' }],
])('says of the new password %j and its repeat %j what is wrong', (password, again, errors) => {
  expect(activation.check({ token: 't', password, again }).errors).toEqual(errors)
})

test('sends a new password as it was typed, once', () => {
  const typed = { token: 't', password: ' 1234567', again: ' 1234567' }
  expect(activation.check(typed).payload).toEqual({ token: 't', password: ' 1234567' })
})

test('reads a mobile number as people write it', () => {
  const typed = { first_name: ' Asha ', last_name: 'Rao', mobile_number: '+91 98765-43210' }
  expect(profile.check(typed).payload).toEqual({
    first_name: 'Asha',
    last_name: 'Rao',
    mobile_number: '9876543210',
  })
  expect(profile.check({ ...typed, mobile_number: '123' }).errors).toEqual({
    mobile_number: 'Phone number is not valid',
  })
})

test('says what the provider found wrong in fields that the form shows', () => {
  const typed = { email: '', password: '' }
  expect(signIn.sentences({ email: 'email', token: 'long', constructor: 'x' }, typed)).toEqual({
    email: 'Must be a valid email',
  })
})

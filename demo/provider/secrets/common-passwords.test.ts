import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'password',
  'PassWord',
  '1q2w3e4r5t6y',
  'password2026!',
  '2026-Football',
  'dragondragon',
  'monkey123monkey123',
  '123456789012',
  'aaaaaaaaaaaa',
  '!!!!!!!!!!!!',
  '',
])('finds %s', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'tiger-desk-2026',
  'correct horse',
  'a long enough one',
  'भारत की यात्रा',
  'password for the desk',
])('accepts %s', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

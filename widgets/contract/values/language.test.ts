import { expect, test } from 'vitest'
import { readLanguage } from './language.ts'

test.each([
  ['hi', 'hi'],
  ['HI-in', 'hi-IN'],
  ['ar-EG', 'ar-EG'],
  ['zh-hant-tw', 'zh-Hant-TW'],
  ['en', undefined],
  ['en-GB', undefined],
  ['und', undefined],
  ['enm', 'enm'],
  ['', undefined],
  ['hi_IN', undefined],
  ['*', undefined],
  ['x-private', undefined],
  ['hi\u0000', undefined],
  [`hi-${'abcdefgh-'.repeat(9)}x`, undefined],
  [null, undefined],
])('reads %j as %j', (given, tag) => {
  expect(readLanguage(given)).toBe(tag)
})

import { expect, test } from 'vitest'
import { verification } from './corporate.ts'

test.each([
  [{ proof: 'dG9rZW4' }, { proof: 'dG9rZW4' }],
  [{ verified: true }, {}],
  [true, {}],
  ['OK', {}],
  [{ proof: null }, {}],
  [{ proof: 7 }, {}],
  [{ proof: 'two\r\nlines' }, {}],
  [{ proof: 'प्रमाण' }, {}],
  [{ proof: '' }, {}],
])('reads the response to a correct code: %j', (answer, read) => {
  expect(verification.parse(answer)).toEqual(read)
})

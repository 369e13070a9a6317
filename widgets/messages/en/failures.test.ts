import { expect, test } from 'vitest'
import { hints } from './failures.ts'

test('says how long to wait where the provider says so', () => {
  expect(hints.tooOften(undefined)).toContain('wait a while')
  expect(hints.tooOften(30)).toContain('wait a minute')
  expect(hints.tooOften(61)).toContain('wait 2 minutes')
})

import { expect, test } from 'vitest'
import { readFile } from 'node:fs/promises'
import { ratesFrom } from './rate-limit-settings.ts'

test('changes only the limits it names', () => {
  expect(ratesFrom(' enquiries=100/5m, codes=3/30s,, sign-ins=1/1h ')).toEqual({
    ...ratesFrom(),
    enquiryRate: { limit: 100, seconds: 300 },
    codeRate: { limit: 3, seconds: 30 },
    signInRate: { limit: 1, seconds: 3600 },
  })
})

test.each([
  'enquiries',
  'enquiries=60',
  'enquiries=0/10m',
  'enquiries=60/0m',
  'enquiries=60/2h',
  'enquiries=60/10',
  'enquiries=-1/10m',
  'toString=60/10m',
  'planes=60/10m',
])('explains in one sentence why %s is invalid, and what is valid', (value) => {
  expect(() => ratesFrom(`codes=3/30s,${value}`)).toThrow(
    /^LIMITS must be entries like enquiries=60\/10m.* from enquiries, .*, but contains '.*'\.$/,
  )
})

test('matches the documented limits', async () => {
  const documented = await readFile(new URL('../../deploy/settings.md', import.meta.url), 'utf8')
  const told = [...documented.matchAll(/\| `([\w-]+)=(\d+\/\d+[smh])`/g)]
  const said = told.map(([, name, rate]) => `${name}=${rate}`).join()
  expect(told).toHaveLength(Object.keys(ratesFrom()).length)
  expect(ratesFrom(said)).toEqual(ratesFrom())
})

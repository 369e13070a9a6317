import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { count, email, isoDate, mobile, name, normaliseMobile, optionalText, uuid } from './text.ts'

function read(schema: ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value)
  return result.success ? result.data : { fault: result.error.issues[0]!.message }
}

test.each([
  '9876543210',
  '98765 43210',
  '98765-43210',
  '(987) 654-3210',
  '987.654.3210',
  '09876543210',
  '098765 43210',
  '919876543210',
  '+919876543210',
  '+91 98765-43210',
  '+91 (0) 98765 43210',
  '+91\u00a098765\u201143210',
  '\u202a+91 98765 43210\u202c',
  '0091 98765 43210',
  '  9876543210\n',
])('reads the mobile number %j as ten digits', (written) => {
  expect(read(mobile, written)).toBe('9876543210')
})

test('keeps ten digits that begin like a country code', () => {
  expect(read(mobile, '9198765432')).toBe('9198765432')
  expect(read(mobile, '0091987654')).toBe('0091987654')
})

test.each(['987654321', '98765432101', '+91 98765', 'call me', '+', '91'])(
  'refuses %j as a mobile number',
  (written) => {
    expect(read(mobile, written)).toEqual({ fault: 'mobile' })
  },
)

test.each(['', '   ', undefined, null, 9876543210])(
  'reports a missing mobile number for %j',
  (written) => {
    expect(read(mobile, written)).toEqual({ fault: 'required' })
  },
)

const separator = fc.constantFrom('', ' ', '-', '.', '(', ')', '\u00a0', '\u2011', '\u200e')
const written = fc
  .tuple(
    fc.constantFrom('', '0', '91', '+91', '0091', '+910'),
    fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), separator), { minLength: 10, maxLength: 10 }),
  )
  .map(([prefix, parts]) => ({
    text: prefix + parts.map(([digit, after]) => digit + after).join(''),
    digits: parts.map(([digit]) => digit).join(''),
  }))

test('finds the ten digits in any notation', () => {
  fc.assert(
    fc.property(written, ({ text, digits }) => {
      expect(normaliseMobile(text)).toBe(digits)
    }),
  )
})

test('normalising is idempotent', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[+0-9 ().-]{0,24}$/),
    written.map(({ text }) => text),
  )
  fc.assert(
    fc.property(anything, (text) => {
      const once = normaliseMobile(text)
      expect(normaliseMobile(once)).toBe(once)
    }),
  )
})

test('trims email addresses', () => {
  expect(read(email, ' asha.rao+trips@mail.example\n')).toBe('asha.rao+trips@mail.example')
})

test.each([
  ['', 'required'],
  [' ', 'required'],
  [undefined, 'required'],
  [5, 'required'],
  ['asha', 'email'],
  ['asha@', 'email'],
  ['asha@mail', 'email'],
  ['asha rao@mail.example', 'email'],
  ['asha@mail.example\r\nBcc: all@mail.example', 'email'],
  ['asha\0@mail.example', 'email'],
  [`${'a'.repeat(250)}@mail.example`, 'long'],
])('refuses the address %j as %s', (address, fault) => {
  expect(read(email, address)).toEqual({ fault })
})

test('trims text and rejects missing, too long and unstorable text', () => {
  expect(read(name, ' Asha ')).toBe('Asha')
  expect(read(name, 'स्मिता 😀')).toBe('स्मिता 😀')
  expect(read(name, ' ')).toEqual({ fault: 'required' })
  expect(read(name, 7)).toEqual({ fault: 'required' })
  expect(read(name, 'a'.repeat(101))).toEqual({ fault: 'long' })
  expect(read(name, 'a\0b')).toEqual({ fault: 'invalid' })
  expect(read(optionalText(3), undefined)).toBeUndefined()
  expect(read(optionalText(3), '')).toBe('')
  expect(read(optionalText(3), 'four')).toEqual({ fault: 'long' })
  expect(read(optionalText(3), '\0')).toEqual({ fault: 'invalid' })
  expect(read(optionalText(3), [])).toEqual({ fault: 'invalid' })
})

test('rejects unpaired surrogates', () => {
  for (const half of ['\ud83d', 'a\udc00b', '\udc00\ud800']) {
    expect(read(name, half)).toEqual({ fault: 'invalid' })
    expect(read(optionalText(9), half)).toEqual({ fault: 'invalid' })
  }
})

test('accepts only integers within the limits', () => {
  const days = count(1, 365)
  expect([1, 365].map((value) => read(days, value))).toEqual([1, 365])
  for (const value of [0, -1, 366, 1e9]) expect(read(days, value)).toEqual({ fault: 'range' })
  for (const value of ['3', 2.5, NaN, Infinity, 1e308, null, undefined, true, 2n]) {
    expect(read(days, value)).toEqual({ fault: 'required' })
  }
})

test('accepts only calendar dates that exist', () => {
  for (const date of ['2026-02-28', '2028-02-29', '2026-12-31'])
    expect(read(isoDate, date)).toBe(date)
  const others = ['2026-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-2-3']
  for (const date of [
    ...others,
    '',
    '0000-01-01',
    '20260203',
    '03/02/2026',
    '2026-02-03T00:00:00Z',
    20260203,
  ]) {
    expect(read(isoDate, date)).toEqual({ fault: 'invalid' })
  }
})

test('accepts UUIDs of any version', () => {
  for (const id of [
    '5eef13b5-e17c-5b51-be36-ead85a82a114',
    '00000000-0000-0000-0000-000000000000',
  ]) {
    expect(read(uuid, id)).toBe(id)
  }
  for (const id of ['', 'Jaipur', '5eef13b5e17c5b51be36ead85a82a114', 5]) {
    expect(read(uuid, id)).toEqual({ fault: 'invalid' })
  }
})

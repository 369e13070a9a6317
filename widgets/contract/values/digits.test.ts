import { expect, test } from 'vitest'
import { otp } from '../corporate.ts'
import { linkRequest } from '../followed-enquiry.ts'
import { readDate } from './dates.ts'
import { latinDigits } from './digits.ts'
import { mobile, typedCount } from '../text.ts'

const ZEROS: [script: string, zero: number][] = [
  ['Devanagari', 0x966],
  ['Bengali', 0x9e6],
  ['Tamil', 0xbe6],
  ['Arabic-Indic', 0x660],
  ['Persian and Urdu', 0x6f0],
  ['full-width', 0xff10],
  ['mathematical bold', 0x1d7ce],
  ['mathematical monospace', 0x1d7f6],
]

test.each(ZEROS)(
  'reads %s digits in counts, mobile numbers, codes, dates and references',
  (_, zero) => {
    const written = (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
    expect(latinDigits(written('0123456789 a'))).toBe('0123456789 a')
    expect(typedCount(1, 365).parse(written('14'))).toBe(14)
    expect(mobile.parse(written('+91 98765-43210'))).toBe('9876543210')
    expect(otp.parse(written('012 345'))).toBe('012345')
    expect(readDate(written('05/12/2026'))).toBe('2026-12-05')
    expect(readDate(written('05122026'))).toBe('2026-12-05')
    const asked = { reference: written('TJ-2345-6789'), email: 'asha@mail.example' }
    expect(linkRequest.parse(asked)).toEqual({ ...asked, reference: 'TJ-2345-6789' })
  },
)

test('leaves other characters unchanged', () => {
  expect(latinDigits('Ⅻ ½ ² 十 a')).toBe('Ⅻ ½ ² 十 a')
})

test.each([
  ['+1 415 555 0123', 'abroad'],
  ['0044 20 7946 0958', 'abroad'],
  ['+91 12', 'mobile'],
  ['987654321', 'mobile'],
  ['0091 98765', 'mobile'],
])('rejects the mobile number %s as %s', (written, fault) => {
  expect(mobile.safeParse(written).error?.issues[0]?.message).toBe(fault)
})

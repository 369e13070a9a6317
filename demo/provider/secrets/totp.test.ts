import { expect, test } from 'vitest'
import { base32, codeOfStep, otpauthAddress, stepOfCode } from './totp.ts'

/** Of RFC 6238, appendix B. */
const SECRET = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('computes the code at %i s as RFC 6238 does', (seconds, code) => {
  const step = Math.floor(seconds / 30)
  expect(codeOfStep(SECRET, step)).toBe(code)
  for (const off of [-30, 0, 30]) {
    expect(stepOfCode(SECRET, code, new Date((seconds + off) * 1000))).toBe(step)
  }
  for (const off of [-60, 60]) {
    expect(stepOfCode(SECRET, code, new Date((seconds + off) * 1000))).toBeUndefined()
  }
})

test('reads codes with spaces, and no others', () => {
  const now = new Date(59_000)
  expect(stepOfCode(SECRET, ' 287 082', now)).toBe(1)
  for (const typed of ['', '28708', '2870820', '２８７０８２', 'abcdef']) {
    expect(stepOfCode(SECRET, typed, now)).toBeUndefined()
  }
})

test('writes secrets as RFC 4648 does', () => {
  const written = ['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) =>
    base32(Buffer.from(text)),
  )
  expect(written).toEqual(['MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'])
  expect(otpauthAddress(SECRET, 'Tiger & Trail', 'asha@company.example')).toBe(
    'otpauth://totp/Tiger%20%26%20Trail:asha%40company.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Tiger%20%26%20Trail',
  )
})

import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { decrypted, encrypted } from './encrypted.ts'

test('decrypts with the same key and owner only, and nothing that was changed', () => {
  const key = randomBytes(32)
  const text = Buffer.from('twenty random bytes.')
  const sealed = encrypted(key, text, 'asha')
  expect(decrypted(key, sealed, 'asha')).toEqual(text)
  expect(sealed.includes(text)).toBe(false)
  expect(encrypted(key, text, 'asha')).not.toEqual(sealed)
  expect(decrypted(key, sealed, 'ravi')).toBeUndefined()
  expect(decrypted(randomBytes(32), sealed, 'asha')).toBeUndefined()
  for (const at of [0, 12, 28]) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    expect(decrypted(key, changed, 'asha')).toBeUndefined()
  }
  expect(decrypted(key, sealed.subarray(0, 20), 'asha')).toBeUndefined()
})

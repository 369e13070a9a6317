import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { countedWork } from '../testing/account-for-test.ts'
import { deriveKey, hashPassword, isPassword } from './password.ts'

test('recognizes a password, and no other', async () => {
  const hashed = await hashPassword(deriveKey, 'tiger tiger')
  expect(hashed).toMatch(/^scrypt\$32768\$8\$1\$[\w+/]{22}==\$[\w+/]{43}=$/)
  expect(await isPassword(deriveKey, 'tiger tiger', hashed)).toBe(true)
  for (const other of ['tiger tiger ', 'tiger tiger\0', 'Tiger tiger', '']) {
    expect(await isPassword(deriveKey, other, hashed)).toBe(false)
  }
})

test('gives a password a different hash each time', async () => {
  const { derive } = countedWork()
  expect(await hashPassword(derive, 'same')).not.toBe(await hashPassword(derive, 'same'))
})

test('compares with the stored parameters', async () => {
  const { work, derive } = countedWork()
  const salt = Buffer.alloc(16, 7)
  const hash = await deriveKey('old', salt, { N: 16, r: 8, p: 1 })
  const kept = ['scrypt', 1024, 8, 1, salt.toString('base64'), hash.toString('base64')].join('$')
  expect(await isPassword(derive, 'old', kept)).toBe(true)
  expect(work).toEqual([{ N: 1024, r: 8, p: 1 }])
})

test('does the same work without a stored password, and never matches', async () => {
  const { work, derive } = countedWork()
  await isPassword(derive, 'guess', await hashPassword(derive, 'right'))
  expect(await isPassword(derive, 'guess', undefined)).toBe(false)
  expect(await isPassword(derive, 'guess', null)).toBe(false)
  expect(new Set(work.map((cost) => JSON.stringify(cost))).size).toBe(1)
  expect(work).toHaveLength(4)
  // Even against the hash that stands in for a missing one.
  expect(await isPassword(async () => Buffer.alloc(32), 'guess', null)).toBe(false)
})

test('accepts a password in any Unicode normalization', async () => {
  const hashed = await hashPassword(deriveKey, 'caf\u00e9-au-lait')
  expect(await isPassword(deriveKey, 'cafe\u0301-au-lait', hashed)).toBe(true)
})

test('hashes many concurrently, each correctly', async () => {
  const salts = Array.from({ length: 12 }, () => randomBytes(16))
  const cost = { N: 16, r: 8, p: 1 }
  const keys = await Promise.all(salts.map((salt) => deriveKey('same', salt, cost)))
  const again = await Promise.all(salts.map((salt) => deriveKey('same', salt, cost)))
  expect(again).toEqual(keys)
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(12)
})

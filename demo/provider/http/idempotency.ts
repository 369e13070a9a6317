import { createHash } from 'node:crypto'
import { Refused } from '../errors/refused.ts'

/** @throws {Refused} 400 unless the key is 1 to 128 visible ASCII characters. */
export function idempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null
  if (/^[!-~]{1,128}$/.test(header)) return header
  const message = 'Idempotency-Key must be 1 to 128 visible ASCII characters.'
  throw new Refused(400, 'invalid_idempotency_key', message)
}

/** Identifies a key and its body for rate limits; undefined without a key. */
export function intentOf(key: string | null, fingerprint = ''): string | undefined {
  return key === null ? undefined : fingerprintOf({ key, fingerprint })
}

/** Equal for equal bodies in any key order. */
export function fingerprintOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body, sortKeys)).digest('hex')
}

function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

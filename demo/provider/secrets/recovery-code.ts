import { createHmac } from 'node:crypto'
import { base32 } from './totp.ts'

const COUNT = 10

/** 120 bits, more than the 112 for which a fast hash is enough (ASVS 5.0, 6.5.2). */
const LENGTH = 24

/**
 * Recovery codes like 'abcd-efgh-…', derived from the random token of a form, so that a form that is sent twice shows
 * the same ones.
 */
export function recoveryCodes(token: string): string[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const mac = createHmac('sha256', token).update(`recovery code ${index}`).digest()
    const letters = base32(mac).slice(0, LENGTH).toLowerCase()
    return (letters.match(/.{4}/g) ?? []).join('-')
  })
}

/** A code as typed, without case, spaces and hyphens. */
export const plainRecoveryCode = (typed: string): string =>
  typed.toLowerCase().replace(/[^a-z2-7]/g, '')

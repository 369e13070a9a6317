import { createHmac, timingSafeEqual } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** In ms (RFC 6238, section 4.1). */
const STEP = 30_000
const DIGITS = 6

/** Steps that a clock may be ahead or behind. */
const WINDOW = 1

/** Base 32 without padding (RFC 4648, section 6), as authenticator apps read secrets. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** The code of a time step (RFC 4226, section 5.3). */
export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigInt64BE(BigInt(step))
  // SHA-1 is the only hash that all apps support; its collisions don't weaken an HMAC.
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP)

/** The time step of a code that is valid now or was or will be within half a minute. */
export function stepOfCode(secret: Buffer, typed: string, now: Date): number | undefined {
  const code = Buffer.from(typed.replace(/\s/g, ''))
  if (code.length !== DIGITS) return undefined
  let found: number | undefined
  for (let step = stepAt(now) - WINDOW; step <= stepAt(now) + WINDOW; step += 1) {
    if (timingSafeEqual(code, Buffer.from(codeOfStep(secret, step)))) found = step
  }
  return found
}

/** Address that adds an account to an app (https://github.com/google/google-authenticator/wiki/Key-Uri-Format). */
export function otpauthAddress(secret: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}

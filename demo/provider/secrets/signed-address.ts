import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Signature of a media path: its expiry in seconds, and an HMAC (RFC 2104) of both with the company's secret, such as
 * '1796083200.Ab3…'.
 */
export function signatureOf(secret: Buffer, path: string, until: Date): string {
  return signed(secret, path, Math.ceil(until.getTime() / 1000))
}

/** True if a path has a valid signature that has not expired. */
export function isSigned(secret: Buffer, path: string, signature: string, now: Date): boolean {
  const until = Number(/^(\d{1,12})\./.exec(signature)?.[1] ?? -1)
  if (until * 1000 < now.getTime()) return false
  const right = Buffer.from(signed(secret, path, until))
  const shown = Buffer.from(signature)
  return right.byteLength === shown.byteLength && timingSafeEqual(right, shown)
}

function signed(secret: Buffer, path: string, until: number): string {
  const mac = createHmac('sha256', secret).update(`${until} ${path}`).digest('base64url')
  return `${until}.${mac.slice(0, 32)}`
}

import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What makes a path one that we have given to somebody: until when it is good, in seconds, and an HMAC (RFC 2104) of
 * both by a secret of the company. As '1796083200.Ab3…'.
 */
export function signatureOf(secret: Buffer, path: string, until: Date): string {
  return signed(secret, path, Math.ceil(until.getTime() / 1000))
}

/** Whether a path comes with a signature of ours that is still good. */
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

import { createHmac, timingSafeEqual } from 'node:crypto'

/** Days for which a signed address is good. */
const LIFE = 90

const DAY = 24 * 3_600_000

/**
 * What makes an address one that we have mailed: the last day on which it is good, and an HMAC (RFC 2104) of
 * both by the company's secret. As '20780.Ab3…'.
 */
export function signatureOf(secret: Buffer, path: string, now: Date): string {
  return signed(secret, path, Math.floor(now.getTime() / DAY) + LIFE)
}

/** Whether a path comes with a signature of ours that is still good. */
export function isSigned(secret: Buffer, path: string, signature: string, now: Date): boolean {
  const day = Number(/^(\d{1,6})\./.exec(signature)?.[1] ?? -1)
  if (day * DAY < now.getTime() - DAY) return false
  const right = Buffer.from(signed(secret, path, day))
  const shown = Buffer.from(signature)
  return right.byteLength === shown.byteLength && timingSafeEqual(right, shown)
}

function signed(secret: Buffer, path: string, day: number): string {
  const mac = createHmac('sha256', secret).update(`${day} ${path}`).digest('base64url')
  return `${day}.${mac.slice(0, 32)}`
}

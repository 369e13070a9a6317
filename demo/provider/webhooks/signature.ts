import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** A new secret: 32 random bytes, serialized as Standard Webhooks defines it. */
export const newSecret = () => PREFIX + randomBytes(32).toString('base64')

/** Headers of an attempt (Standard Webhooks 1.0), with a signature by each secret. */
export function signedHeaders(
  id: string,
  at: Date,
  body: string,
  secrets: string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}

import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import type { Payload } from 'altcha-lib/v1/types'

/**
 * Largest number to find: one SHA-256 for each, half as many on average. The worst case is to stay below 2 s on a slow
 * phone (`npm run bench:proof`).
 */
export const LARGEST = 10_000

/** Ms until a challenge expires: a visitor may lose the network after sending. */
export const CHALLENGE_LIFE = 10 * 60_000

const keyOf = (secret: Buffer) => secret.toString('base64url')

/** A challenge as JSON for one subject, such as a row, which is signed too. */
export async function newChallenge(secret: Buffer, subject: string, now: Date): Promise<string> {
  const expires = new Date(now.getTime() + CHALLENGE_LIFE)
  const options = { hmacKey: keyOf(secret), maxnumber: LARGEST, expires, params: { for: subject } }
  return JSON.stringify(await createChallenge(options))
}

/** Subject of a solved challenge; undefined if the proof is wrong or expired. */
export async function subjectOf(
  secret: Buffer,
  proof: string,
  now: Date,
): Promise<string | undefined> {
  try {
    const payload = JSON.parse(proof) as Payload
    if (payload.algorithm !== 'SHA-256' || !Number.isSafeInteger(payload.number)) return undefined
    const { expires, for: subject } = extractParams(payload)
    // The library compares with the system's clock.
    if (!(Number(expires) * 1000 > now.getTime())) return undefined
    return (await verifySolution(payload, keyOf(secret), false)) ? subject : undefined
  } catch {
    return undefined
  }
}

import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { OTP_DIGITS } from '../../../widgets/contract/limits.ts'

export interface Hashed {
  salt: Buffer
  hash: Buffer
}

/** A random code, padded with zeros. */
export function newCode(): string {
  return String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0')
}

/** Takes about 40 ms. */
export async function hashCode(code: string): Promise<Hashed> {
  const salt = randomBytes(16)
  return { salt, hash: await derive(code, salt) }
}

export async function isCode(code: string, { salt, hash }: Hashed): Promise<boolean> {
  return timingSafeEqual(await derive(code, salt), hash)
}

function derive(code: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(code, salt, 32, { N: 2 ** 14 }, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

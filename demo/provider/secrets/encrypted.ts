import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Recommended lengths of AES-GCM in bytes (NIST SP 800-38D, section 8.2). */
const NONCE = 12
const TAG = 16

/**
 * Encrypts with AES-256-GCM: nonce, tag, ciphertext.
 * @param owner authenticated, so that the result is useless in another row
 */
export function encrypted(key: Buffer, text: Buffer, owner: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG })
  cipher.setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** Undefined if it was encrypted with another key or for another owner. */
export function decrypted(key: Buffer, sealed: Buffer, owner: string): Buffer | undefined {
  if (sealed.length < NONCE + TAG) return undefined
  const nonce = sealed.subarray(0, NONCE)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG })
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()])
  } catch {
    return undefined
  }
}

import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits that fits into headers and addresses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of it. Nobody guesses 256 bits, so a fast hash is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The token of an `authorization: token …` header, if it can be one of ours. */
export function tokenIn(header: string | null | undefined): string | undefined {
  return /^token +([\w-]{43}) *$/i.exec(header ?? '')?.[1]
}

import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, safe in headers and URLs. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Stored form of a token. 256 bits can't be guessed, so a fast hash is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The token of an `authorization: token …` header, if well-formed. */
export function tokenIn(header: string | null | undefined): string | undefined {
  return /^token +([\w-]{43}) *$/i.exec(header ?? '')?.[1]
}

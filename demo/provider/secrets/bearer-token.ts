import { createHash, timingSafeEqual } from 'node:crypto'

/** True if an `Authorization: Bearer` header has the token; takes the same time for every other (RFC 6750, section 2.1). */
export function bearsToken(token: string, header = ''): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  const [, sent = ''] = /^Bearer +(\S+)$/i.exec(header) ?? []
  return timingSafeEqual(hash(sent), hash(token))
}

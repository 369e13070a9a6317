import { createHash } from 'node:crypto'
import { RETAINED_304_HEADERS, etag } from 'hono/etag'

/** Headers that an answer without its body has, too. */
export const RETAINED = [
  ...RETAINED_304_HEADERS,
  'access-control-allow-origin',
  'access-control-expose-headers',
  'content-security-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'timing-allow-origin',
]

/** Answers 304 to who has it already (`if-none-match`); hashes what comes without an ETag of its own. */
export const conditional = etag({ retainedHeaders: RETAINED })

/** Whether an `if-none-match` header names an ETag, weak or not (RFC 9110, section 13.1.2). */
export function isKnown(etag: string, header: string): boolean {
  const bare = etag.replace(/^W\//, '')
  return header.trim() === '*' || (header.match(/"[^"]*"/g)?.includes(bare) ?? false)
}

/** The ETag of a whole file; of one that is sent in parts, {@link conditional} would hash the part. */
export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

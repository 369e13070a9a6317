import { createHash } from 'node:crypto'
import { RETAINED_304_HEADERS, etag } from 'hono/etag'

export const RETAINED = [
  ...RETAINED_304_HEADERS,
  'access-control-allow-origin',
  'access-control-expose-headers',
  'cache-tag',
  'cdn-cache-control',
  'content-security-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'surrogate-control',
  'surrogate-key',
  'timing-allow-origin',
  // Turns a copy from before this header into a dictionary.
  'use-as-dictionary',
]

/** Sends 304 for a matching `if-none-match`, and hashes bodies without an ETag. */
export const conditional = etag({ retainedHeaders: RETAINED })

/** True if an `if-none-match` header lists an ETag, weak or not (RFC 9110, section 13.1.2). */
export function isKnown(etag: string, header: string): boolean {
  const bare = etag.replace(/^W\//, '')
  return header.trim() === '*' || (header.match(/"[^"]*"/g)?.includes(bare) ?? false)
}

/** ETag of a page without a part that says only when it was rendered, so that an earlier one is still answered with 304. */
export const etagWithout = (page: string, part: string) =>
  `W/${etagOf(Buffer.from(page.replaceAll(part, '')))}`

/** ETag of a whole file; {@link conditional} would hash only the range. */
export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

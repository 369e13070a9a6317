import { createHash } from 'node:crypto'
import { RETAINED_304_HEADERS, etag } from 'hono/etag'

/** Answers 304 to who has it already (`if-none-match`); hashes what comes without an ETag of its own. */
export const conditional = etag({
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    'access-control-allow-origin',
    'access-control-expose-headers',
    'content-security-policy',
    'cross-origin-resource-policy',
    'referrer-policy',
    'timing-allow-origin',
  ],
})

/** The ETag of a whole file; of one that is sent in parts, {@link conditional} would hash the part. */
export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

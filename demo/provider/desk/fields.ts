import type { Context } from 'hono'
import { Refused } from '../errors/refused.ts'

/** In bytes; enough for a long letter. */
export const LARGEST_FORM = 256 * 1024

/** Form values by field name. */
export type Fields = Record<string, string>

/**
 * Parses a form.
 * @throws {Refused} 415 for other content types
 */
export async function fieldsOf({ req }: Context): Promise<Fields> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(req.header('content-type') ?? '')) {
    throw new Refused(415, 'unsupported_media_type', 'Send a form.')
  }
  const fields: Fields = {}
  for (const [name, value] of new URLSearchParams(await req.text())) {
    // PostgreSQL refuses NUL; browsers send CRLF.
    fields[name] = value.replaceAll('\0', '').replaceAll('\r\n', '\n')
  }
  return fields
}

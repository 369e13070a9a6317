import type { Context } from 'hono'
import { Refused } from '../http/refused.ts'

/** Bytes of a form at most: a long letter, and some more. */
export const LARGEST_FORM = 256 * 1024

/** What a form of the desk holds, by the names of its fields. */
export type Fields = Record<string, string>

/**
 * Reads a form.
 * @throws {Refused} 415 for anything else.
 */
export async function fieldsOf({ req }: Context): Promise<Fields> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(req.header('content-type') ?? '')) {
    throw new Refused(415, 'unsupported_media_type', 'Send a form.')
  }
  const fields: Fields = {}
  for (const [name, value] of new URLSearchParams(await req.text())) {
    // No database takes a NUL; browsers end lines with two characters.
    fields[name] = value.replaceAll('\0', '').replaceAll('\r\n', '\n')
  }
  return fields
}

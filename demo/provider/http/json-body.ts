import type { ZodMiniType, z } from 'zod/mini'
import type { Fault } from '../../../widgets/contract/text.ts'
import { Refused, wrongFields } from '../errors/refused.ts'
import { bodyOf } from './request-body.ts'

export const MAX_JSON_SIZE = 64 * 1024

/**
 * Parses a JSON body by its schema.
 * @throws {Refused} 415 for another content type, 413 above `MAX_JSON_SIZE`, 400 for invalid JSON, 422 with `fields`
 * for values that the schema refuses.
 */
export async function jsonBody<Input>(
  request: Request,
  schema: ZodMiniType<Input, unknown>,
): Promise<Input> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Refused(415, 'unsupported_media_type', 'Send application/json.')
  }
  const body = parse(await smallBody(request))
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const fields = faultsOf(read.error, body)
  if (Object.keys(fields).length > 0) throw wrongFields(fields)
  throw new Refused(422, 'invalid_body', 'Send a JSON object.')
}

export function faultsOf(error: z.core.$ZodError, body: unknown): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues) {
    const name = path.join('.')
    if (name) fields[name] ??= faultOf(message, valueAt(body, path))
  }
  return fields
}

function parse(body: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    return JSON.parse(text, /\\ud[89a-f]/i.test(text) ? wellFormed : undefined)
  } catch {
    throw malformed('The body is not JSON in UTF-8.')
  }
}

/** JSON can escape half of a surrogate pair, which UTF-8, URLs and databases cannot hold (RFC 8259, section 8.2). */
const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? Buffer.from(value).toString() : value

/** @throws {Refused} 413 above `MAX_JSON_SIZE`, 400 for a truncated body. */
export async function smallBody(request: Request): Promise<Buffer> {
  const tooLarge = new Refused(413, 'too_large', `Send at most ${MAX_JSON_SIZE} bytes.`)
  if (Number(request.headers.get('content-length')) > MAX_JSON_SIZE) throw tooLarge
  const parts: Uint8Array[] = []
  let size = 0
  try {
    // A chunked body has no known length, so it is counted while it arrives.
    for await (const part of bodyOf(request)) {
      size += part.byteLength
      if (size > MAX_JSON_SIZE) throw tooLarge
      parts.push(part)
    }
  } catch (error) {
    throw error instanceof Refused ? error : malformed('The body is incomplete.')
  }
  return Buffer.concat(parts)
}

const malformed = (message: string) => new Refused(400, 'malformed_json', message)

export const FAULTS: readonly string[] = [
  'required',
  'invalid',
  'email',
  'mobile',
  'range',
  'long',
  'mismatch',
] satisfies Fault[]

/** The contract's code; `required` takes precedence for a missing value. */
function faultOf(message: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'required'
  return FAULTS.includes(message) ? message : 'invalid'
}

function valueAt(body: unknown, path: PropertyKey[]): unknown {
  let value = body
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = Object.getOwnPropertyDescriptor(value, key)?.value
  }
  return value
}

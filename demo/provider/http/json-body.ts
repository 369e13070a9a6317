import type { ZodMiniType, z } from 'zod/mini'
import type { Fault } from '../../../widgets/contract/text.ts'
import { Refused, wrongFields } from './refused.ts'
import { bodyOf } from './request-body.ts'

/** The largest JSON body, in bytes. */
export const MAX_JSON_SIZE = 64 * 1024

/**
 * Reads a JSON body by its schema.
 * @throws {Refused} 415 for another content type, 413 above `MAX_JSON_SIZE`, 400 for what is not
 * JSON, 422 with `fields` for what the schema does not take.
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

/** What is wrong with each field of a body, in the contract's words. */
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
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw malformed('The body is not JSON in UTF-8.')
  }
}

/** A short body, whole. @throws {Refused} 413 above `MAX_JSON_SIZE`, 400 for what broke off. */
export async function smallBody(request: Request): Promise<Buffer> {
  const tooLarge = new Refused(413, 'too_large', `Send at most ${MAX_JSON_SIZE} bytes.`)
  if (Number(request.headers.get('content-length')) > MAX_JSON_SIZE) throw tooLarge
  const parts: Uint8Array[] = []
  let size = 0
  try {
    // A body without a length may go on for ever: it is counted while it comes.
    for await (const part of bodyOf(request)) {
      size += part.byteLength
      if (size > MAX_JSON_SIZE) throw tooLarge
      parts.push(part)
    }
  } catch (error) {
    throw error instanceof Refused ? error : malformed('The body broke off.')
  }
  return Buffer.concat(parts)
}

const malformed = (message: string) => new Refused(400, 'malformed_json', message)

/** The contract's words for what is wrong with a field. */
export const FAULTS: readonly string[] = [
  'required',
  'invalid',
  'email',
  'mobile',
  'range',
  'long',
  'mismatch',
] satisfies Fault[]

/** The contract's word; what is not there at all is missing, whatever else is wrong with it. */
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

import type { ZodMiniType } from 'zod/mini'
import type { AnsweredCall } from '../calls/calls.ts'
import type { Answer, Schema } from './openapi.ts'
import type { Particulars } from './particulars.ts'
import { ALWAYS, type Code, REFUSALS, WITH_FORM, WITH_JSON, WITH_RETRY } from './refusals.ts'
import type { SchemaWriter } from './schemas.ts'

/** All statuses of a call: success, and each refusal with its codes. */
export function answersOf(
  call: AnsweredCall,
  { refusals = [], once }: Particulars,
  hasBody: boolean,
  output: ZodMiniType,
  writer: SchemaWriter,
): Record<string, Answer> {
  const { personal, own, takes, status } = call
  const codes: Code[] = [...refusals, ...ALWAYS]
  if (hasBody) codes.push(...(takes === 'form' ? WITH_FORM : WITH_JSON))
  if (once) codes.push('invalid_idempotency_key')
  if (once === true) codes.push('idempotency_conflict')
  if (personal) codes.push('signed_out')
  const written = writer.write(output, 'output')
  const isPublic = call.endpoint.method === 'GET' && !personal
  return {
    [status]: success(own ? wrapped(written) : written, isPublic),
    ...(isPublic && { 304: { description: 'Not modified since `if-none-match`.' } }),
    ...refusalsOf(codes),
  }
}

export function refusalsOf(codes: Code[]): Record<string, Answer> {
  const byStatus: Record<string, Answer> = {}
  for (const status of new Set(codes.map((code) => REFUSALS[code][0]).toSorted())) {
    const own = [...new Set(codes)].filter((code) => REFUSALS[code][0] === status)
    byStatus[status] = refusal(status, own)
  }
  return byStatus
}

function refusal(status: number, codes: Code[]): Answer {
  const told = codes.map((code) => `- \`${code}\`: ${REFUSALS[code][1]}`).join('\n')
  const code: Schema = { type: 'string', enum: codes }
  const narrowed: Schema = {
    $ref: '#/components/schemas/Refusal',
    type: 'object',
    properties: { error: { type: 'object', properties: { code } } },
  }
  const seconds: Schema = { type: 'integer', minimum: 1 }
  const retry = { description: 'Seconds to wait.', required: true as const, schema: seconds }
  return {
    description: told,
    ...(WITH_RETRY.has(status) && { headers: { 'retry-after': retry } }),
    content: { 'application/json': { schema: narrowed } },
  }
}

function success(schema: Schema, isPublic: boolean): Answer {
  const etag = {
    description: 'Version of the response, for `if-none-match`.',
    schema: { type: 'string' },
  }
  return {
    description: 'Success.',
    ...(isPublic && { headers: { etag } }),
    content: { 'application/json': { schema } },
  }
}

function wrapped(list: Schema): Schema {
  return { type: 'object', properties: { data: list }, required: ['data'] }
}

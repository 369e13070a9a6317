import { resolved } from './fields.ts'
import type { Method, OpenApi, Operation, Schema } from './openapi.ts'

/** A curl command with the required parameters and capitalized placeholders. */
export function curlOf(
  document: OpenApi,
  method: Method,
  path: string,
  operation: Operation,
): string {
  const origin = document.servers[0]?.url ?? '/'
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase())
  const lines = [`curl "${origin === '/' ? '$ORIGIN' : origin}${filled}"`]
  const [body] = Object.entries(operation.requestBody?.content ?? {})
  if (method !== 'get' && !(method === 'post' && body)) lines.push(`-X ${method.toUpperCase()}`)
  for (const { name, in: place, required, schema } of operation.parameters ?? []) {
    if (place !== 'header' || !required) continue
    lines.push(`-H '${name}: ${String(example(document, schema, name))}'`)
  }
  if (operation.security?.every((one) => 'token' in one))
    lines.push(`-H 'authorization: token TOKEN'`)
  if (body) lines.push(...sending(document, ...body))
  return lines.join(' \\\n  ')
}

function sending(document: OpenApi, type: string, { schema }: { schema: Schema }): string[] {
  if (type === 'application/json') {
    const json = quoted(JSON.stringify(example(document, schema, '')))
    return [`-H 'content-type: application/json'`, `-d ${json}`]
  }
  if (type !== 'multipart/form-data') return [`-H 'content-type: ${type}'`, '--data-binary @PART']
  const parts = example(document, schema, '') as Record<string, unknown>
  return Object.entries(parts).map(([name, value]) => {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
    return `-F ${quoted(`${name}=${text}`)}`
  })
}

/** An example value without optional fields. */
export function example(document: OpenApi, schema: Schema, name: string): unknown {
  const {
    type,
    properties = {},
    required = [],
    items,
    allOf,
    ...rules
  } = resolved(document, schema)
  const [first = rules.enum?.[0] ?? rules.const] = rules.examples ?? []
  if (first !== undefined) return first
  if (rules.contentMediaType) return '@FILE'
  if (allOf) return Object.assign({}, ...allOf.map((part) => example(document, part, name)))
  if (type === 'array') return items ? [example(document, items, name)] : []
  if (type === 'integer' || type === 'number') return Math.max(rules.minimum ?? 1, 1)
  if (type === 'string') return name.toUpperCase() || 'TEXT'
  return Object.fromEntries(
    required.map((each) => [each, example(document, properties[each] ?? {}, each)]),
  )
}

/** Single-quoted for a shell. */
const quoted = (text: string) => `'${text.replaceAll(`'`, `'\\''`)}'`

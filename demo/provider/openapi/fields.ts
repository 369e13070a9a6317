import type { OpenApi, Schema } from './openapi.ts'

export interface Field {
  /** For example 'destinations[].city'. */
  path: string
  /** For example 'integer, 1 to 365'. */
  kind: string
  required: boolean
  description: string
}

/** All fields of an object or of a list of objects, including nested ones. */
export function fieldsOf(document: OpenApi, schema: Schema, before = ''): Field[] {
  const { properties = {}, required = [], items, allOf = [] } = resolved(document, schema)
  if (items) return fieldsOf(document, items, `${before}[]`)
  const own = Object.entries(properties).flatMap(([name, property]) => {
    const path = before ? `${before}.${name}` : name
    const { description = resolved(document, property).description ?? '' } = property
    const kind = kindOf(document, property)
    const field = { path, kind, required: required.includes(name), description }
    return [field].concat(fieldsOf(document, property, path))
  })
  return [...allOf.flatMap((part) => fieldsOf(document, part, before)), ...own]
}

/** Follows a `$ref`. */
export function resolved({ components }: OpenApi, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return (name && components.schemas[name]) || schema
}

/** Describes a schema's type and limits in words. */
export function kindOf(document: OpenApi, schema: Schema): string {
  const { type, format, items, contentMediaType, ...rules } = resolved(document, schema)
  if (rules.enum) return rules.enum.map((word) => JSON.stringify(word)).join(', ')
  if (rules.const !== undefined) return JSON.stringify(rules.const)
  if (contentMediaType) return 'file'
  const noun = format ?? ([type].flat().join(' or ') || 'anything')
  if (items)
    return joined(
      `list of ${plural(kindOf(document, items))}`,
      within(rules.minItems, rules.maxItems),
    )
  const size = within(rules.minLength === 1 ? undefined : rules.minLength, rules.maxLength)
  return joined(noun, within(rules.minimum, rules.maximum), size && `${size} characters`)
}

const plural = (kind: string) => (/^(?!anything)[a-z]+$/.test(kind) ? `${kind}s` : kind)

function within(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return most === undefined ? '' : `at most ${most}`
  return most === undefined ? `${least} or more` : `${least} to ${most}`
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(', ')

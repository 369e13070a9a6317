import * as fc from 'fast-check'
import { resolved } from '../openapi/fields.ts'
import type { OpenApi, Schema } from '../openapi/openapi.ts'

/** Wrong types, ends of ranges, texts that no database stores. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\u202e\r\nBcc: a@b.co',
    "'; drop table enquiries; --",
    '%00',
    '{"a":1}',
    'null',
    '9999-99-99',
    '0000-00-00',
    '-0001-01-01',
    'x'.repeat(6000),
    '\u0345'.repeat(300),
    -0,
    -1,
    0.5,
    1e308,
    2 ** 31,
    2 ** 53,
    [],
    [[]],
    [null],
    {},
    { length: 1e9 },
    { toString: 1, valueOf: null, toJSON: 'x' },
  ),
  fc.anything({ maxDepth: 2, withNullPrototype: true }),
  fc.string({ unit: 'binary', maxLength: 300 }),
)

/** Generates values that match a document's schemas; formats it can't generate come from `known`. */
export function valuesOf(document: OpenApi, known: Record<string, string[]>) {
  function right(schema: Schema): fc.Arbitrary<unknown> {
    const { type, enum: words, items, allOf, format = '', ...rules } = resolved(document, schema)
    if (words) return fc.constantFrom(...words)
    if (rules.const !== undefined) return fc.constant(rules.const)
    if (allOf) return fc.tuple(...allOf.map(right)).map((all) => Object.assign({}, ...all))
    if (items) {
      const { minItems: minLength = 0, maxItems = 5 } = rules
      return fc.array(right(items), { minLength, maxLength: Math.min(maxItems, minLength + 3) })
    }
    const { minimum: min = -1, maximum: max = 2 ** 31 } = rules
    if (type === 'integer' || type === 'number') return fc.integer({ min, max })
    if (type === 'string') return textOf({ ...rules, format })
    return objectOf({ ...rules }, right)
  }

  function textOf({ format = '', examples = [], minLength = 0, maxLength = 200 }: Schema) {
    const some = [...(examples as string[]), ...(known[format] ?? [])]
    const longest = fc.constant('x'.repeat(maxLength))
    const free = fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'grapheme' })
    if (some.length === 0) return fc.oneof({ weight: 8, arbitrary: free }, longest)
    return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...some) }, free)
  }

  function objectOf({ properties = {}, required = [] }: Schema, each: typeof right) {
    const fields = Object.entries(properties).map(([name, schema]) => [name, each(schema)] as const)
    return fc.record(Object.fromEntries(fields), { requiredKeys: required })
  }

  /** A valid value except for some missing or nasty fields. */
  function bent(schema: Schema): fc.Arbitrary<unknown> {
    const { properties, allOf, items, required } = resolved(document, schema)
    if (allOf) return fc.tuple(...allOf.map(bent)).map((all) => Object.assign({}, ...all))
    if (items) return fc.array(fc.oneof(right(items), bent(items)), { maxLength: 30 })
    if (!properties) return fc.oneof(nasty, fc.constantFrom(-1, 501, 'x'.repeat(5001)))
    const either = (field: Schema) =>
      fc.oneof({ weight: 3, arbitrary: right(field) }, { weight: 1, arbitrary: bent(field) })
    const more = fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'x', 'id'), nasty, {
      maxKeys: 2,
    })
    const isComplete = fc
      .boolean()
      .chain((whole) => objectOf({ properties, required: whole ? (required ?? []) : [] }, either))
    return fc
      .tuple(isComplete, more)
      .map((both) => Object.fromEntries(both.toReversed().flatMap((each) => Object.entries(each))))
  }

  return { right, bent }
}

import type { ZodMiniType } from 'zod/mini'
import type { FieldFaults } from '../../../contract/text.ts'
import { bare } from './without-prototype.ts'
import type { FieldErrors, Rules } from './declaration.ts'
import { ownEntries } from './own-properties.ts'

/** Last segments of all paths of a payload: 'stops' and 'city' for `{stops: {city}[]}`. */
export type PathEnd<Payload> = {
  [Name in keyof Payload & string]: NonNullable<Payload[Name]> extends readonly (infer Item)[]
    ? Name | (Item extends object ? PathEnd<Item> : never)
    : Name
}[keyof Payload & string]

/** `Field` lists the fields that can have errors. */
export interface CheckRules<Values extends object, Field extends string, Checked, Sent> {
  schema: (values: Values) => ZodMiniType<Checked, unknown>
  read?: (values: Values) => unknown
  /** Adds to the faults of the schema, or changes them, by path. */
  amend?: (faults: FieldErrors, values: Values) => FieldErrors
  /** Messages by field and fault. A missing field is a type error. */
  faults: FieldFaults<Field> | (() => FieldFaults<Field>)
  /** Maps each path segment of the payload that is not a field to a field or its path. */
  from: Readonly<Record<Exclude<PathEnd<Sent> | PathEnd<Checked>, Field>, string>>
  /** Messages that depend on more than the fault. */
  sentence?: (field: Field, fault: string) => string | undefined
  payload: (checked: Checked, values: Values) => Sent
}

export function rulesBy<Values extends object, Field extends string, Checked, Sent>(
  rules: CheckRules<Values, Field, Checked, Sent>,
): Rules<Values, Sent> {
  const from = new Map<string, string>(ownEntries<string>(rules.from))

  /** Form field for a path of the form or payload. Only rows have nested fields. */
  function fieldOf(path: string, values: Values): string {
    const bare = path.replace(/(?:\.\d+)+$/, '')
    const field = bare.replace(/\w+$/, (end) => from.get(end) ?? end)
    const end = endOf(field)
    return Object.hasOwn(values, end) ? end : field
  }

  function sentenceOf(path: string, fault: string): string | undefined {
    const end = endOf(path)
    const texts: Readonly<Record<string, object | string>> =
      typeof rules.faults === 'function' ? rules.faults() : rules.faults
    const said = Object.hasOwn(texts, end) ? texts[end] : undefined
    if (typeof said !== 'object') return undefined
    const { required, [fault]: own }: Record<string, string> = bare({ ...said })
    // `texts` has only keys of `Field`.
    return rules.sentence?.(end as Field, fault) ?? own ?? required
  }

  /** First message of each field. Drops faults that no field can show. */
  function sentences(faults: Readonly<FieldErrors>, values: Values): FieldErrors {
    const errors: FieldErrors = bare({})
    for (const [path, fault] of ownEntries(faults)) {
      const field = fieldOf(path, values)
      const text = sentenceOf(field, fault)
      if (text !== undefined) errors[field] ??= text
    }
    return errors
  }

  function check(values: Values): { errors: FieldErrors; payload?: Sent } {
    const read = rules.schema(values).safeParse(rules.read?.(values) ?? values)
    let faults: FieldErrors = bare({})
    for (const { path, message } of read.error?.issues ?? []) faults[path.join('.')] ??= message
    faults = rules.amend?.(faults, values) ?? faults
    if (!read.success || isWrong(faults)) return { errors: sentences(faults, values) }
    return { errors: {}, payload: rules.payload(read.data, values) }
  }

  function forgiven(shown: FieldErrors, values: Values, changed?: string): FieldErrors {
    const { errors } = check(values)
    const left = { ...shown }
    for (const field of Object.keys(left)) {
      if (changed !== undefined && field !== changed && !field.startsWith(`${changed}.`)) continue
      if (errors[field]) left[field] = errors[field]
      else delete left[field]
    }
    return left
  }

  return { check, forgiven, sentences }
}

const endOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)

export const isWrong = (errors: FieldErrors) => Object.keys(errors).length > 0

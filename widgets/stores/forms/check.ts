import type { ZodMiniType } from 'zod/mini'
import type { FaultTexts } from '../../contract/text.ts'
import { bare } from './bare.ts'
import type { FieldErrors, Rules } from './declaration.ts'
import { ownEntries } from './own-entries.ts'

/** The last words of all paths of a payload: of `{stops: {city}[]}` 'stops' and 'city'. */
export type PathEnd<Payload> = {
  [Name in keyof Payload & string]: NonNullable<Payload[Name]> extends readonly (infer Item)[]
    ? Name | (Item extends object ? PathEnd<Item> : never)
    : Name
}[keyof Payload & string]

/** What a form is checked by. `Field` are the fields that can be wrong. */
export interface CheckRules<Values extends object, Field extends string, Checked, Sent> {
  /** The contract's rules for what was typed; they may depend on it. */
  schema: (values: Values) => ZodMiniType<Checked, unknown>
  /** What they are to read, where that is not what was typed. */
  read?: (values: Values) => unknown
  /** Amends what the schema found (a word by path), where that is not all there is to a form. */
  amend?: (faults: FieldErrors, values: Values) => FieldErrors
  /** Sentences of each field that can be wrong. Forgetting one is a type error. */
  faults: Readonly<Record<Field, FaultTexts>>
  /** Field, or path of a field, of whatever is checked or sent and is no field itself, by its path's end. */
  from: Readonly<Record<Exclude<PathEnd<Sent> | PathEnd<Checked>, Field>, string>>
  /** Sentences that need more than the fault. */
  sentence?: (field: Field, fault: string) => string | undefined
  payload: (checked: Checked) => Sent
}

/** Checks what was typed into a form, and says what is wrong at its own fields. */
export function rulesBy<Values extends object, Field extends string, Checked, Sent>(
  rules: CheckRules<Values, Field, Checked, Sent>,
): Rules<Values, Sent> {
  const from = new Map<string, string>(ownEntries<string>(rules.from))
  const texts = new Map<string, Record<string, string> & FaultTexts>(
    ownEntries<Record<string, string> & FaultTexts>(rules.faults),
  )

  /** The field that a path of the form or of its payload is about; only rows have fields of their own. */
  function fieldOf(path: string, values: Values): string {
    const bare = path.replace(/(?:\.\d+)+$/, '')
    const field = bare.replace(/\w+$/, (end) => from.get(end) ?? end)
    const end = endOf(field)
    return Object.hasOwn(values, end) ? end : field
  }

  function sentenceOf(path: string, fault: string): string | undefined {
    const end = endOf(path)
    const said = texts.get(end)
    // What has sentences is one of the fields.
    return said && (rules.sentence?.(end as Field, fault) ?? bare(said)[fault] ?? said.required)
  }

  /** Sentences by field, the first for each; a fault of what no field shows is left out. */
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
    return { errors: {}, payload: rules.payload(read.data) }
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

/** Whether anything is wrong. */
export const isWrong = (errors: FieldErrors) => Object.keys(errors).length > 0

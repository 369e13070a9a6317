export interface Attribute {
  name: string
  /** TypeScript, such as `'auto' | 'light' | 'dark'`. */
  type: string
  default?: string
  description: string
}

export interface Element {
  tag: string
  description: string
  attributes: readonly Attribute[]
  events: readonly { name: string; detail: string; description: string }[]
  slots: readonly { name: string; description: string }[]
  parts: readonly string[]
}

export interface Property {
  name: string
  /** CSS syntax, such as `<color>`; `*` for any. */
  syntax: string
  description: string
  default: string
}

export interface Facts {
  elements: readonly Element[]
  /** Attributes of every tag. */
  pageWide: readonly Attribute[]
  properties: readonly Property[]
}

export type Value = string | true

/** Values of attributes by name; true for a boolean. Attributes that are not set are missing. */
export type Values = Readonly<Record<string, Value>>

export type Control =
  | { kind: 'check' | 'text' }
  /** Text that may be set to nothing, which is not the same as no attribute. */
  | { kind: 'text or none' }
  | { kind: 'choice'; words: string[] }

/** The form control for an attribute, by its type in the manifest. */
export function controlOf({ type }: Attribute): Control {
  if (type === 'boolean') return { kind: 'check' }
  if (type === 'string | null') return { kind: 'text or none' }
  if (!type.startsWith(`'`)) return { kind: 'text' }
  return { kind: 'choice', words: type.replaceAll(`'`, '').split(' | ') }
}

/** Sets or, with undefined, removes a value. */
export function withValue(values: Values, name: string, value: Value | undefined): Values {
  const { [name]: _, ...others } = values
  return value === undefined ? others : { ...others, [name]: value }
}

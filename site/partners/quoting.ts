import { escaped } from '../../widgets/contract/values/escaped.ts'
import type { Values } from './element-kinds.ts'

export function withQuery(address: string, values: Values): string {
  const query = new URLSearchParams(texts(values)).toString()
  return query ? `${address}?${query}` : address
}

/** Values as text; '' for true, as in HTML. */
export const texts = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === true ? '' : value]),
  )

export const quoted = (values: Values, on = '') =>
  Object.entries(values)
    .map(([name, value]) => (value === true ? ` ${name}${on}` : ` ${name}="${escaped(value)}"`))
    .join('')

/** For JSX and Svelte, where special characters are in a string in braces. */
export const braced = (values: Values) =>
  Object.entries(values)
    .map(([name, value]) => {
      if (value === true) return ` ${name}`
      return /["&<>{}\\]/.test(value) ? ` ${name}={${string(value)}}` : ` ${name}="${value}"`
    })
    .join('')

export const string = (text: string) => (/['\\]/.test(text) ? JSON.stringify(text) : `'${text}'`)

export const php = (text: string) => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`

import { escaped } from '../../widgets/contract/values/escaped.ts'
/** Longest value of an attribute, in characters. */
const LONGEST = 500

/** Attributes that the provider sets, whatever the query says. */
const OWN = new Set(['provider', 'product'])

/** Attributes that are links. Only http(s) addresses and paths are allowed, so that no script can be in one. */
const LEADING = new Set(['href', 'privacy', 'thanks'])
const LEADS = /^(?:https?:\/\/|\/(?!\/))[^\s\\]*$/i

export interface AskedTag {
  attributes: Record<string, string>
  /** Other parameters, overlong values and links that aren't allowed. */
  others: [name: string, value: string][]
}

export const askable = (known: readonly string[]) => known.filter((name) => !OWN.has(name))

/** Reads a tag's attributes from a query. The last of repeated ones counts. */
export function askedTag(query: URLSearchParams, known: readonly string[]): AskedTag {
  const names = askable(known)
  const attributes: Record<string, string> = {}
  const others: AskedTag['others'] = []
  for (const [name, value] of query) {
    const isFit = value.length <= LONGEST && (!LEADING.has(name) || LEADS.test(value))
    if (names.includes(name) && isFit) attributes[name] = value
    else others.push([name, value])
  }
  return { attributes, others }
}

export function written(tag: string, attributes: Readonly<Record<string, string>>): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `<${tag}${list.join('')}></${tag}>`
}

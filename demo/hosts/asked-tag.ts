/** Letters that an attribute may have. */
const LONGEST = 200

/** What a provider says of itself, whatever it is asked. */
const OWN = new Set(['provider', 'product'])

/** What leads somewhere: by a web address or a path, and by nothing that a script could be in. */
const LEADING = new Set(['href', 'privacy'])
const LEADS = /^(?:https?:\/\/|\/(?!\/))[^\s\\]*$/i

/** A tag as the query of an address has it. */
export interface AskedTag {
  /** By their names, which the tag knows. */
  attributes: Record<string, string>
  /** What else is in the query, what is too long, and what leads to no page. */
  others: [name: string, value: string][]
}

/** The attributes that a query may have of all that a tag knows. */
export const askable = (known: readonly string[]) => known.filter((name) => !OWN.has(name))

/** Reads attributes from a query. Of one that is there twice the last counts. */
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

export const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** A tag as it is written, with nothing in it. */
export function written(tag: string, attributes: Readonly<Record<string, string>>): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `<${tag}${list.join('')}></${tag}>`
}

import type {
  Attribute,
  CssCustomProperty,
  CustomElement,
  Event,
  Package,
} from 'custom-elements-manifest'
import { elementsOf } from './manifest.ts'

export function tablesOf(manifest: Package, pageWide: Attribute[]): Map<string, string> {
  const shared = new Set(pageWide.map(({ name }) => name))
  const elements = elementsOf(manifest)
  const tables = new Map(
    elements.map((element) => [element.tagName ?? '', tablesOfElement(element, shared)]),
  )
  tables.set('page-wide', attributeTable(pageWide))
  tables.set('custom-properties', propertyTable(elements[0]?.cssProperties ?? []))
  return tables
}

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`. Throws if a mark is missing. */
export function fillIn(text: string, tables: Map<string, string>): string {
  let filled = text
  for (const [name, table] of tables) {
    const marks = new RegExp(`(<!-- ${name} -->).*?(<!-- /${name} -->)`, 's')
    if (!marks.test(filled)) throw new Error(`no marks <!-- ${name} --> and <!-- /${name} -->`)
    filled = filled.replace(marks, (_, start, end) => `${start}\n\n${table}\n\n${end}`)
  }
  return filled
}

function tablesOfElement(element: CustomElement, shared: Set<string>): string {
  const own = (element.attributes ?? []).filter(({ name }) => !shared.has(name))
  const parts = (element.cssParts ?? []).map(({ name }) => code(name))
  return [
    attributeTable(own),
    eventTable(element.events ?? []),
    `Parts: ${parts.join(', ')}.`,
  ].join('\n\n')
}

export const attributeTable = (attributes: Attribute[]) =>
  table(
    ['attribute', 'value', 'meaning'],
    attributes.map(({ name, type, default: word, description }) => [
      code(name),
      valuesOf(type?.text ?? '', word),
      description ?? '',
    ]),
  )

function valuesOf(type: string, word: string | undefined): string {
  if (type === 'boolean') return 'boolean'
  if (!word) return 'text'
  const words = type.replaceAll(`'`, '').split(' | ').map(code)
  return words.join(', ').replace(code(word), `${code(word)} (default)`)
}

export const eventTable = (events: Event[]) =>
  table(
    ['event', '`detail`', 'when'],
    events.map(({ name, type, description }) => [
      code(name),
      code(type.text.replace(/^CustomEvent<(.*)>$/, '$1')),
      description ?? '',
    ]),
  )

export const propertyTable = (properties: CssCustomProperty[]) =>
  table(
    ['custom property', 'default', 'used for'],
    properties.map(({ name, default: value = '', description }) => [
      code(name),
      value.includes('var(') ? 'derived' : code(value),
      description ?? '',
    ]),
  )

export function table(heads: string[], rows: string[][]): string {
  const lines = [heads, heads.map(() => '---'), ...rows]
  return lines
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')
}

export const code = (text: string) => `\`${text}\``

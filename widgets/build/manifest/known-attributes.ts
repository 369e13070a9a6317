import type { Attribute, Package } from 'custom-elements-manifest'
import { elementsOf } from './manifest.ts'

const HEAD = `// Written by \`npm run manifest\`: change the declarations in widgets/*/element.ts instead.

/** Allowed values by attribute name, default first. An empty list allows any text; [''] is a boolean. */
export type Known = Readonly<Record<string, readonly string[]>>

`

export function knownAttributes(manifest: Package, pageWide: Attribute[]): string {
  return [
    HEAD,
    '/** Attributes by tag. */\n',
    `export const TAGS: Readonly<Record<string, Known>> = ${tagAttributes(manifest, pageWide)}\n\n`,
    '/** Attributes of every tag, and of `<html>` for the whole page. */\n',
    `export const EVERY_TAG: Known = ${JSON.stringify(wordsByName(pageWide))}\n`,
  ].join('')
}

/** JSON for the WordPress plugin: attributes that an author may set, by tag and for every tag. */
export function authorAttributes(manifest: Package, pageWide: Attribute[]): string {
  const shared = pageWide.filter(({ name }) => name !== 'provider' && name !== 'product')
  return `{"tags":${tagAttributes(manifest, pageWide)},"shared":${JSON.stringify(wordsByName(shared))}}`
}

function tagAttributes(manifest: Package, pageWide: Attribute[]): string {
  const shared = new Set(pageWide.map(({ name }) => name))
  const tags = elementsOf(manifest).map((element) => {
    const own = (element.attributes ?? []).filter(({ name }) => !shared.has(name))
    return [element.tagName, wordsByName(own)]
  })
  return JSON.stringify(Object.fromEntries(tags))
}

const wordsByName = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ name, type }) => [name, wordsOf(type?.text ?? '')]))

function wordsOf(type: string): string[] {
  if (type === 'boolean') return ['']
  return type.startsWith('string') ? [] : type.replaceAll(`'`, '').split(' | ')
}

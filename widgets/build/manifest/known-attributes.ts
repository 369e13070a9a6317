import type { Attribute, Package } from 'custom-elements-manifest'
import { elementsOf } from './manifest.ts'

const HEAD = `// Written by \`npm run manifest\`: change the declarations in widgets/*/element.ts instead.

/** Attributes by their names, with the words that they may have, the default first: none for any text, '' alone for one that is there or not. */
export type Known = Readonly<Record<string, readonly string[]>>

`

export function knownAttributes(manifest: Package, pageWide: Attribute[]): string {
  const shared = new Set(pageWide.map(({ name }) => name))
  const tags = elementsOf(manifest).map((element) => {
    const own = (element.attributes ?? []).filter(({ name }) => !shared.has(name))
    return [element.tagName, wordsByName(own)]
  })
  return [
    HEAD,
    '/** The tags, each with its own attributes. */\n',
    `export const TAGS: Readonly<Record<string, Known>> = ${JSON.stringify(Object.fromEntries(tags))}\n\n`,
    '/** What every tag has, and `<html>` for the whole page. */\n',
    `export const EVERY_TAG: Known = ${JSON.stringify(wordsByName(pageWide))}\n`,
  ].join('')
}

const wordsByName = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ name, type }) => [name, wordsOf(type?.text ?? '')]))

function wordsOf(type: string): string[] {
  if (type === 'boolean') return ['']
  return type === 'string' ? [] : type.replaceAll(`'`, '').split(' | ')
}

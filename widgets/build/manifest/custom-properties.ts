import type { CssCustomProperty } from 'custom-elements-manifest'
import { read } from '../../repository.ts'
import { withBrandColours } from '../brand-colours.ts'
import { docBlock } from './doc-block.ts'

/**
 * The custom properties that a style sheet reads, and that its first docblock has to describe. The default is that of
 * the last `var()`, which current browsers use.
 */
export function customProperties(path: string): CssCustomProperty[] {
  const text = withBrandColours(read(path).text)
  const comment = /\/\*\*(.*?)\*\//s.exec(text)?.[1] ?? ''
  const told = docBlock(comment).tags.filter(({ tag }) => tag === 'cssprop')
  const used = new Map<string, string>()
  for (const { index, 0: start, 1: name = '' } of text.matchAll(/var\(\s*(--trip-[\w-]+),\s*/g)) {
    used.set(name, untilClosed(text.slice(index + start.length)))
  }
  const untold = [...used.keys()].filter((name) => !told.some((tag) => tag.name === name))
  const unused = told.filter(({ name }) => !used.has(name)).map(({ name }) => name)
  const wrong = [...untold, ...unused]
  if (wrong.length > 0) throw new Error(`${path}: ${wrong} documented or read, but not both`)
  return told.map(({ name, type, description }) => ({
    name,
    syntax: type || '*',
    description,
    default: used.get(name) ?? '',
  }))
}

function untilClosed(text: string): string {
  let open = 1
  const end = [...text].findIndex((character) => {
    if (character === '(') open += 1
    if (character === ')') open -= 1
    return open === 0
  })
  return text
    .slice(0, end)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\() | (?=\))/g, '')
    .trim()
}

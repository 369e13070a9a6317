import { Visitor } from 'vite'
import { importsOf, read } from '../../repository.ts'
import { target } from '../../breaches.ts'
import { moduleOf } from './module.ts'

const UNDRAWN = /^widgets\/(?:api|contract|messages|stores)\/|\.css$/

const known = new Map<string, { parts: string[]; imports: string[] }>()

/** The `part` names in a file and its imports. Throws if a name is computed from a type without literals. */
export function partsOf(element: string): string[] {
  const files = new Set([element])
  const parts = new Set<string>()
  for (const file of files) {
    const drawn = known.get(file) ?? { parts: partsIn(file), imports: importsIn(file) }
    known.set(file, drawn)
    for (const path of drawn.imports) files.add(path)
    for (const name of drawn.parts) parts.add(name)
  }
  return [...parts].toSorted((one, other) => one.localeCompare(other))
}

function importsIn(path: string): string[] {
  return importsOf(read(path))
    .filter(({ typeOnly }) => !typeOnly)
    .flatMap(({ specifier }) => target(path, specifier) ?? [])
    .filter((file) => !UNDRAWN.test(file))
}

function partsIn(path: string): string[] {
  const parts: Range[] = []
  const texts: Found[] = []
  const names: Found[] = []
  const types = new Map<string, Range>()
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      // On a component, a variable `part` is an ordinary prop.
      const isTag = name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'part') continue
        const { value } = attribute
        if (value && (isTag || value.type === 'Literal')) parts.push(value)
      }
    },
    Property({ key, value }) {
      const isPart = key.type === 'Identifier' && key.name === 'part'
      if (isPart && value.type === 'Literal') parts.push(value)
    },
    TSPropertySignature({ key, typeAnnotation }) {
      if (key.type === 'Identifier' && typeAnnotation) types.set(key.name, typeAnnotation)
    },
    Literal({ value, start, end }) {
      if (typeof value === 'string') texts.push({ word: value, start, end })
    },
    TemplateElement({ value, start, end }) {
      texts.push({ word: value.raw, start, end })
    },
    Identifier({ name, start, end }) {
      names.push({ word: name, start, end })
    },
  }).visit(moduleOf(path).program)

  const wordsIn = (range: Range | undefined, all: Found[]) =>
    all.flatMap(({ word, start, end }) =>
      range && range.start <= start && end <= range.end ? word.split(/\s+/).filter(Boolean) : [],
    )
  return parts.flatMap((part) => {
    const asked = wordsIn(part, names)
    const typed = asked.flatMap((name) => wordsIn(types.get(name), texts))
    if (asked.length > 0 && typed.length === 0) {
      throw new Error(`${path}: no type lists the values of part ${asked.join('.')}`)
    }
    return wordsIn(part, texts).concat(typed)
  })
}

interface Range {
  start: number
  end: number
}

interface Found extends Range {
  word: string
}

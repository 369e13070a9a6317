import { readFileSync } from 'node:fs'

export interface Declared {
  /** `// @chunk own`: large or rarely needed. A lazy import makes it a chunk, with its own dependencies. */
  own?: true
  /** `// @chunk shared`: imported by several such chunks, which are needed long before the later code of a form. */
  shared?: true
  /** `// @chunk index`: imports lazily for its importers, so its imports don't count as uses. */
  index?: true
  /** `// @chunk group NAME`, in an `element.ts`: code shared only by tags of the group is a chunk with this name. */
  group?: string
}

const LINE = /^\/\/ @chunk\b *(.*)$/m
const known = new Map<string, Declared>()

export function declaredBy(id: string): Declared {
  const found = known.get(id)
  if (found) return found
  const isOurs = /^[^\0]*\.tsx?$/.test(id) && !id.includes('/node_modules/')
  const words = isOurs ? LINE.exec(readFileSync(id, 'utf8'))?.[1] : undefined
  const declared = words === undefined ? {} : read(words, id)
  known.set(id, declared)
  return declared
}

function read(words: string, id: string): Declared {
  if (words === 'own') return { own: true }
  if (words === 'shared') return { own: true, shared: true }
  if (words === 'index') return { index: true }
  const group = /^group ([a-z]+)$/.exec(words)?.[1]
  if (group) return { group }
  throw new Error(`${id} says '@chunk ${words}', which must be own, shared, index or group NAME`)
}

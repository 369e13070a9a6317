import { readFileSync } from 'node:fs'

/** What a module says of its chunk, in a line of its own. */
export interface Declared {
  /**
   * `// @chunk own`: large or rarely wanted. Where it is imported lazily it is a chunk, with what it
   * alone needs.
   */
  own?: true
  /**
   * `// @chunk index`: it imports lazily on behalf of whoever imports it, so that its naming a module
   * says nothing about who needs that.
   */
  index?: true
  /** `// @chunk group NAME`, in an `element.ts`: what only tags of this group share is a chunk with this name. */
  group?: string
}

const LINE = /^\/\/ @chunk\b *(.*)$/m
const known = new Map<string, Declared>()

/** What a module declares of its chunk; throws where it is not one of the above. */
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
  if (words === 'index') return { index: true }
  const group = /^group ([a-z]+)$/.exec(words)?.[1]
  if (group) return { group }
  throw new Error(`${id} says '@chunk ${words}', which is none of own, index, group NAME`)
}

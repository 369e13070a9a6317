import { parseSync, type Plugin } from 'vite'
import { replaceFound } from './found.ts'

/** Attributes, properties and events of r2wc, all of which `define` replaces. */
const REPLACED: readonly (readonly [found: RegExp, left: string])[] = [
  [/ {2}e\.props \|\| .+?\n(?= {2}class )/s, ''],
  [/Object\.keys\(m\)/, 'e.props'],
  [/ {6}for \(const s of n\) .+?\n(?= {4}\}\n {4}connectedCallback)/s, ''],
  [/ {4}attributeChangedCallback.+?\n {4}\}\n/s, ''],
  [/ {2}for \(const r of n\) .+?\n(?= {2}return v)/s, ''],
]

/** Removes what `define` replaces from r2wc: half a kilobyte of every critical path. */
export function leanR2wc(): Plugin {
  let isThere = false
  return {
    name: 'lean-r2wc',
    transform(code, id) {
      if (!id.endsWith('/@r2wc/core/dist/core.js')) return null
      isThere = true
      return REPLACED.reduce((left, [found, text]) => replaceFound(left, found, text), code)
    },
    generateBundle() {
      if (!isThere) this.error('r2wc is not where it was')
    },
  }
}

/**
 * Makes for…in loops skip members that a page added to `Object.prototype`. Functions there break zod, and any member
 * breaks the bundler's helper. Neither has an option for it.
 */
export function ownMembers(hasZod: boolean): Plugin {
  let loops = 0
  return {
    name: 'own-members',
    transform(code, id) {
      if (!id.includes('/node_modules/zod/') || !code.includes(' in ')) return null
      const own = overOwn(id, code)
      if (own !== code) loops += 1
      return own
    },
    // The helper is a chunk or inlined.
    renderChunk(code, { fileName }, _, { chunks }) {
      const helpers = Object.values(chunks)
        .map(({ modules }) => modules['\0rolldown/runtime.js']?.code)
        .find((lines) => lines && code.includes(lines))
      if (!helpers) return null
      const own = overOwn(fileName, helpers)
      return own === helpers ? null : replaceFound(code, helpers, () => own)
    },
    generateBundle() {
      if (hasZod && loops === 0) this.error('zod has no loop over members')
    },
  }
}

interface Node {
  type: string
  start: number
  end: number
}

interface Loop extends Node {
  left: Node
  right: Node
}

export function overOwn(file: string, code: string): string {
  let own = code
  for (const { left, right } of loopsIn(parseSync(file, code).program).toReversed()) {
    const members = `Object.keys(${own.slice(right.start, right.end)} ?? {})`
    own = `${own.slice(0, left.end)} of ${members}${own.slice(right.end)}`
  }
  return own
}

function loopsIn(value: unknown): Loop[] {
  if (Array.isArray(value)) return value.flatMap(loopsIn)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(loopsIn)
  return 'type' in value && value.type === 'ForInStatement' ? [value as Loop, ...inside] : inside
}

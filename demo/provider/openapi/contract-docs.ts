import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** Docblocks of the contract's sources. */
export interface ContractDocs {
  /** The docblock of a declaration; '' without one. */
  of(file: string, name: string): string
  /** The docblocks of the fields of an object with these keys. */
  fieldsOf(keys: string[]): Record<string, string>
}

interface Declared {
  file: string
  name: string
  doc: string
  keys: string[]
  docs: Map<string, string>
  /** Declarations whose fields it includes. */
  from: string[]
}

const FOLDER = resolve(import.meta.dirname, '../../../widgets/contract')

const DECLARATION = /^(?:export )?(?:const|interface|type|function|async function) (\w+)/
/** Also matches shorthand properties. */
const FIELD = /^ +([a-z_]\w*)\??(?::|,$)/
/** Includes all fields of another object. */
const SPREAD = /^ +\.\.\.(\w+)\.shape,$/
const EXTENDS = /^export interface \w+ extends ([\w, ]+) \{$/

/** Reads the sources in the formatter's style: one field per line, below its docblock. */
export async function contractDocs(): Promise<ContractDocs> {
  const entries = await readdir(FOLDER, { recursive: true })
  const files = entries.filter((name) => /(?<!-for-test|\.test)\.ts$/.test(name))
  const texts = files.map(async (file) =>
    declaredIn(file, await readFile(resolve(FOLDER, file), 'utf8')),
  )
  const all = (await Promise.all(texts)).flat()
  return {
    of: (file, name) => all.find((one) => one.file === file && one.name === name)?.doc ?? '',
    fieldsOf: (keys) => {
      const fits = all.filter((one) => one.docs.size > 0 && isSame(keysOf(one, all), keys))
      const whole = fits.flatMap((one) => withTaken(one, all))
      return Object.fromEntries(whole.flatMap(({ docs }) => Array.from(docs)))
    },
  }
}

/** The declarations that it includes, directly and indirectly, followed by itself. */
function withTaken(one: Declared, all: Declared[]): Declared[] {
  const taken = all.filter(({ name }) => one.from.includes(name))
  return [...taken.flatMap((other) => withTaken(other, all)), one]
}

const keysOf = (one: Declared, all: Declared[]) =>
  new Set(withTaken(one, all).flatMap(({ keys }) => keys))

const isSame = (keys: Set<string>, others: string[]) =>
  keys.size === others.length && others.every((key) => keys.has(key))

function declaredIn(file: string, text: string): Declared[] {
  const found: Declared[] = []
  let doc = ''
  for (const [, block, line = ''] of text.matchAll(/^ *\/\*\*(.*?)\*\/|^([^\n]*)$/gms)) {
    if (block !== undefined) doc = plain(block)
    // A bundler annotation may separate a docblock from its declaration.
    if (block !== undefined || /^\/\* @|^$/.test(line)) continue
    const name = DECLARATION.exec(line)?.[1]
    const field = FIELD.exec(line)?.[1]
    const last = found.at(-1)
    const from = EXTENDS.exec(line)?.[1]?.split(', ') ?? []
    if (name) found.push({ file, name, doc, keys: [], docs: new Map(), from })
    else if (field) last?.keys.push(field)
    else last?.from.push(...(SPREAD.exec(line)?.slice(1) ?? []))
    if (field && doc) last?.docs.set(field, doc)
    doc = ''
  }
  return found
}

/** The text of a docblock as paragraphs and list items, without references to sources. */
function plain(block: string): string {
  return block
    .replaceAll(/^ *\* ?/gm, '')
    .replaceAll(/\n(?!- )\s*/g, ' ')
    .replaceAll(/\s*\((?:specification, section \d+|see [`\w.]+)(?:: '[^']*')?\)/g, '')
    .trim()
}

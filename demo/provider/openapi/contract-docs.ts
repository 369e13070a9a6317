import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** What the doc blocks of the contract's sources say. */
export interface ContractDocs {
  /** Of what a file declares under a name; '' where there is none. */
  of(file: string, name: string): string
  /** Of the fields that an object with these keys has; those without a doc block are left out. */
  fieldsOf(keys: string[]): Record<string, string>
}

/** One declaration of a file: an object's fields, what is said of them, and which others it takes over. */
interface Declared {
  file: string
  name: string
  doc: string
  keys: string[]
  docs: Map<string, string>
  /** Declarations whose fields it has besides. */
  from: string[]
}

const FOLDER = resolve(import.meta.dirname, '../../../widgets/contract')

const DECLARATION = /^(?:export )?(?:const|interface|type|function|async function) (\w+)/
/** A field of an object, or one that has the name of its value. */
const FIELD = /^ +([a-z_]\w*)\??(?::|,$)/
/** All fields of another object. */
const SPREAD = /^ +\.\.\.(\w+)\.shape,$/
const EXTENDS = /^export interface \w+ extends ([\w, ]+) \{$/

/** Reads the sources, as the formatter writes them: one field a line, its doc block above it. */
export async function contractDocs(): Promise<ContractDocs> {
  const files = (await readdir(FOLDER)).filter((name) => !/-for-test\.ts$|\.test\.ts$/.test(name))
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

/** A declaration after those whose fields it takes over, and those that they do. */
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
    // A note to the bundler stands between a doc block and what it is of.
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

/** The text of a doc block, in paragraphs and points, without what it says of the sources alone. */
function plain(block: string): string {
  return block
    .replaceAll(/^ *\* ?/gm, '')
    .replaceAll(/\n(?!- )\s*/g, ' ')
    .replaceAll(/\s*\((?:specification, section \d+|see [`\w.]+)(?:: '[^']*')?\)/g, '')
    .trim()
}

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { parseSync } from 'vite'

/** Maximum bytes (Brotli) that load before the tags of a file are usable. */
export const BUDGETS: Record<string, number> = {
  'trip-enquiry.js': 14_336,
  'trip-review.js': 16_384,
  'trip-testimonial.js': 15_360,
  'trip-attraction-card.js': 12_288,
  'trip-corporate-video.js': 10_240,
  // Both enquiry forms, and all tags.
  'trip-enquiry-wizard.js': 35_840,
  'trip-widgets.js': 24_576,
}

/** Maximum bytes (Brotli) by which a file in another language may exceed the English one. */
export const LANGUAGE_LIMIT = 400

/** `bytes` are compressed at the highest quality of Brotli. */
export interface Weight {
  file: string
  bytes: number
}

export interface Cost {
  entry: string
  /** The entry and all its static imports, which must load before anything is usable. */
  critical: Weight[]
  lazy: Weight[]
  bytes: number
}

/** Entries of a folder of built widgets: its scripts, except chunks and those that load no widget. */
export function entriesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js') && !/^trip-(?:debug|framed?|vitals)\.js$/.test(name))
    .toSorted((one, other) => one.localeCompare(other))
}

export function costOf(folder: string, entry: string): Cost {
  const critical = reach(folder, [entry], (file) => file.now)
  const all = reach(folder, critical, (file) => [...file.now, ...file.later])
  const lazy = all.filter((file) => !critical.includes(file))
  return costFrom(folder, entry, critical, lazy)
}

function costFrom(folder: string, entry: string, critical: string[], lazy: string[]): Cost {
  const weigh = (file: string): Weight => ({ file, bytes: compressed(join(folder, file)) })
  const weights = critical.map(weigh)
  const bytes = weights.reduce((sum, { bytes }) => sum + bytes, 0)
  return { entry, critical: weights, lazy: lazy.map(weigh), bytes }
}

/** Budget violations in words; empty if there are none. */
export function complaints({ entry, bytes, critical }: Cost): string[] {
  const budget = BUDGETS[entry]
  if (budget === undefined) return [`${entry} has no budget`]
  const weight = bytes > budget ? [`${entry} is over by ${bytes - budget} bytes`] : []
  const waterfall =
    critical.length > 1 ? [`${entry} needs ${critical.length} requests instead of 1`] : []
  return [...weight, ...waterfall]
}

/** Bytes of an entry over English, by the code of each other language that has it. */
export type OverEnglish = Record<string, number>

/** Measures an entry in the languages of a folder of built widgets: its subfolders such as `hi`. */
export function overEnglish(folder: string, { entry, bytes }: Cost): OverEnglish {
  const codes = readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name))
  const inLanguage = codes.filter((code) => existsSync(join(folder, code, entry)))
  return Object.fromEntries(
    inLanguage.map((code) => [code, costOf(join(folder, code), entry).bytes - bytes]),
  )
}

/** Violations of {@link LANGUAGE_LIMIT} in words. */
export const languageComplaints = (entry: string, over: OverEnglish): string[] =>
  Object.entries(over)
    .filter(([, bytes]) => bytes > LANGUAGE_LIMIT)
    .map(
      ([code, bytes]) =>
        `${code}/${entry} exceeds English by ${bytes} bytes, and may by ${LANGUAGE_LIMIT}`,
    )

interface Imports {
  now: string[]
  later: string[]
}

function reach(folder: string, start: string[], next: (imports: Imports) => string[]): string[] {
  const found = [...start]
  for (const file of found) {
    const imported = next(importsOf(folder, file)).filter((name) => !found.includes(name))
    found.push(...new Set(imported))
  }
  return found
}

function importsOf(folder: string, file: string): Imports {
  const text = readFileSync(join(folder, file), 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
  ]
  const later = dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start, moduleRequest.end).replace(/^[`'"]|[`'"]$/g, ''),
  )
  // Widgets name their chunks to a loader of their own.
  const named = [...text.matchAll(/"([\w-]+\.js)"/g)]
    .map(([, name]) => `chunks/${name}`)
    .filter((path) => existsSync(join(folder, path)))
  // A path with '$' or '+' is computed at run time and names no file.
  const local = (names: (string | undefined)[]) =>
    names.flatMap((name) =>
      name?.startsWith('.') && !/[$+]/.test(name) ? posix.join(posix.dirname(file), name) : [],
    )
  return { now: local(requests), later: [...local(later), ...named] }
}

function compressed(path: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return brotliCompressSync(readFileSync(path), { params }).byteLength
}

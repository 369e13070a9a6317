const VOWELS: Record<string, string> = {
  a: 'áá',
  e: 'éé',
  i: 'íí',
  o: 'óó',
  u: 'úú',
  A: 'Áá',
  E: 'Éé',
  I: 'Íí',
  O: 'Óó',
  U: 'Úú',
}

/** Values that are read by code. */
const CODES = new Set(['id', 'dir', 'code', 'weekdays'])

/** Parts of sentences that code replaces or reads: '{phone}', addresses and file names. */
const KEPT = /\{\w+\}|\S+@\S+|https?:\S+|\S+\.(?:jpe?g|png|mp4|avi|mov)\b/

/**
 * Sentences in a language made of English: accented, and about 40 % longer. Results of functions are accented, too,
 * and what already is accented stays.
 */
export function accented<Sentences>(sentences: Sentences, key = ''): Sentences {
  return change(sentences, key) as Sentences
}

function change(value: unknown, key: string): unknown {
  if (CODES.has(key)) return value
  if (key === 'lang') return 'en-XA'
  // Its names of months and days have no Latin letters.
  if (key === 'locale') return 'ta'
  if (typeof value === 'string') return /[áéíóú]/i.test(value) ? value : written(value)
  if (typeof value === 'function') return (...values: unknown[]) => change(value(...values), '')
  if (Array.isArray(value)) return value.map((each: unknown) => change(each, ''))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(each, name)]))
}

const written = (text: string) =>
  text.replaceAll(new RegExp(`(${KEPT.source})|[aeiou]`, 'gi'), (found, kept?: string) =>
    kept ? kept : VOWELS[found]!,
  )

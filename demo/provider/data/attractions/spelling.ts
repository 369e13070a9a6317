import {
  distanceToBeginning,
  editDistance,
} from '../../../../widgets/contract/values/edit-distance.ts'
import type { Queries } from '../engine/database.ts'
import { KNOWN_WORDS } from './search-topics.ts'

/** Best-known attractions whose names are known words. */
const MOST = 20_000

/** Ms until the words are read again. */
const LIFE = 60_000

const SHORTEST = 4

/** Allowed errors in a word: one up to five letters, then two. */
const allowed = (word: string) => (word.length < 6 ? 1 : 2)

/** Corrects mistyped words, and splits joined ones, by the names of places and attractions, better known ones first. */
export function speller({
  query,
}: Queries): (words: readonly string[]) => Promise<string[] | undefined> {
  let known: { at: number; words: Promise<Set<string>> } | undefined
  const read = async () => {
    const rows = await query<{ text: string }>(
      `select coalesce(plain_names || plain_labels, plain_name || plain_label) as text from (
         select plain_name, plain_label, plain_names, plain_labels from attraction_index
         order by reviews desc, average desc, name limit ${MOST}) as best
       union all select plain_names from states union all select plain_names from cities
       union all select plain_names from countries`,
    )
    const words = rows.flatMap(({ text }) => text.split(/\s+/))
    return new Set([...words, ...KNOWN_WORDS])
  }
  const wordsNow = async () => {
    const now = performance.now()
    if (!known || now - known.at > LIFE) {
      known = { at: now, words: read() }
      known.words.catch(() => (known = undefined))
    }
    return known.words
  }
  return async (typed) => {
    const words = await wordsNow()
    const better = typed.flatMap((word) => halves(word, words) ?? nearest(word, words))
    return better.some((word, at) => word !== typed[at]) ? better : undefined
  }
}

/** Two known words that are written as one: 'tajmahal'. */
function halves(typed: string, words: ReadonlySet<string>): string[] | undefined {
  for (let at = SHORTEST - 1; at <= typed.length - SHORTEST + 1; at += 1) {
    const both = [typed.slice(0, at), typed.slice(at)]
    if (both.every((half) => words.has(half))) return both
  }
  return undefined
}

/** The word itself if a known word starts with it, or if none is near. People rarely mistype the first letter. */
function nearest(typed: string, words: ReadonlySet<string>): string {
  if (typed.length < SHORTEST) return typed
  let best = { word: typed, start: allowed(typed) + 1, whole: 0 }
  for (const word of words) {
    if (word.startsWith(typed)) return typed
    if (word.length < SHORTEST) continue
    if (word[0] !== typed[0] || word.length < typed.length - allowed(typed)) continue
    const start = distanceToBeginning(typed, word)
    if (start > best.start) continue
    const whole = editDistance(typed, word)
    if (start < best.start || whole < best.whole) best = { word, start, whole }
  }
  return best.word
}

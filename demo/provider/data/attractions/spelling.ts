import {
  distanceToBeginning,
  editDistance,
} from '../../../../widgets/contract/values/edit-distance.ts'
import type { Queries } from '../engine/database.ts'
import { TOPIC_WORDS } from './search-topics.ts'

/** Best-known attractions whose names are known words. */
const MOST = 20_000

/** Ms until the words are read again. */
const LIFE = 60_000

const SHORTEST = 4

/** Allowed errors in a word: one up to five letters, then two. */
const allowed = (word: string) => (word.length < 6 ? 1 : 2)

/** Corrects mistyped words by the names of places and attractions, better known ones first. */
export function speller({
  query,
}: Queries): (words: readonly string[]) => Promise<string[] | undefined> {
  let known: { at: number; words: Promise<string[]> } | undefined
  const read = async () => {
    const rows = await query<{ text: string }>(
      `select plain_name || plain_label as text from (
         select plain_name, plain_label from attraction_index
         order by reviews desc, average desc, name limit ${MOST}) as best
       union all select plain from states union all select plain from cities
       union all select plain from countries`,
    )
    const words = rows.flatMap(({ text }) => text.split(' '))
    return [...new Set([...words, ...TOPIC_WORDS])].filter((word) => word.length >= SHORTEST)
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
    const better = typed.map((word) => nearest(word, words))
    return better.some((word, at) => word !== typed[at]) ? better : undefined
  }
}

/** The word itself if a known word starts with it, or if none is near. People rarely mistype the first letter. */
function nearest(typed: string, words: readonly string[]): string {
  if (typed.length < SHORTEST) return typed
  let best = { word: typed, start: allowed(typed) + 1, whole: 0 }
  for (const word of words) {
    if (word.startsWith(typed)) return typed
    if (word[0] !== typed[0] || word.length < typed.length - allowed(typed)) continue
    const start = distanceToBeginning(typed, word)
    if (start > best.start) continue
    const whole = editDistance(typed, word)
    if (start < best.start || whole < best.whole) best = { word, start, whole }
  }
  return best.word
}

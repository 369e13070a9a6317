import { type Choice, fold, named } from '../../contract/values/choice.ts'

const wordsOf = (text: string) => fold(text).split(/[\s,،/]+/)

/**
 * Choices that contain every typed word, in any order, ignoring case and accents. Names that start with the text rank
 * first, then those with a word that starts with each typed word: 'de' lists Delhi before Uttar Pradesh.
 */
export function matching<Item extends Choice>(choices: readonly Item[], typed: string): Item[] {
  const words = wordsOf(typed)
  const start = fold(typed.trim())
  const ranks: [Item[], Item[], Item[]] = [[], [], []]
  for (const choice of choices) {
    const { label, also = '' } = choice
    const text = fold(`${label} ${also}`)
    if (!words.every((word) => text.includes(word))) continue
    const own = wordsOf(text)
    const begins = words.every((word) => own.some((each) => each.startsWith(word)))
    const named = text.startsWith(start) || text.includes(`/${start}`)
    ranks[named ? 0 : begins ? 1 : 2].push(choice)
  }
  return ranks[0].concat(ranks[1], ranks[2])
}

/** The only choice that matches a text, or the one with exactly that name. */
export function meant<Item extends Choice>(
  choices: readonly Item[],
  typed: string,
): Item | undefined {
  const matches = matching(choices, typed)
  return matches.length === 1 ? matches[0] : named(matches, typed, ({ label }) => label)
}

/** Rows to render: the visible ones and as many above and below. Heights in px; all rows have the same. */
export function rowsSeen(
  count: number,
  top: number,
  seen: number,
  row: number,
): { start: number; end: number } {
  const first = Math.floor(top / row)
  const rows = Math.ceil(seen / row)
  return { start: Math.max(first - rows, 0), end: Math.min(first + 2 * rows + 1, count) }
}

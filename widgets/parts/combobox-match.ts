import { type Choice, fold, named } from '../contract/choice.ts'

const wordsOf = (text: string) => fold(text).split(/[\s,/]+/)

/**
 * The choices that have every word of what was typed, in any order, case and accents aside. Those whose name
 * begins with it come first, then those in which every word begins one: 'de' is Delhi before Uttar Pradesh.
 */
export function matching<Item extends Choice>(choices: readonly Item[], typed: string): Item[] {
  const words = wordsOf(typed)
  const start = fold(typed.trim())
  const ranks: [Item[], Item[], Item[]] = [[], [], []]
  for (const choice of choices) {
    const text = fold(choice.label)
    if (!words.every((word) => text.includes(word))) continue
    const own = wordsOf(text)
    const begins = words.every((word) => own.some((each) => each.startsWith(word)))
    const named = text.startsWith(start) || text.includes(`/${start}`)
    ranks[named ? 0 : begins ? 1 : 2].push(choice)
  }
  return ranks[0].concat(ranks[1], ranks[2])
}

/** The choice that a text means when it is left: the only one that has it, or the one that it names. */
export function meant<Item extends Choice>(
  choices: readonly Item[],
  typed: string,
): Item | undefined {
  const matches = matching(choices, typed)
  return matches.length === 1 ? matches[0] : named(matches, typed, ({ label }) => label)
}

/** Rows of a list that are drawn: those seen and as many above and below, of rows equally high (px). */
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

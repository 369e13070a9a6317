import { type Choice, fold, named } from '../contract/choice.ts'

/** The choices that have every word of what was typed, in any order, case and accents aside. */
export function matching<Item extends Choice>(choices: readonly Item[], typed: string): Item[] {
  const words = fold(typed).split(/[\s,/]+/)
  return choices.filter(({ label }) => {
    const text = fold(label)
    return words.every((word) => text.includes(word))
  })
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

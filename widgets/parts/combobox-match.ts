/** A choice, by what is sent and what is read. */
export interface Choice {
  value: string
  label: string
}

/** A text without case and accents: 'Khajurāho' is 'khajuraho'. */
export const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The choices that have every word of what was typed, in any order, case and accents aside. */
export function matching<Item extends Choice>(choices: readonly Item[], typed: string): Item[] {
  const words = fold(typed).split(/[\s,/]+/)
  return choices.filter(({ label }) => {
    const text = fold(label)
    return words.every((word) => text.includes(word))
  })
}

/**
 * The choice that a text means when it is left: the only one that has it, the one that reads so, or the only
 * one that does so after its last stroke: 'Taj Mahal' is 'Agra, Uttar Pradesh/Taj Mahal'.
 */
export function meant<Item extends Choice>(
  choices: readonly Item[],
  typed: string,
): Item | undefined {
  const matches = matching(choices, typed)
  if (matches.length === 1) return matches[0]
  const text = fold(typed.trim())
  const named = matches.filter(({ label }) => fold(label).endsWith(`/${text}`))
  return matches.find(({ label }) => fold(label) === text) ?? (named[1] ? undefined : named[0])
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

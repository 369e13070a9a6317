export interface Choice {
  value: string
  label: string
  /** More words that find it. */
  also?: string
  /** Shown beside the label. */
  note?: string | undefined
  /** Listed only for typed text. */
  isTyped?: true
}

/** Removes case and accents for comparison: 'Khajurāho' becomes 'khajuraho'. */
export const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Finds the item with that label, or the only one whose label ends in '/' and the text. Ignores case and accents. */
export function named<Item>(
  items: readonly Item[],
  text: string,
  labelOf: (item: Item) => string,
): Item | undefined {
  const name = fold(text.trim())
  const ending = items.filter((item) => fold(labelOf(item)).endsWith(`/${name}`))
  const whole = items.find((item) => fold(labelOf(item)) === name)
  return whole ?? (ending.length === 1 ? ending[0] : undefined)
}

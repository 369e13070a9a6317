export interface Choice {
  value: string
  label: string
  /** More words that find it, such as its English name. */
  also?: string | undefined
  /** Shown beside the label. */
  note?: string | undefined
  /** Listed only for typed text. */
  isTyped?: true
}

/** Marks except vowel signs of Indic scripts, which tell words apart. */
const ACCENTS = /(?![\u0900-\u093B\u093D-\u0DFF])\p{M}/gu

/** Removes case and accents for comparison: 'Khajurāho' becomes 'khajuraho'. */
export const fold = (text: string) => text.normalize('NFKD').replace(ACCENTS, '').toLowerCase()

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

/** A choice, by what is sent and what is read. */
export interface Choice {
  value: string
  label: string
}

/** A text without case and accents: 'Khajurāho' is 'khajuraho'. */
export const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * The item that a text names, case and accents aside: the one whose label reads so, or the only one whose
 * label does so after its last stroke: 'Taj Mahal' is 'Agra, Uttar Pradesh/Taj Mahal'.
 */
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

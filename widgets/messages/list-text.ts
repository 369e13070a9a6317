/** 'A, B and C', without `Intl`, whose first use loads its data. */
export function listText(items: readonly string[], comma: string, and: string): string {
  const last = items.length - 1
  return last > 0 ? items.slice(0, last).join(comma) + and + items[last] : items.join('')
}

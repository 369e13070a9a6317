import { createHash } from 'node:crypto'

/** Chooses as if by chance, and the same at every start and on every machine. */
export interface Picker {
  /** A whole number from 0 to below `end`. */
  whole: (end: number) => number
  one: <Item>(items: readonly Item[]) => Item
}

/** What follows from a name. */
export function pickerOf(name: string): Picker {
  let turn = 0
  const whole = (end: number) =>
    createHash('sha1').update(`${name}/${turn++}`).digest().readUInt32BE() % end
  const one: Picker['one'] = (items) => {
    const item = items[whole(items.length)]
    if (item === undefined) throw new RangeError('There is nothing to choose from.')
    return item
  }
  return { whole, one }
}

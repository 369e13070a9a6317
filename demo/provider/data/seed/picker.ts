import { createHash } from 'node:crypto'

/** Pseudo-random choices that are the same on every machine and start. */
export interface Picker {
  /** A whole number from 0 to below `end`. */
  whole: (end: number) => number
  one: <Item>(items: readonly Item[]) => Item
}

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

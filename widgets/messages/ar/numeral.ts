/** A number as it is written in the Emirates: '1,240,000'. */
export { inThousands as numeral } from '../number-text.ts'

/** Keeps a value that may be Latin from reordering the sentence around it (Unicode's first-strong isolate). */
export const isolated = <Value extends string>(value: Value) => `\u2068${value}\u2069` as const

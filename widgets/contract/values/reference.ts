/** Without characters that are easily confused on paper or by phone. */
export const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Keys that forms make: four random 32-bit numbers. */
const KEY = /^(\d{1,10})-(\d{1,10})-\d{1,10}-\d{1,10}$/

/**
 * The reference of an enquiry with this `Idempotency-Key`: 'TJ-7K2M-XQ9A'. The provider gives it unless another enquiry
 * has it, so that the sender knows it before the response. It tells 40 of the key's 128 bits. Undefined for keys that
 * other clients make.
 */
export function referenceOf(key: string): string | undefined {
  const [, first, second] = KEY.exec(key) ?? []
  return second && `TJ-${part(Number(first))}-${part(Number(second))}`
}

const part = (bits: number) =>
  [0, 5, 10, 15].map((shift) => ALPHABET[(bits >>> shift) & 31]).join('')

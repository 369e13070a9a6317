import { randomInt } from 'node:crypto'

/** Without characters that are easily confused on paper or by phone. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** An unguessable reference for an enquiry: 'TJ-7K2M-XQ9A'. */
export function newReference(): string {
  return `TJ-${part()}-${part()}`
}

function part(): string {
  return Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

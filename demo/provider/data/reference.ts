import { randomInt } from 'node:crypto'

/** Letters and digits that nobody mistakes for one another on paper or on the telephone. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A number for an enquiry that nobody can guess: 'TJ-7K2M-XQ9A'. */
export function newReference(): string {
  return `TJ-${part()}-${part()}`
}

function part(): string {
  return Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

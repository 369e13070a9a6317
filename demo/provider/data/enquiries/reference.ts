import { randomInt } from 'node:crypto'
import { ALPHABET } from '../../../../widgets/contract/values/reference.ts'

/** An unguessable reference for an enquiry: 'TJ-7K2M-XQ9A'. */
export function newReference(): string {
  return `TJ-${part()}-${part()}`
}

function part(): string {
  return Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

import { Field } from '../parts/field.tsx'
import type { Bound } from './contact-fields.tsx'

export interface NameProps {
  first: Bound
  last: Bound
  words: { firstName: string; lastName: string }
}

/** A separate file, because one form has no name fields and no bytes to spare. */
export const NameFields = ({ first, last, words }: NameProps) => (
  <>
    <Field {...first} label={words.firstName} autoComplete="given-name" />
    <Field {...last} label={words.lastName} autoComplete="family-name" />
  </>
)

import { Field } from '../parts/field.tsx'

/** A control's tie to a field of text. */
export interface Bound {
  name: string
  value: string
  error: string | undefined
  onInput: (value: string) => void
}

interface ContactProps {
  email: Bound
  mobile: Bound
  words: { email: string; mobile: string }
}

/** Whom to answer. */
export const ContactFields = ({ email, mobile, words }: ContactProps) => (
  <>
    <Field {...email} label={words.email} type="email" inputMode="email" autoComplete="email" />
    <Field {...mobile} label={words.mobile} type="tel" inputMode="tel" autoComplete="tel" />
  </>
)

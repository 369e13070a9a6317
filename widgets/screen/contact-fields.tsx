import { Field } from '../parts/field.tsx'

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

export const ContactFields = ({ email, mobile, words }: ContactProps) => (
  <>
    <Field {...email} label={words.email} type="email" inputMode="email" autoComplete="email" />
    <Field {...mobile} label={words.mobile} type="tel" inputMode="tel" autoComplete="tel" />
  </>
)

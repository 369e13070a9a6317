import { isCommonPassword } from '../secrets/common-passwords.ts'

/** In characters. */
export const SHORTEST = 12
export const LONGEST = 200

/** Returns the reason, as a sentence, why a password isn't allowed. */
export function faultOfPassword(password: string, email: string): string | undefined {
  if (password.length < SHORTEST || password.length > LONGEST) {
    return `Please choose a password of ${SHORTEST} to ${LONGEST} characters.`
  }
  const plain = password.toLowerCase()
  const [name = ''] = email.toLowerCase().split('@')
  if (plain.includes(email.toLowerCase()) || plain.replace(/[^a-z]+$/, '') === name) {
    return 'Please choose a password without your email address in it.'
  }
  return isCommonPassword(password)
    ? 'This password is too easy to guess. Several words together make a strong one.'
    : undefined
}

import { atom } from 'nanostores'
import type { FieldErrors, Notice } from '../../widgets/stores/forms/declaration.ts'

/** What became of a form of an account that a browser sent without a script, where its page comes once more. */
export interface Posted {
  /** What was typed, but for passwords. */
  values: Readonly<Record<string, string>>
  errors: FieldErrors
  notice?: Notice
  /** Whether the link that it came by works no more. */
  isSpent?: boolean
}

/** That of the page which is drawn, or was drawn by the server. */
export const $posted = atom<Posted | undefined>(undefined)

import { atom } from 'nanostores'
import type { FieldErrors, Notice } from '../../widgets/stores/forms/declaration.ts'

/** Result of a form post without JavaScript, rendered with the form. */
export interface Posted {
  /** Without passwords. */
  values: Readonly<Record<string, string>>
  errors: FieldErrors
  notice?: Notice
  isSpent?: boolean
}

export const $posted = atom<Posted | undefined>(undefined)

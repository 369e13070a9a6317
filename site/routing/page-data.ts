import { atom } from 'nanostores'
import type { FieldErrors, Notice } from '../../widgets/stores/forms/engine/declaration.ts'

/** Data that the server embeds in the page, so that hydration needs no requests. */
export interface PageData {
  product: string
  /** True if the page is rendered with its data. Guarded pages render in the browser only. */
  ready?: boolean
  data?: unknown
  files?: string[]
  /** When React hydrates the page; at once if left out. See {@link Page.hydrate}. */
  hydrate?: 'on interaction'
  /** The request was refused: there is no page, and `data` is the status. */
  refused?: true
  posted?: Posted
}

/** Result of a form post without JavaScript, rendered with the form. */
export interface Posted {
  /** Without passwords. */
  values: Readonly<Record<string, string>>
  errors: FieldErrors
  notice?: Notice
  isSpent?: boolean
}

export const $posted = atom<Posted | undefined>(undefined)

import type { Posted } from '../account/posted.ts'

/** Data that the server embeds in the page, so that hydration needs no requests. */
export interface PageData {
  product: string
  /** True if the page is rendered with its data. Guarded pages render in the browser only. */
  ready?: boolean
  data?: unknown
  files?: string[]
  /** The request was refused: there is no page, and `data` is the status. */
  refused?: true
  posted?: Posted
}

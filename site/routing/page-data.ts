import type { Posted } from '../account/posted.ts'

/** What the server writes into the page, for the browser to hydrate it with: no call is made twice. */
export interface PageData {
  /** The product in the API's paths. */
  product: string
  /** Whether the page is drawn with its data, to be hydrated; guarded pages are drawn in the browser. */
  ready?: boolean
  data?: unknown
  /** Addresses of the scripts that the page will need. */
  files?: string[]
  /** Whether the address was refused, so that it means no page; `data` is the status. */
  refused?: true
  /** What became of a form of the page that was sent without a script. */
  posted?: Posted
}

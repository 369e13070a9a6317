/** What the server sends in the page for the browser to begin with. */
export interface Sent {
  /** The product in the API's paths. */
  product: string
  /** Whether the page is drawn with its data; guarded pages are drawn in the browser. */
  ready?: boolean
  data?: unknown
}

/** What a server sends for one address of the site. */
export interface Answer {
  status: number
  /** Its content type. */
  type: string
  text: string
  /** Headers beside those of every answer. */
  headers?: Readonly<Record<string, string>>
}

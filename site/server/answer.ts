export interface Answer {
  status: number
  type: string
  text: string
  /** Extra headers, in addition to the ones on every response. */
  headers?: Readonly<Record<string, string>>
}

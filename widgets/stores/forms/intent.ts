/** One thing a person wants done once: what is sent, and the key that tells repeats from wishes. */
export interface Intent {
  key: string
  /** Empty as long as nothing was sent. */
  body: string
  /** Its answer is not known: it may be stored. */
  lost?: boolean
  /** It was sent as a change of what may be stored under its key. */
  update?: boolean
}

/** A key of 128 random bits; `crypto.randomUUID` is missing on plain http pages. */
export const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

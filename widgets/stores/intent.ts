/** One thing a person wants done once: what is sent, and the key that tells repeats from wishes. */
export interface Intent {
  key: string
  /** Empty as long as nothing was sent. */
  body: string
}

/** A key of 128 random bits; `crypto.randomUUID` is missing on plain http pages. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/**
 * The intent behind a payload: that of the draft while nothing else was sent under its key, else a new
 * one. A draft has its key from the first letter on, so its copies in other tabs have the same.
 */
export function intentOf(body: string, last?: Intent): Intent {
  return { key: !last || (last.body && last.body !== body) ? newKey() : last.key, body }
}

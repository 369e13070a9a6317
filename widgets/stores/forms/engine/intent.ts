/** One action that must run only once. The key distinguishes repeats from new requests. */
export interface Intent {
  key: string
  /** Empty if nothing was sent yet. */
  body: string
  /** The response is unknown, so it may be stored. */
  lost?: boolean
  /** It was sent as an update of an earlier request. */
  update?: boolean
}

/** A random 128-bit key. `crypto.randomUUID` is missing on http pages. */
export const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

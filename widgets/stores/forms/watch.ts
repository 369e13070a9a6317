import { atom } from 'nanostores'

/** How far a long delivery is, and the way to call it off. */
export function createWatch() {
  /** What part is on its way, from 0 to 1; undefined before and after it. */
  const $progress = atom<number | undefined>(undefined)
  let stop = new AbortController()

  function begin() {
    stop = new AbortController()
    return { signal: stop.signal, onProgress: (part: number) => $progress.set(part) }
  }

  /** Calls it off; all that was typed and chosen stays. */
  const cancel = () => stop.abort()
  return { $progress, begin, end: () => $progress.set(undefined), cancel }
}

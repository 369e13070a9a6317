import { useEffect, useState } from 'react'
import { inTime } from '../contract/in-time.ts'

/** A part that arrives later: itself, or nothing yet, or that it did not come. */
export type Lazy<Part> = Part | 'failed' | undefined

/** Loads a part, and has it at once for whoever wants it after it has come. */
export interface Load<Part> {
  (): Promise<Part>
  part?: Part
}

/** Names a part that a first screen may have: it is loaded before a drawn one is taken over. */
/* @__NO_SIDE_EFFECTS__ */
export function lazily<Part>(load: () => Promise<Part>): Load<Part> {
  const loading: Load<Part> = async () => (loading.part = await load())
  return loading
}

/**
 * Loads a part once it is wanted, for as long as a part may take, and again when the second answer is
 * called after a failure. The part's styles are adopted before it is drawn.
 */
export function useLazy<Part extends { css: string }>(
  load: Load<Part>,
  wanted: boolean,
  adopt: (css: string) => void,
): [Lazy<Part>, () => Promise<void>] {
  const [part, setPart] = useState<Lazy<Part>>(() => {
    if (!wanted || !load.part) return undefined
    adopt(load.part.css)
    return load.part
  })
  const fetch = () =>
    inTime(load()).then(
      (loaded) => {
        adopt(loaded.css)
        setPart(loaded)
      },
      () => setPart('failed'),
    )
  useEffect(() => {
    if (wanted && !part) void fetch()
  }, [wanted])
  return [part, fetch]
}

import { useEffect, useState } from 'react'
import { inTime } from '../contract/in-time.ts'

/** A part that arrives later: itself, or nothing yet, or that it did not come. */
export type Lazy<Part> = Part | 'failed' | undefined

/**
 * Loads a part once it is wanted, for as long as a part may take, and again when the second answer is
 * called after a failure. The part's styles are adopted before it is drawn.
 */
export function useLazy<Part extends { css: string }>(
  load: () => Promise<Part>,
  wanted: boolean,
  adopt: (css: string) => void,
): [Lazy<Part>, () => Promise<void>] {
  const [part, setPart] = useState<Lazy<Part>>()
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

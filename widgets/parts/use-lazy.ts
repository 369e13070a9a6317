import { useEffect, useState } from 'react'
import { load, loadAgain } from '../contract/load.ts'
import { useLate } from './use-late.ts'

/** A part that arrives later: itself, or nothing yet, or that it is late or failed. It may still arrive. */
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
 * Loads a part once it is wanted. The second answer loads it again after it is late or has failed. The part's styles
 * are adopted before it is drawn.
 */
export function useLazy<Part extends { css: string }>(
  get: Load<Part>,
  wanted: boolean,
  adopt: (css: string) => void,
): [Lazy<Part>, () => Promise<void>] {
  const [part, setPart] = useState<Lazy<Part>>(() => {
    if (!wanted || !get.part) return undefined
    adopt(get.part.css)
    return get.part
  })
  const late = useLate(wanted && !part)
  const fetch = () =>
    load(get).then(
      (loaded) => {
        adopt(loaded.css)
        setPart(loaded)
      },
      () => setPart((now) => now ?? 'failed'),
    )
  const again = () => {
    loadAgain()
    return fetch()
  }
  useEffect(() => {
    if (wanted && !part) void fetch()
  }, [wanted])
  return [late ? 'failed' : part, again]
}

import { useEffect, useState } from 'react'
import { load, loadAgain } from '../contract/values/load.ts'
import { useLate } from './use-late.ts'

/** A lazy part: itself, undefined while loading, or 'failed' when late or failed. It may still load. */
export type Lazy<Part> = Part | 'failed' | undefined

/** Loads a part and keeps it for synchronous use after that. */
export interface Load<Part> {
  (): Promise<Part>
  part?: Part
}

/** Marks a part that a first screen may need: it is loaded before hydration. */
/* @__NO_SIDE_EFFECTS__ */
export function lazily<Part>(load: () => Promise<Part>): Load<Part> {
  const loading: Load<Part> = async () => (loading.part = await load())
  return loading
}

/** Loads a part once it is wanted and adopts its styles before it renders. The second result retries. */
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

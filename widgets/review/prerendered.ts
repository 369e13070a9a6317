// @chunk own
import { load } from '../contract/values/load.ts'
import type { Prerendering, PrerenderedProps } from '../element/prerendering.ts'
import type { ReviewScreenProps } from './review-screen.tsx'

/** Renders from attributes alone; the attractions load when needed. */
export const { seed, parts }: Prerendering<ReviewScreenProps, undefined> = {
  seed: () => {},
  parts: () => [],
}

export async function hydrate(props: PrerenderedProps<ReviewScreenProps>) {
  const later = await load(() => import('../element/hydrate.ts'))
  return later.hydrate(props, { seed, parts })
}

// @chunk own
import { load } from '../contract/load.ts'
import type { Drawing, DrawnProps } from '../element/drawn.ts'
import type { ReviewScreenProps } from './review-screen.tsx'

/** Renders from attributes alone; the attractions load when needed. */
export const { seed, parts }: Drawing<ReviewScreenProps, undefined> = {
  seed: () => {},
  parts: () => [],
}

export async function takeOver(props: DrawnProps<ReviewScreenProps>) {
  const later = await load(() => import('../element/take-over.ts'))
  return later.takeOver(props, { seed, parts })
}

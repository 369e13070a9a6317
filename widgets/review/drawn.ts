// @chunk own
import { load } from '../contract/load.ts'
import type { Drawing, DrawnProps } from '../element/drawn.ts'
import type { ReviewScreenProps } from './review-screen.tsx'

/** Drawn from its attributes alone: the attractions to choose from are asked for when they are wanted. */
export const { seed, parts }: Drawing<ReviewScreenProps, undefined> = {
  seed: () => {},
  parts: () => [],
}

export async function takeOver(props: DrawnProps<ReviewScreenProps>) {
  const later = await load(() => import('../element/take-over.ts'))
  return later.takeOver(props, { seed, parts })
}

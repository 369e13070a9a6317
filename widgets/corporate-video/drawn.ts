// @chunk own
import { load } from '../contract/load.ts'
import type { Drawing, DrawnProps } from '../element/drawn.ts'
import type { CorporateVideoProps } from './corporate-video.tsx'

export const { seed, parts }: Drawing<CorporateVideoProps, undefined> = {
  seed: () => {},
  parts: () => [],
}

export async function takeOver(props: DrawnProps<CorporateVideoProps>) {
  const later = await load(() => import('../element/take-over.ts'))
  return later.takeOver(props, { seed, parts })
}

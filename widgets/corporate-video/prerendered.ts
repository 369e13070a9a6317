// @chunk own
import { load } from '../contract/values/load.ts'
import type { Prerendering, PrerenderedProps } from '../element/prerendering.ts'
import type { CorporateVideoProps } from './corporate-video.tsx'

export const { seed, parts }: Prerendering<CorporateVideoProps, undefined> = {
  seed: () => {},
  parts: () => [],
}

export async function hydrate(props: PrerenderedProps<CorporateVideoProps>) {
  const later = await load(() => import('../element/hydrate.ts'))
  return later.hydrate(props, { seed, parts })
}

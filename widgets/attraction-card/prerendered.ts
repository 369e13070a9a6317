// @chunk own
import type { AttractionCard } from '../contract/attractions.ts'
import { load } from '../contract/values/load.ts'
import type { Prerendering, PrerenderedProps } from '../element/prerendering.ts'
import { attractionOf } from '../stores/attractions.ts'
import { type AttractionCardProps, loadAttraction } from './attraction-card.tsx'

export interface AttractionCardData {
  attraction: AttractionCard
}

export const { seed, parts }: Prerendering<AttractionCardProps, AttractionCardData> = {
  seed: ({ provider, attraction }, data) =>
    attractionOf(provider, attraction).seed(data.attraction),
  parts: () => [loadAttraction()],
}

export async function hydrate(props: PrerenderedProps<AttractionCardProps>) {
  const later = await load(() => import('../element/hydrate.ts'))
  return later.hydrate(props, { seed, parts })
}

// @chunk own
import type { AttractionCard } from '../contract/attractions.ts'
import { load } from '../contract/load.ts'
import type { Drawing, DrawnProps } from '../element/drawn.ts'
import { attractionOf } from '../stores/attractions.ts'
import { type AttractionCardProps, loadAttraction } from './attraction-card.tsx'

export interface AttractionCardData {
  attraction: AttractionCard
}

export const { seed, parts }: Drawing<AttractionCardProps, AttractionCardData> = {
  seed: ({ provider, attraction }, data) =>
    attractionOf(provider, attraction).seed(data.attraction),
  parts: () => [loadAttraction()],
}

export async function takeOver(props: DrawnProps<AttractionCardProps>) {
  const later = await load(() => import('../element/take-over.ts'))
  return later.takeOver(props, { seed, parts })
}

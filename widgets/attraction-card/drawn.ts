import type { Attraction } from '../contract/attractions.ts'
import type { Drawing } from '../element/drawn.ts'
import { attractionOf } from '../stores/attractions.ts'
import { type AttractionCardProps, loadAttraction } from './attraction-card.tsx'

export { takeOver } from '../element/take-over.ts'

/** What a card is drawn from. */
export interface AttractionCardData {
  attraction: Attraction
}

export const { seed, parts }: Drawing<AttractionCardProps, AttractionCardData> = {
  seed: ({ provider, attraction }, data) =>
    attractionOf(provider, attraction).seed(data.attraction),
  parts: () => [loadAttraction()],
}

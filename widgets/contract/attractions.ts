import * as z from 'zod/mini'
import { figure, id, listOf, orElse, some, words } from './list.ts'
import { NO_RATING } from './values/rating.ts'

/** Data for one card. */
const card = z.object({
  _id: id,
  name: z.string(),
  attraction_location_label: words,
  /** Image URLs. */
  image: some(z.string()),
  /** Average of the ratings, 0 to 5; below 0 if there is none. */
  avg_review: orElse(figure, NO_RATING),
  total_review: orElse(figure, 0),
})
export type AttractionCard = z.infer<typeof card>

/** An attraction (specification, section 3). */
export const attraction = z.object({
  ...card.shape,
  description: words,
  activities: some(z.string()),
  category: some(z.string()),
})
export type Attraction = z.infer<typeof attraction>

/** `location` is the uuid of a country, state or city. Omit it for all attractions. */
export const attractionQuery = z.object({ location: z.optional(z.string()) })

export const attractionsAt = { input: attractionQuery, output: listOf(attraction) }
export const attractionById = { output: attraction }
export const attractionCards = { output: listOf(card) }

import * as z from 'zod/mini'
import { figure, id, listOf, maybe, orElse, some, words } from './list.ts'
import { NO_RATING } from './values/rating.ts'

/** Data for one card. */
const card = z.object({
  _id: id,
  name: z.string(),
  /** The English name, if `name` is in another language. */
  name_en: maybe(z.string()),
  attraction_location_label: words,
  /** The English label, if the other is in another language. */
  label_en: maybe(z.string()),
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
  /** English in every language, because lists are filtered by them. */
  category: some(z.string()),
  /** The categories in the language of the other texts, if that isn't English. */
  category_names: maybe(z.array(z.string())),
})
export type Attraction = z.infer<typeof attraction>

/** `location` is the uuid of a country, state or city. Omit it for all attractions. */
export const attractionQuery = z.object({ location: z.optional(z.string()) })

export const attractionsAt = { input: attractionQuery, output: listOf(attraction) }
export const attractionById = { output: attraction }
export const attractionCards = { output: listOf(card) }

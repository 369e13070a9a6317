import * as z from 'zod/mini'
import { listOf } from './list.ts'

/** A place worth a visit (specification, section 3). */
export const attraction = z.object({
  _id: z.string(),
  name: z.string(),
  attraction_location_label: z.string(),
  /** Addresses of pictures. */
  image: z.array(z.string()),
  description: z.string(),
  activities: z.array(z.string()),
  category: z.array(z.string()),
  /** Average of the ratings, 0 to 5; below 0 where there is none to show. */
  avg_review: z.number(),
  total_review: z.number(),
})
export type Attraction = z.infer<typeof attraction>

/** `location` is the uuid of a country, state or city; without it all are meant. */
export const attractionQuery = z.object({ location: z.optional(z.string()) })

export const attractionsAt = { input: attractionQuery, output: listOf(attraction) }
export const attractionById = { output: attraction }

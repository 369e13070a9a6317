import * as z from 'zod/mini'
import { id, listOf, maybe, words } from './list.ts'

/**
 * A search result: a place, whose `id` is its uuid, or an attraction, whose `id` is the one in its path. `label` is its
 * location, nearest first: 'Agra, Uttar Pradesh, India'; empty for a country. `image` is the URL of a picture of it or
 * of an attraction there.
 */
export const found = z.object({
  kind: z.enum(['country', 'state', 'city', 'attraction']),
  id,
  name: z.string(),
  label: words,
  image: maybe(z.string()),
  /** Categories of an attraction, in English. */
  category: maybe(z.array(z.string())),
  /** The categories in the language of the other texts, if that isn't English. */
  category_names: maybe(z.array(z.string())),
})
export type Found = z.infer<typeof found>

export const search = { output: listOf(found) }

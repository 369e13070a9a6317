import * as z from 'zod/mini'
import { listOf, maybe, some } from './list.ts'
import { uuid } from './text.ts'

/** A city with attractions: their names, best known first, and their categories, which include their region. In
 * another language, `categories` has the English ones as well. */
export const popularCity = z.object({
  city: uuid,
  sights: some(z.string()),
  /** The English names of `sights`, if those are in another language. */
  sights_en: maybe(z.array(z.string())),
  categories: some(z.string()),
})
export type PopularCity = z.infer<typeof popularCity>

export const popularCities = { output: listOf(popularCity) }

import * as z from 'zod/mini'
import { listOf, some } from './list.ts'
import { uuid } from './text.ts'

/** A city with attractions: their names, best known first, and their categories, which include their region. */
export const popularCity = z.object({
  city: uuid,
  sights: some(z.string()),
  categories: some(z.string()),
})
export type PopularCity = z.infer<typeof popularCity>

export const popularCities = { output: listOf(popularCity) }

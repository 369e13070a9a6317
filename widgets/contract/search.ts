import * as z from 'zod/mini'
import { id, listOf, maybe, words } from './list.ts'

/**
 * Something found by its name: a place, whose `id` is its uuid, or an attraction, whose `id` is the
 * one its path takes. `label` says where it lies, from near to far: 'Agra, Uttar Pradesh, India';
 * that of a country is empty. `image` is the address of a picture of it, or of something to see there.
 */
export const found = z.object({
  kind: z.enum(['country', 'state', 'city', 'attraction']),
  id,
  name: z.string(),
  label: words,
  image: maybe(z.string()),
})
export type Found = z.infer<typeof found>

export const search = { output: listOf(found) }

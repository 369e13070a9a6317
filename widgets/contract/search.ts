import * as z from 'zod/mini'
import { listOf } from './list.ts'

/**
 * Something found by its name: a place, whose `id` is its uuid, or an attraction, whose `id` is the
 * one its path takes. `label` says where it lies, from near to far: 'Umaria, Madhya Pradesh, India';
 * that of a country is empty.
 */
export const found = z.object({
  kind: z.enum(['country', 'state', 'city', 'attraction']),
  id: z.string(),
  name: z.string(),
  label: z.string(),
})
export type Found = z.infer<typeof found>

export const search = { output: listOf(found) }

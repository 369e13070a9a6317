import * as z from 'zod/mini'
import { listOf } from './list.ts'
import { uuid } from './text.ts'

/** A company whose staff may enquire as corporate users. */
export const company = z.object({ uuid, name: z.string() })
export type Company = z.infer<typeof company>

/** The six companies with a fixed id and a video (specification, section 3). */
export const CORPORATE_NAMES = [
  'persistent',
  'xoriant',
  'accenture',
  'accion',
  'icertis',
  'bridgenext',
] as const

export const companies = { output: listOf(company) }

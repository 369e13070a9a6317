import * as z from 'zod/mini'
import { figure, listOf, orElse, some } from './list.ts'

/** A day of any year, MM-DD. */
const day = z.string().check(z.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))

/** First and last day of a yearly closure. It spans the new year if `from` is after `to`. */
const closure = z.object({
  from: day,
  to: day,
  /** True if only a part is closed. */
  part: orElse(z.boolean(), false),
})

const month = figure.check(z.refine((sent) => Number.isInteger(sent) && sent >= 1 && sent <= 12))

/** Best months and closures of an attraction. */
export const season = z.object({
  name: z.string(),
  best_months: some(month),
  closures: some(closure),
})
export type Season = z.infer<typeof season>
export type Closure = z.infer<typeof closure>

export const seasonsOf = { output: listOf(season) }

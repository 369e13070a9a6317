import * as z from 'zod/mini'
import { degrees, listOf, maybe, month, orElse, some, words } from './list.ts'

/** A day of any year, MM-DD. */
const day = z.string().check(z.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))

/** First and last day of a yearly closure. It spans the new year if `from` is after `to`. */
const closure = z.object({
  from: day,
  to: day,
  /** True if only a part is closed. */
  part: orElse(z.boolean(), false),
})

/** Facts about an attraction for planning dates. A provider may know only some of them. */
export const season = z.object({
  name: z.string(),
  best_months: some(month),
  closures: some(closure),
  /** Typical length of a visit: '2 to 3 hours', '2 days'. */
  time_needed: words,
  /** The English text, if the other is in another language. Its number of days is read. */
  time_needed_en: maybe(z.string()),
  /** Degrees north of the equator. */
  latitude: degrees(90),
  /** Degrees east of Greenwich. */
  longitude: degrees(180),
})
export type Season = z.infer<typeof season>
export type Closure = z.infer<typeof closure>

export const seasonsOf = { output: listOf(season) }

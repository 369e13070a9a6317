import * as z from 'zod/mini'
import { attraction, attractionQuery } from './attractions.ts'
import { figure, listOf, orElse, some, words } from './list.ts'

/** A month by its number, 1 to 12. */
const month = figure.check(z.refine((sent) => Number.isInteger(sent) && sent >= 1 && sent <= 12))

/** Degrees of the globe; null where there are none, or more than it has. */
const degrees = (most: number) =>
  orElse(z.nullable(figure.check(z.refine((sent) => Math.abs(sent) <= most))), null)

/** An attraction with what a traveller plans by. Whoever runs the provider may know some of it, or none. */
const details = z.object({
  ...attraction.shape,
  /** Where it lies, by the names among the places to choose. */
  city: words,
  state: words,
  country: words,
  /** The months to go in, 1 to 12, in the order of the season: one may run from October to March. */
  best_months: some(month),
  /** When one cannot go, in a few words: 'Fridays', 'July to September'. */
  closed: words,
  /** How long a visit takes: '2 to 3 hours', 'Half a day'. */
  time_needed: words,
  /** The nearest airport, and how far it is: 'Jabalpur, 160 km'. */
  airport: words,
  /** The nearest railway station, and how far it is. */
  station: words,
  /** North of the equator, in degrees. */
  latitude: degrees(90),
  /** East of Greenwich, in degrees. */
  longitude: degrees(180),
  /** The day when it, or what is said of it in reviews, last changed: YYYY-MM-DD; '' where nobody knows. */
  updated: words,
})
export type AttractionDetails = z.infer<typeof details>

/** The same, read as a whole: half a position is nowhere. */
export const attractionDetails = z.pipe(
  details,
  z.transform((read): AttractionDetails => {
    const isSomewhere = read.latitude !== null && read.longitude !== null
    return isSomewhere ? read : { ...read, latitude: null, longitude: null }
  }),
)

export const attractionDetailsAt = { input: attractionQuery, output: listOf(attractionDetails) }
export const attractionDetailsById = { output: attractionDetails }

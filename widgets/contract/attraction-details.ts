import * as z from 'zod/mini'
import { attraction, attractionQuery } from './attractions.ts'
import { degrees, listOf, month, some, words } from './list.ts'

/** An attraction with the facts for planning a visit. A provider may know only some of them. */
const details = z.object({
  ...attraction.shape,
  /** What each of `image` shows, in the same order; '' if unknown. Lists leave it out. */
  captions: some(words),
  /** City, state and country by name, as in the lists of places. */
  city: words,
  state: words,
  country: words,
  /** Best months, 1 to 12, in the order of the season, which may run from October to March. */
  best_months: some(month),
  /** Closing times in a few words: 'Fridays', 'July to September'. */
  closed: words,
  /** Typical length of a visit: '2 to 3 hours', 'Half a day'. */
  time_needed: words,
  /** The nearest airport and its distance: 'Jabalpur, 160 km'. */
  airport: words,
  /** The nearest railway station and its distance. */
  station: words,
  /** Degrees north of the equator. */
  latitude: degrees(90),
  /** Degrees east of Greenwich. */
  longitude: degrees(180),
  /** Day on which the attraction or its reviews last changed, YYYY-MM-DD; '' if unknown. */
  updated: words,
})
export type AttractionDetails = z.infer<typeof details>

/** An attraction with its facts. The position is dropped unless it has both coordinates. */
export const attractionDetails = z.pipe(
  details,
  z.transform((read): AttractionDetails => {
    const isSomewhere = read.latitude !== null && read.longitude !== null
    return isSomewhere ? read : { ...read, latitude: null, longitude: null }
  }),
)

export const attractionDetailsAt = { input: attractionQuery, output: listOf(attractionDetails) }
export const attractionDetailsById = { output: attractionDetails }

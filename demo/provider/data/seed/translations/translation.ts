/** Texts of one language, by their English ones. */
export interface Translation {
  /** Names of countries, states and cities. */
  places: Record<string, string>
  /** Categories and activities. */
  terms: Record<string, string>
  /** Airports and stations that aren't named like a place. */
  stops: Record<string, string>
  /** Closing times, lengths of visits, and ways that are no plain distance. */
  facts: Record<string, string>
  /** The way from an airport or station, of which `measured` is 'about', 'under' or empty. */
  distance: (stop: string, km: string, measured: string) => string
  /** By the ids of attractions. */
  sights: Record<string, SightTexts>
}

export interface SightTexts {
  name: string
  description: string
}

/** A fact in another language; undefined if it is empty. 'Jaipur, about 25 km' is put together from its parts. */
export function factIn(translation: Translation, english: string): string | undefined {
  const known = translation.facts[english]
  if (known !== undefined) return known
  const [, stop = '', measured = '', km = ''] =
    /^([^,]+), (?:(about|under) )?(\d+) km$/.exec(english) ?? []
  const name = translation.stops[stop] ?? translation.places[stop]
  return name && translation.distance(name, km, measured)
}

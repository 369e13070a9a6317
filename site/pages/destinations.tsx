import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import * as endpoints from '../../widgets/contract/endpoints.ts'
import { MAX_SEARCH } from '../../widgets/contract/limits.ts'
import type { Found } from '../../widgets/contract/search.ts'
import { DESTINATIONS, HOME } from '../layout/crumbs.tsx'
import { definePage } from '../routing/page.ts'
import { askForChoice, type Choice, pathToChosen, placeChosen } from '../places/chosen-place.ts'
import { fillPlaces, placesByReading, sharedPlaces } from './destinations-lists.ts'
import { DestinationsScreen } from '../places/destinations-screen.tsx'
import { pathOf } from '../routing/router.ts'
import { breadcrumbs } from '../layout/structured-data.ts'

interface Data {
  /** What is searched for; '' where nothing is. */
  q: string
  /** Null where they have not come through. */
  found: Found[] | null
  choice: Choice
  /** Of the chosen place; null where they have not come through. */
  attractions: AttractionDetails[] | null
}

/** Every place that there is: by country, state and city, or by name. */
export const page = definePage<Data>({
  load: async ({ search }, read, provider) => {
    // The cut may leave half a character, which no page can hold.
    const q = (search['q'] ?? '')
      .trim()
      .slice(0, MAX_SEARCH)
      .replace(/\p{Cs}/u, '')
    const [choice, { answer: found }] = await Promise.all([
      askForChoice(provider ? sharedPlaces(provider) : placesByReading(read), q ? {} : search),
      q ? read(endpoints.search, { query: { q } }) : { answer: [] },
    ])
    if (q || choice.state !== 'ready') return { q, found: found ?? null, choice, attractions: [] }
    const input = { location: placeChosen(choice.chosen).uuid }
    const { answer: attractions } = await read(endpoints.attractionDetailsAt, { input })
    return { q, found: [], choice, attractions: attractions ?? null }
  },
  hydrate: ({ choice }, provider) => {
    if (choice.state === 'ready') fillPlaces(provider, choice.chosen)
  },
  head: (data) => {
    const { q, choice, found, attractions } = data
    const description = 'Countries, states and cities we plan trips to, and what to see there.'
    if (q) return { title: `Search: ${q}`, description, ...(!found && { status: 503 as const }) }
    if (choice.state === 'unknown') return { title: 'Destinations', description, status: 404 }
    if (choice.state === 'failed' || !attractions) {
      return { title: 'Destinations', description, status: 503 }
    }
    const { name } = placeChosen(choice.chosen)
    const some = attractions.slice(0, 3).map((each) => each.name)
    return {
      title: choice.chosen.isFirst ? 'Destinations' : `Destinations in ${name}`,
      description:
        some.length > 0 ? `What to see in ${name}: ${some.join(', ')} and more.` : description,
      path: pathToChosen(choice.chosen),
      structuredData: [breadcrumbs(stepsTo(data))],
    }
  },
  View: ({ data }) => <DestinationsScreen {...data} steps={stepsTo(data)} />,
})

/** The way to what is chosen. */
function stepsTo({ q, choice }: Data) {
  if (q || choice.state !== 'ready' || choice.chosen.isFirst) return [HOME, DESTINATIONS]
  const { country, state, city } = choice.chosen
  const to = (kind: string, place: { uuid: string; name: string } | undefined) =>
    place ? [{ name: place.name, path: pathOf('destinations', {}, { [kind]: place.uuid }) }] : []
  return [HOME, DESTINATIONS, ...to('country', country), ...to('state', state), ...to('city', city)]
}

import {
  attractionDetailsAt,
  attractionsByPage,
  attractionsCounted,
} from '../../widgets/contract/attraction-endpoints.ts'
import * as endpoints from '../../widgets/contract/endpoints.ts'
import { MAX_SEARCH } from '../../widgets/contract/limits.ts'
import type { Found } from '../../widgets/contract/search.ts'
import type { Read } from '../../widgets/stores/read.ts'
import { DESTINATIONS, HOME } from '../layout/crumbs.tsx'
import { breadcrumbs } from '../layout/structured-data.ts'
import { type Browsed, browse } from '../browse/browse-all.ts'
import { browseByCounts, partOf } from '../browse/browse-by-counts.ts'
import {
  askForChoice,
  type Choice,
  type ChosenPlace,
  pathToChosen,
  placeChosen,
  type PlaceLists,
} from '../browse/chosen-place.ts'
import { DestinationsScreen } from '../browse/destinations-screen.tsx'
import { type Kind, kindOf } from '../browse/kinds.ts'
import { regionOf } from '../browse/region-views.ts'
import { type AskedPart, partIn } from '../browse/part.ts'
import { someOf } from '../browse/card-fields.ts'
import { seedCards } from '../browse/seed-cards.ts'
import { definePage } from '../routing/page.ts'
import { pathOf } from '../routing/router.ts'
import { fillPlaces, placesByReading, sharedPlaces } from './destinations-lists.ts'
import * as says from '../messages/en/browse.ts'
import * as layout from '../messages/en/layout.ts'

interface Data {
  q: string
  found: Found[] | null
  /** Of the results, by its slug. */
  region: string | null
  /** Places to choose from, unless a search has found some. */
  choice: Choice | null
  kind: Kind | null
  browsed: Browsed | null
}

/** Places by country, state and city, by kind, or by name. Results of a search have filters of their own. */
export const page = definePage<Data>({
  hasTags: true,
  load: async ({ search }, read, provider) => {
    // Truncation can leave half of a surrogate pair, which is not valid in a page.
    const q = (search['q'] ?? '')
      .trim()
      .slice(0, MAX_SEARCH)
      .replace(/\p{Cs}/u, '')
    const lists = provider ? sharedPlaces(provider) : placesByReading(read)
    const kind = kindOf(search['kind'])
    const { answer: found = null } = q ? await read(endpoints.search, { query: { q } }) : {}
    const data = { q, found, kind: kind ?? null, region: regionOf(search['region'])?.slug ?? null }
    if (found?.length) return { ...data, choice: null, browsed: null }
    const choice = await askForChoice(lists, q ? {} : search)
    if (choice.state !== 'ready') return { ...data, choice, browsed: null }
    const { chosen } = choice
    const browsed = await askForPlaces(lists, read, chosen, q ? undefined : kind, partIn(search))
    return { ...data, choice, browsed }
  },
  seed: ({ choice, browsed }, provider) => {
    if (choice?.state === 'ready') fillPlaces(provider, choice.chosen)
    seedCards(provider, browsed?.attractions)
  },
  head: (data) => {
    const { q, choice, found, browsed } = data
    const kind = data.kind ?? undefined
    const description = says.description
    if (q)
      return { title: says.searchTitle(q), description, ...(!found && { status: 503 as const }) }
    if (choice?.state === 'unknown') return { title: layout.destinations, description, status: 404 }
    if (choice?.state !== 'ready' || !browsed) {
      return { title: layout.destinations, description, status: 503 }
    }
    const name = placeChosen(choice.chosen)?.name
    const some = someOf(browsed.attractions)
    return {
      title: titleOf(choice.chosen, kind) + (browsed.page > 1 ? says.page(browsed.page) : ''),
      description: some ? says.placesToSeeIn(name, some) : description,
      path: pathToChosen(choice.chosen, kind, browsed.page),
      structuredData: [breadcrumbs(stepsTo(data))],
    }
  },
  View: ({ data }) => <DestinationsScreen {...data} steps={stepsTo(data)} />,
})

async function askForPlaces(
  lists: PlaceLists,
  read: Read,
  chosen: ChosenPlace,
  kind: Kind | undefined,
  part: AskedPart,
): Promise<Browsed | null> {
  const place = placeChosen(chosen)
  const { country, state } = chosen
  const query = { country_uuid: country?.uuid, state_uuid: state?.uuid }
  const { answer: counted } = await read(attractionsCounted, { query })
  if (counted) {
    const input = partOf(counted, chosen, kind, part)
    const { answer: some } = await read(attractionsByPage, { input })
    return some ? browseByCounts(some, counted, chosen, kind, part) : null
  }
  // Older providers have no counts, so load everything.
  const everywhere = lists.attractions()
  // Only the provider knows the location of attractions that do not state it.
  const input = place && { location: place.uuid }
  const inPlace = input ? read(attractionDetailsAt, { input }) : everywhere
  const [{ answer: all }, { answer: here }] = await Promise.all([everywhere, inPlace])
  return all && here ? browse(all, here, chosen, kind, part) : null
}

function titleOf(chosen: ChosenPlace, kind: Kind | undefined): string {
  const name = placeChosen(chosen)?.name
  if (!name) return kind ? says.destinationsOf(says.kinds[kind]) : says.all
  if (kind) return says.kindIn(says.kinds[kind], name)
  return chosen.isFirst ? layout.destinations : says.destinationsIn(name)
}

function stepsTo({ q, choice }: Data) {
  if (q || choice?.state !== 'ready' || choice.chosen.isFirst) return [HOME, DESTINATIONS]
  const { country, state, city } = choice.chosen
  const to = (kind: string, place: { uuid: string; name: string } | undefined) =>
    place ? [{ name: place.name, path: pathOf('destinations', {}, { [kind]: place.uuid }) }] : []
  return [HOME, DESTINATIONS, ...to('country', country), ...to('state', state), ...to('city', city)]
}

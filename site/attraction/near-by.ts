import type { Attraction } from '../../widgets/contract/attractions.ts'
import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import { attractionsByPage } from '../../widgets/contract/attraction-endpoints.ts'
import * as endpoints from '../../widgets/contract/endpoints.ts'
import { MAX_PAGE_SIZE } from '../../widgets/contract/limits.ts'
import type { Read } from '../../widgets/stores/read.ts'

/** The place at the end of an attraction's label, and other attractions there. */
export interface NearBy {
  kind: 'country' | 'state'
  uuid: string
  name: string
  attractions: AttractionDetails[]
}

export const MOST = 4

/** In ms. Short, since the page works without this list. */
export const timeout = 2000

/** Null if the label's place is unknown or a call fails. */
export async function askForNearBy(read: Read, to: Attraction): Promise<NearBy | null> {
  const name = to.attraction_location_label.split(/[,،]/).at(-1)?.trim()
  if (!name) return null
  const { answer: found } = await read(endpoints.search, { query: { q: name }, timeout })
  const place = found?.find((each) => each.name === name && isRegion(each.kind))
  if (!place || !isRegion(place.kind)) return null
  const { answer } = await read(attractionsByPage, {
    input: { location: place.id, page: 1, page_size: MAX_PAGE_SIZE },
    timeout,
  })
  const { _id: own } = to
  const others = (answer?.data ?? []).filter(({ _id: id }) => id !== own)
  return { kind: place.kind, uuid: place.id, name, attractions: nearestFirst(others, to) }
}

const isRegion = (kind: string) => kind === 'country' || kind === 'state'

function nearestFirst(others: readonly AttractionDetails[], to: Attraction): AttractionDetails[] {
  const isNext = (other: Attraction) =>
    other.attraction_location_label === to.attraction_location_label
  return [...others.filter(isNext), ...others.filter((other) => !isNext(other))].slice(0, MOST)
}

import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import { attractionDetailsAt } from '../../widgets/contract/attraction-endpoints.ts'
import type { Read } from '../../widgets/stores/read.ts'
import { pathOf } from '../routing/router.ts'
import { type Kind, keyOf, kindsOf, ofKind } from '../browse/kinds.ts'
import { MOST, type NearBy, timeout } from './near-by.ts'
import { kilometres } from '../browse/maps/place-in-words.ts'
import * as says from '../messages/en/attraction.ts'

export interface SimilarAttractions {
  title: string
  attractions: AttractionDetails[]
  all: { says: string; path: string }
}

/** A shorter row looks like a mistake. */
const LEAST = 2

/** Others in the region, or of the same kind if the region has too few. */
export async function loadSimilar(
  read: Read,
  to: AttractionDetails,
  nearBy: NearBy | null,
): Promise<SimilarAttractions | null> {
  const here = nearBy && nearBy.attractions.length > 0 ? ofRegion(nearBy) : null
  if (here && here.attractions.length >= LEAST) return here
  const { answer = [] } = await read(attractionDetailsAt, { input: {}, timeout })
  const { _id: own } = to
  const others = answer.filter(({ _id: id }) => id !== own)
  const alike = kindsOf(to)
    .map((kind) => alikeTo(to, kind, ofKind(others, kind)))
    .find(({ attractions }) => attractions.length >= LEAST)
  return alike ?? here
}

const ofRegion = ({ name, kind, uuid, attractions }: NearBy): SimilarAttractions => ({
  title: says.moreOf(name),
  attractions,
  all: { says: says.allOf(name), path: pathOf('destinations', {}, { [kind]: uuid }) },
})

function alikeTo(
  to: AttractionDetails,
  kind: Kind,
  others: readonly AttractionDetails[],
): SimilarAttractions {
  const far = others.map((other) => ({ other, away: distance(to, other) }))
  const nearest = far.toSorted((one, other) => one.away - other.away)
  return {
    title: says.more(says.kinds[kind]),
    attractions: nearest.slice(0, MOST).map(({ other }) => other),
    all: {
      says: says.all(says.kinds[kind]),
      path: pathOf('destinations', {}, { kind: keyOf(kind) }),
    },
  }
}

/** In km; the maximum if a position is unknown. */
function distance(one: AttractionDetails, other: AttractionDetails): number {
  const [from, to] = [spotOf(one), spotOf(other)]
  return from && to ? kilometres(from, to) : Number.MAX_VALUE
}

const spotOf = ({ latitude, longitude }: AttractionDetails) =>
  latitude === null || longitude === null ? undefined : { latitude, longitude }

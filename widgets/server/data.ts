import type { Endpoint } from '../contract/endpoint.ts'
import { companies, seasonsOf } from '../contract/destination-endpoints.ts'
import * as endpoints from '../contract/endpoints.ts'
import type { Season } from '../contract/seasons.ts'
import { choiceOf } from '../stores/attraction-list.ts'
import { uuidsOf } from '../stores/named-places.ts'
import type { Read } from '../stores/read.ts'

/** Rejects if the data is not available. */
type Reads = (props: Record<string, unknown>, read: Read) => Promise<unknown>

async function had<Answer>(call: Promise<{ answer?: Answer; failure?: object }>): Promise<Answer> {
  const { answer, failure } = await call
  if (!answer) throw new Error('The data of a tag could not be loaded.', { cause: failure })
  return answer
}

const lists = new Map<string, unknown>()

/** The last list loaded, for when the provider fails. */
export const lastListed = <Item>(endpoint: Endpoint<unknown, Item[]>): readonly Item[] =>
  (lists.get(endpoint.path) as Item[] | undefined) ?? []

/** A list of choices. Falls back to the last one loaded if the provider fails. */
async function listed<Item>(read: Read, endpoint: Endpoint<unknown, Item[]>): Promise<Item[]> {
  const { answer } = await read(endpoint)
  if (answer) lists.set(endpoint.path, answer)
  const list = answer ?? lists.get(endpoint.path)
  if (!list) throw new Error(`No list could be loaded from ${endpoint.path}.`)
  return list as Item[]
}

/** Seasons by city id, without cities whose request failed. */
async function seasonsAt(
  read: Read,
  cities: readonly unknown[],
): Promise<Record<string, Season[]>> {
  const ids = [...new Set(cities)].filter((id): id is string => typeof id === 'string' && id !== '')
  const each = await Promise.all(
    ids.map(async (id) => {
      const { answer } = await read(seasonsOf, { params: { city_uuid: id } })
      return [id, answer] as const
    }),
  )
  return Object.fromEntries(each.flatMap(([id, answer]) => (answer ? [[id, answer]] : [])))
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const READS: Record<string, Reads> = {
  'trip-attraction-card': async ({ attraction }, read) => ({
    attraction: await had(read(endpoints.attractionById, { params: { id: String(attraction) } })),
  }),
  'trip-review': async ({ attraction }, read) =>
    attraction
      ? read(endpoints.attractionById, { params: { id: String(attraction) } }).then(
          ({ answer }) => answer && { attraction: choiceOf(answer).label },
        )
      : undefined,
  'trip-enquiry': async ({ corporate, variant, destination, stops }, read) => {
    const cities = await listed(read, endpoints.cities)
    return {
      cities,
      ...(corporate === true && { companies: await listed(read, companies) }),
      ...(variant === 'wizard' && {
        seasons: await seasonsAt(read, [
          ...uuidsOf(cities, String(destination)).split('|'),
          ...listOf(stops),
        ]),
      }),
    }
  },
}

export const dataOf: (tag: string, ...asked: Parameters<Reads>) => Promise<unknown> = async (
  tag,
  props,
  read,
) => READS[tag]?.(props, read)

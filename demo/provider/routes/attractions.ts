import { guid, safeParse } from 'zod/mini'
import {
  attractionPageQuery,
  attractionsAnswer,
} from '../../../widgets/contract/attraction-pages.ts'
import {
  attractionAddresses,
  attractionsByPage,
  attractionsCounted,
  attractionDetailsById,
} from '../../../widgets/contract/attraction-endpoints.ts'
import { attractionCards } from '../../../widgets/contract/endpoints.ts'
import { MAX_ADDRESSES, MAX_LISTED, MAX_PAGE_SIZE } from '../../../widgets/contract/limits.ts'
import type { Routes } from '../calls/calls.ts'
import { attractionCounts } from '../data/attractions/attraction-counts.ts'
import {
  attractionAddresses as addressesIn,
  attractionCardsOf,
  attractionOf,
  attractionsIn,
} from '../data/attractions/attractions.ts'
import { Refused, wrongFields } from '../errors/refused.ts'

/** One endpoint for lists and for pages. */
const attractionsAt = {
  ...attractionsByPage,
  schemas: async () => ({ input: attractionPageQuery, output: attractionsAnswer }),
}

/** Attractions with the average and the number of their reviews. */
export function attractionRoutes({ answer, database }: Routes): void {
  answer(attractionsAt, async ({ input, language, mediaUrl, showsOnly }) => {
    const { location, categories, page, page_size = MAX_PAGE_SIZE } = input
    if (location && !isUuid(location)) throw wrongFields({ location: 'invalid' })
    const place = location || null
    const isPage = page !== undefined || input.page_size !== undefined
    const part = isPage
      ? { limit: page_size, offset: ((page ?? 1) - 1) * page_size }
      : { limit: MAX_LISTED, offset: 0 }
    const { data, total } = await attractionsIn(database, { place, categories, language, ...part })
    showsOnly({ ids: data.map(({ _id }) => _id), isList: true })
    const listed = data.map((one) => withAddresses(one, mediaUrl))
    return isPage ? { data: listed, total } : listed
  })

  answer(attractionsCounted, async ({ query }) =>
    attractionCounts(
      database,
      optionalUuid('country_uuid', query('country_uuid')),
      optionalUuid('state_uuid', query('state_uuid')),
    ),
  )

  answer(attractionAddresses, async ({ query }) => {
    const page = /^[1-9]\d{0,4}$/.test(query('page') ?? '1')
      ? Number(query('page') ?? 1)
      : undefined
    if (page === undefined) throw wrongFields({ page: 'invalid' })
    return addressesIn(database, MAX_ADDRESSES, (page - 1) * MAX_ADDRESSES)
  })

  answer(attractionCards, async ({ query, language, mediaUrl, showsOnly }) => {
    const ids = (query('ids') ?? '').split(',').filter(Boolean)
    if (ids.length === 0) throw wrongFields({ ids: 'required' })
    if (ids.length > MAX_PAGE_SIZE) throw wrongFields({ ids: 'range' })
    showsOnly({ ids })
    const cards = await attractionCardsOf(database, ids, language)
    return cards.map((card) => withAddresses(card, mediaUrl))
  })

  answer(attractionDetailsById, async ({ parameter, language, mediaUrl, showsOnly }) => {
    showsOnly({ ids: [parameter('id')] })
    const attraction = await attractionOf(database, parameter('id'), language)
    if (!attraction) throw new Refused(404, 'not_found', 'No attraction has this id.')
    return withAddresses(attraction, mediaUrl)
  })
}

const isUuid = (text: string) => safeParse(guid(), text).success

function optionalUuid(name: string, value: string | undefined): string | null {
  if (!value) return null
  if (isUuid(value)) return value
  throw wrongFields({ [name]: 'invalid' })
}

function withAddresses<Pictured extends { image: string[] }>(
  attraction: Pictured,
  mediaUrl: (path: string) => string,
): Pictured {
  return { ...attraction, image: attraction.image.map(mediaUrl) }
}

import { guid, safeParse } from 'zod/mini'
import type { AttractionDetails } from '../../../widgets/contract/attraction-details.ts'
import { attractionDetailsAt, attractionDetailsById } from '../../../widgets/contract/endpoints.ts'
import type { Routes } from '../calls.ts'
import { attractionOf, attractionsIn } from '../data/attractions.ts'
import { Refused, wrongFields } from '../http/refused.ts'

/** Places worth a visit, with the average and the number of their reviews. */
export function attractionRoutes({ answer, database }: Routes): void {
  answer(attractionDetailsAt, async ({ input: { location }, mediaUrl }) => {
    if (location && !safeParse(guid(), location).success) throw wrongFields({ location: 'invalid' })
    const attractions = await attractionsIn(database, location || null)
    return attractions.map((one) => withAddresses(one, mediaUrl))
  })

  answer(attractionDetailsById, async ({ parameter, mediaUrl }) => {
    const attraction = await attractionOf(database, parameter('id'))
    if (!attraction) throw new Refused(404, 'not_found', 'No attraction has this id.')
    return withAddresses(attraction, mediaUrl)
  })
}

function withAddresses(
  attraction: AttractionDetails,
  mediaUrl: (path: string) => string,
): AttractionDetails {
  return { ...attraction, image: attraction.image.map(mediaUrl) }
}

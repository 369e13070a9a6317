import { attractionsByPage } from '../../widgets/contract/attraction-endpoints.ts'
import { DESTINATIONS, HOME } from '../layout/crumbs.tsx'
import { sharePictureOf } from '../layout/share-picture.ts'
import { breadcrumbs } from '../layout/structured-data.ts'
import { kindOf } from '../browse/kinds.ts'
import { countOf, someOf } from '../browse/card-fields.ts'
import { partIn } from '../browse/part.ts'
import { partOfRegion, type RegionPart } from '../browse/region-part.ts'
import { RegionScreen } from '../browse/region-screen.tsx'
import { askedOf, pathToRegion, type RegionView, viewOf } from '../browse/region-views.ts'
import { seedCards } from '../browse/seed-cards.ts'
import { PlaceNotFound } from '../browse/place-not-found.tsx'
import { definePage } from '../routing/page.ts'
import { TripSection } from '../trips/trip-section.tsx'
import { tripsIn } from '../trips/sample-trips.ts'
import * as browse from '../messages/en/browse.ts'
import * as layout from '../messages/en/layout.ts'

interface Data {
  /** Null if they failed to load, or for an unknown region. */
  part: RegionPart | null
}

export const page = definePage<Data>({
  hasTags: true,
  load: async ({ params, search }, read) => {
    const view = viewOf(params['region'])
    if (!view) return { part: null }
    const { answer } = await read(attractionsByPage, { input: askedOf(view) })
    const all = answer?.data.filter(view.belongs)
    const kind = kindOf(search['kind'])
    return { part: all ? partOfRegion(all, kind, partIn(search)) : null }
  },
  seed: ({ part }, provider) => seedCards(provider, part?.attractions),
  head: ({ part }, { params, search }) => {
    const view = viewOf(params['region'])
    if (!view) {
      return { title: browse.regionNotFound, description: browse.regionNotFoundHint, status: 404 }
    }
    const { name, sentence, slug, poster } = view
    const picture = sharePictureOf([poster.picture], poster.alt)
    if (!part) return { title: name, description: sentence, status: 503 }
    const kind = kindOf(search['kind'])
    const first = part.attractions.length > 0 ? ` ${someOf(part.attractions)}.` : ''
    const page = part.page > 1 ? browse.page(part.page) : ''
    return {
      title: (kind ? `${browse.kinds[kind]}: ${name}` : `${name}: ${countOf(part.total)}`) + page,
      description: sentence + first,
      path: pathToRegion(slug, kind, part.page),
      ...(picture && { picture }),
      structuredData: [breadcrumbs(stepsTo(view))],
    }
  },
  View: ({ data: { part }, visit: { params, search } }) => {
    const view = viewOf(params['region'])
    if (!view) return <PlaceNotFound />
    const kind = kindOf(search['kind'])
    const trips = <TripSection title={layout.tripIdeas} trips={tripsIn(view.slug)} plain />
    return <RegionScreen view={view} part={part} kind={kind} steps={stepsTo(view)} trips={trips} />
  },
})

function stepsTo({ slug, name, above }: RegionView) {
  const step = (to: Pick<RegionView, 'slug' | 'name'>) => ({
    name: to.name,
    path: pathToRegion(to.slug),
  })
  return [HOME, DESTINATIONS, ...(above ? [step(above)] : []), step({ slug, name })]
}

import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import { attractionsByPage } from '../../widgets/contract/attraction-endpoints.ts'
import { DESTINATIONS, HOME } from '../layout/crumbs.tsx'
import { sharePictureOf } from '../layout/share-picture.ts'
import { breadcrumbs } from '../layout/structured-data.ts'
import { kindOf } from '../places/kinds.ts'
import { countOf, listed, someOf } from '../places/listed.ts'
import { RegionScreen } from '../places/region-screen.tsx'
import { askedOf, pathToRegion, type RegionView, viewOf } from '../places/region-views.ts'
import { WithoutPlace } from '../places/without-place.tsx'
import { definePage } from '../routing/page.ts'

interface Data {
  /** What belongs to the region; null where they have not come through, or there is no such region. */
  attractions: AttractionDetails[] | null
}

/** One of the regions of the first page, and what there is to see. */
export const page = definePage<Data>({
  load: async ({ params }, read) => {
    const view = viewOf(params['region'])
    if (!view) return { attractions: null }
    const { answer } = await read(attractionsByPage, { input: askedOf(view) })
    return { attractions: answer?.data.filter(view.belongs).map(listed) ?? null }
  },
  head: ({ attractions }, { params, search }) => {
    const view = viewOf(params['region'])
    if (!view) {
      const description = 'We know no region at this address.'
      return { title: 'Region not found', description, status: 404 }
    }
    const { name, sentence, slug, poster } = view
    const picture = sharePictureOf([poster.picture], poster.alt)
    if (!attractions) return { title: name, description: sentence, status: 503 }
    const kind = kindOf(search['kind'])
    const first = attractions.length > 0 ? ` ${someOf(attractions)}.` : ''
    return {
      title: kind ? `${kind}: ${name}` : `${name}: ${countOf(attractions.length)}`,
      description: sentence + first,
      path: pathToRegion(slug, kind),
      ...(picture && { picture }),
      structuredData: [breadcrumbs(stepsTo(view))],
    }
  },
  View: ({ data: { attractions }, visit: { params, search } }) => {
    const view = viewOf(params['region'])
    if (!view) return <WithoutPlace />
    const kind = kindOf(search['kind'])
    return <RegionScreen view={view} attractions={attractions} kind={kind} steps={stepsTo(view)} />
  },
})

/** The way to a region. */
function stepsTo({ slug, name, above }: RegionView) {
  const step = (to: Pick<RegionView, 'slug' | 'name'>) => ({
    name: to.name,
    path: pathToRegion(to.slug),
  })
  return [HOME, DESTINATIONS, ...(above ? [step(above)] : []), step({ slug, name })]
}

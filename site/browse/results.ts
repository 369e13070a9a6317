import type { Found } from '../../widgets/contract/search.ts'
import { pathOf } from '../routing/router.ts'
import { countKinds, type Kind, keyOf, ofKind } from './kinds.ts'
import { countRegions, type RegionView, UNPLACED } from './region-views.ts'

/** A search, what it found, and the filters of its results. */
export interface Search {
  q: string
  found: readonly Found[]
  kind: Kind | undefined
  region: RegionView | undefined
}

const attractionsIn = (found: readonly Found[]) =>
  found.flatMap(({ category = [], ...each }) =>
    each.kind === 'attraction' ? [{ ...each, category }] : [],
  )

const isIn =
  (region: Pick<RegionView, 'belongs'> | undefined) =>
  ({ category, label }: { category: string[]; label: string }) =>
    !region || region.belongs({ ...UNPLACED, attraction_location_label: label, category })

/** Results of the chosen kind and region, all of which are attractions. */
export function narrowed({ found, kind, region }: Search): readonly Found[] {
  return kind || region ? ofKind(attractionsIn(found).filter(isIn(region)), kind) : found
}

/** Counts results. Counts for one filter ignore that filter's own value. */
export function countFound({ found, kind, region }: Search) {
  const all = attractionsIn(found)
  return {
    kinds: countKinds(all.filter(isIn(region))),
    regions: countRegions((belongs) => ofKind(all, kind).filter(isIn({ belongs })).length),
  }
}

/** True if a filter can narrow the results. */
export function canNarrow(search: Search): boolean {
  const { kinds, regions } = countFound(search)
  return kinds.length > 1 || regions.length > 1 || setIn(search) > 0
}

export const setIn = ({ kind, region }: Search): number => [kind, region].filter(Boolean).length

export const pathToResults = ({
  q,
  kind,
  region,
}: Pick<Search, 'q' | 'kind'> & { region: { slug: string } | undefined }) =>
  pathOf('destinations', {}, { q, region: region?.slug, kind: kind && keyOf(kind) })

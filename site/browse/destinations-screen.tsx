import type { Found } from '../../widgets/contract/search.ts'
import { Crumbs } from '../layout/crumbs.tsx'
import { Empty, Failed } from '../layout/message.tsx'
import type { Step } from '../layout/structured-data.ts'
import { pathOf } from '../routing/router.ts'
import type { Browsed } from './browse-all.ts'
import type { Choice } from './chosen-place.ts'
import * as browse from '../messages/en/browse.ts'
import * as layout from '../messages/en/layout.ts'
import styles from './destinations-screen.module.css'
import { FilteredList, FilterPanel } from './filter-panel.tsx'
import { FoundPlaces } from './found-places.tsx'
import type { Kind } from './kinds.ts'
import { countOf } from './card-fields.ts'
import { PlaceAttractions } from './place-attractions.tsx'
import { countSet, PlaceFilters } from './place-filters.tsx'
import { PlaceSearch } from './place-search.tsx'
import { RegionLinks } from './region-links.tsx'
import { regionOf } from './region-views.ts'
import { ResultFilters } from './result-filters.tsx'
import { canNarrow, narrowed, setIn } from './results.ts'

interface DestinationsScreenProps {
  q: string
  found: readonly Found[] | null
  /** Of the results, by its slug. */
  region: string | null
  /** Null if a search has found something. */
  choice: Choice | null
  kind: Kind | null
  browsed: Browsed | null
  steps: Step[]
}

export function DestinationsScreen(props: DestinationsScreenProps) {
  const { q, found, choice, browsed, steps } = props
  const kind = props.kind ?? undefined
  const region = regionOf(props.region ?? undefined)
  const search = found?.length ? { q, found, kind, region } : undefined
  const chosen = choice?.state === 'ready' ? choice.chosen : undefined
  const set = search
    ? canNarrow(search) && setIn(search)
    : chosen && countSet(chosen, q ? undefined : kind)
  return (
    <>
      <div className={`green-ground ${styles.chooser}`}>
        <div className={styles.inside}>
          <Crumbs steps={steps} />
          <h1>{layout.destinations}</h1>
          {browsed && <p className={styles.extent}>{extentOf(browsed)}</p>}
          <div className={styles.ways}>
            <PlaceSearch q={q} />
            {search && set !== false && (
              <FilterPanel done={browse.show(browse.results(narrowed(search).length))}>
                <ResultFilters {...search} />
              </FilterPanel>
            )}
            {chosen && (
              <FilterPanel done={browse.show(countOf(browsed?.found ?? 0))}>
                <PlaceFilters chosen={chosen} kind={q ? undefined : kind} browsed={browsed} />
              </FilterPanel>
            )}
          </div>
        </div>
      </div>
      <FilteredList set={set}>
        <div className="page-body">
          {q ? (
            <FoundPlaces q={q} found={found} shown={search ? narrowed(search) : found} />
          ) : (
            <Chosen {...props} />
          )}
        </div>
      </FilteredList>
      <RegionLinks />
    </>
  )
}

function extentOf({ total, countries }: Browsed): string {
  if (countries === 0) return browse.extent(countOf(total))
  return browse.extentIn(countOf(total), countries)
}

function Chosen({ choice, kind, browsed }: DestinationsScreenProps) {
  if (!choice || choice.state === 'failed') {
    return (
      <Failed title={browse.destinationsFailed}>
        <p>{layout.tryLater}</p>
      </Failed>
    )
  }
  if (choice.state === 'unknown') {
    return (
      <Empty title={browse.placeNotFound}>
        <p>{browse.incompleteLink}</p>
        <a className="quiet-button" href={pathOf('destinations')}>
          {browse.seeAllDestinations}
        </a>
      </Empty>
    )
  }
  return <PlaceAttractions chosen={choice.chosen} kind={kind ?? undefined} browsed={browsed} />
}

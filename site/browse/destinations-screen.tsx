import type { Found } from '../../widgets/contract/search.ts'
import { Crumbs } from '../layout/crumbs.tsx'
import { Empty, Failed } from '../layout/message.tsx'
import type { Step } from '../layout/structured-data.ts'
import { pathOf } from '../routing/router.ts'
import type { Browsed } from './browse-all.ts'
import type { Choice } from './chosen-place.ts'
import * as browse from '../messages/browse.ts'
import * as layout from '../messages/layout.ts'
import styles from './destinations-screen.module.css'
import { FoundPlaces } from './found-places.tsx'
import type { Kind } from './kinds.ts'
import { countOf } from './card-fields.ts'
import { PlaceAttractions } from './place-attractions.tsx'
import { PlaceFilters } from './place-filters.tsx'
import { PlaceSearch } from './place-search.tsx'
import { RegionLinks } from './region-links.tsx'

interface DestinationsScreenProps {
  q: string
  found: readonly Found[] | null
  choice: Choice
  kind: Kind | null
  browsed: Browsed | null
  steps: Step[]
}

export function DestinationsScreen(props: DestinationsScreenProps) {
  const { q, found, choice, kind, browsed, steps } = props
  return (
    <>
      <div className={`green-ground ${styles.chooser}`}>
        <div className={styles.inside}>
          <Crumbs steps={steps} />
          <h1>{layout.destinations}</h1>
          {browsed && <p className={styles.extent}>{extentOf(browsed)}</p>}
          <div className={styles.ways}>
            <PlaceSearch q={q} />
            {choice.state === 'ready' && (
              <PlaceFilters
                chosen={choice.chosen}
                kind={kind ?? undefined}
                browsed={browsed}
                isSearch={q !== ''}
              />
            )}
          </div>
        </div>
      </div>
      <div className="page-body">
        {q ? <FoundPlaces q={q} found={found} /> : <Chosen {...props} />}
      </div>
      <RegionLinks />
    </>
  )
}

function extentOf({ total, countries }: Browsed): string {
  if (countries === 0) return browse.extent(countOf(total))
  return browse.extentIn(countOf(total), countries)
}

function Chosen({ choice, kind, browsed }: DestinationsScreenProps) {
  if (choice.state === 'failed') {
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

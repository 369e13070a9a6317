import type { ReactNode } from 'react'
import { Failed } from '../layout/message.tsx'
import { PosterPicture } from '../layout/poster-picture.tsx'
import type { Step } from '../layout/structured-data.ts'
import { hasChoice } from './facet.tsx'
import { FilteredList, FilterPanel } from './filter-panel.tsx'
import { KindFilter } from './kind-filter.tsx'
import type { Kind } from './kinds.ts'
import { countOf } from './card-fields.ts'
import { ListSection } from './list-section.tsx'
import { LocatorMap } from './maps/locator-map.tsx'
import { NoResults } from './no-results.tsx'
import { PlaceList } from './place-list.tsx'
import { RegionBanner } from './region-banner.tsx'
import type { RegionPart } from './region-part.ts'
import { othersOf, pathToRegion, type RegionView } from './region-views.ts'
import * as browse from '../messages/en/browse.ts'
import * as layout from '../messages/en/layout.ts'
import styles from './region-screen.module.css'

interface RegionScreenProps {
  view: RegionView
  part: RegionPart | null
  kind: Kind | undefined
  steps: Step[]
  trips: ReactNode
}

export function RegionScreen({ view, part, kind, steps, trips }: RegionScreenProps) {
  return (
    <>
      <RegionBanner view={view} count={part?.total} steps={steps} />
      <FilteredList
        set={part && hasChoice(part.kinds, kind) ? Number(kind !== undefined) : undefined}
      >
        <div className={styles.body}>
          {part ? (
            <Places view={view} part={part} kind={kind} />
          ) : (
            <Failed title={browse.placesFailed}>
              <p>{layout.tryLater}</p>
            </Failed>
          )}
        </div>
      </FilteredList>
      {trips}
      <Others view={view} />
    </>
  )
}

type PlacesProps = Pick<RegionScreenProps, 'view' | 'kind'> & {
  part: RegionPart
}

function Places({ view, part, kind }: PlacesProps) {
  const { attractions: shown, found, total, kinds } = part
  const pathTo = (kind?: Kind) => pathToRegion(view.slug, kind)
  return (
    <div className={styles.places}>
      {hasChoice(kinds, kind) && (
        <FilterPanel done={browse.show(countOf(found))}>
          <KindFilter kinds={kinds} chosen={kind} pathTo={pathTo} />
        </FilterPanel>
      )}
      <ListSection
        title={kind ? browse.kinds[kind] : browse.placesToSee}
        count={countOf(found, total)}
      >
        {shown.length === 0 && kind && <NoResults kind={kind} place={view.name} all={pathTo()} />}
        <div className={styles.parts}>
          <PlaceList
            part={part}
            pathTo={(page, shown) => pathToRegion(view.slug, kind, page, shown)}
          />
          <div className={styles.map}>
            <LocatorMap points={shown} />
          </div>
        </div>
      </ListSection>
    </div>
  )
}

function Others({ view }: Pick<RegionScreenProps, 'view'>) {
  return (
    <section className={styles.others} aria-labelledby="others">
      <h2 id="others">{browse.whereElse}</h2>
      <ul>
        {[...othersOf(view), ...(view.above ? [view.above] : [])].map(({ slug, name, poster }) => (
          <li key={slug}>
            <PosterPicture poster={{ ...poster, alt: '' }} />
            <a href={pathToRegion(slug)}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

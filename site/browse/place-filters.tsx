import type { Browsed } from './browse-all.ts'
import { type ChosenPlace, pathToChosen } from './chosen-place.ts'
import { Facet } from './facet.tsx'
import { KindFilter } from './kind-filter.tsx'
import type { Kind } from './kinds.ts'
import { PlacePicker } from './place-picker.tsx'
import { pathToRegion } from './region-views.ts'
import * as browse from '../messages/en/browse.ts'
import styles from './filter-panel.module.css'

interface PlaceFiltersProps {
  chosen: ChosenPlace
  kind: Kind | undefined
  /** Null if the counts are unknown. */
  browsed: Browsed | null
}

/** Filters by place and kind, and links to the regions. */
export function PlaceFilters({ chosen, kind, browsed }: PlaceFiltersProps) {
  // The default place is not the visitor's choice, and would hide most places of a kind.
  const pathTo = (kind?: Kind) =>
    chosen.isGiven && kind ? pathToChosen(EVERY_PLACE, kind) : pathToChosen(chosen, kind)
  return (
    <>
      <PlacePicker chosen={chosen} kind={kind} browsed={browsed} />
      {browsed && <KindFilter kinds={browsed.kinds} chosen={kind} pathTo={pathTo} />}
      {browsed && (
        <div className={styles.inSheet}>
          <Facet
            id="browsed-regions"
            label={browse.region}
            all={browse.allRegions}
            options={browsed.regions}
            pathTo={(slug = '') => pathToRegion(slug)}
          />
        </div>
      )}
    </>
  )
}

const EVERY_PLACE: ChosenPlace = {
  countries: [],
  states: [],
  cities: [],
  isFirst: false,
  isGiven: false,
}

export function countSet(
  { isGiven, country, state, city }: ChosenPlace,
  kind: Kind | undefined,
): number {
  const places = isGiven ? [] : [country, state, city]
  return [...places, kind].filter(Boolean).length
}

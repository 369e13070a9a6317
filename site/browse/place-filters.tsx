import { useState } from 'react'
import type { Browsed } from './browse-all.ts'
import { type ChosenPlace, pathToChosen } from './chosen-place.ts'
import { KindFilter } from './kind-filter.tsx'
import type { Kind } from './kinds.ts'
import * as browse from '../messages/browse.ts'
import styles from './place-filters.module.css'
import { PlacePicker } from './place-picker.tsx'

interface PlaceFiltersProps {
  chosen: ChosenPlace
  kind: Kind | undefined
  /** Null if the counts are unknown. */
  browsed: Browsed | null
  isSearch: boolean
}

/** Filters by place and kind. Phones collapse them behind a button; without JavaScript they are open. */
export function PlaceFilters({ chosen, kind, browsed, isSearch }: PlaceFiltersProps) {
  const [open, setOpen] = useState(false)
  const set = isSearch ? 0 : countSet(chosen, kind)
  // The default place is not the visitor's choice, and would hide most places of a kind.
  const pathTo = (kind?: Kind) =>
    chosen.isGiven && kind ? pathToChosen(EVERY_PLACE, kind) : pathToChosen(chosen, kind)
  return (
    <div className={styles.filters}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls="filters"
        onClick={() => setOpen(!open)}
      >
        {browse.filters(set)}
      </button>
      <div id="filters" className={open ? `${styles.panel} ${styles.open}` : styles.panel}>
        <PlacePicker chosen={chosen} kind={kind} browsed={browsed} />
        {browsed && <KindFilter kinds={browsed.kinds} chosen={kind} pathTo={pathTo} />}
      </div>
    </div>
  )
}

const EVERY_PLACE: ChosenPlace = {
  countries: [],
  states: [],
  cities: [],
  isFirst: false,
  isGiven: false,
}

function countSet({ isGiven, country, state, city }: ChosenPlace, kind: Kind | undefined): number {
  const places = isGiven ? [] : [country, state, city]
  return [...places, kind].filter(Boolean).length
}

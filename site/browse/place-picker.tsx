import { useState } from 'react'
import type { Place } from '../../widgets/contract/places.ts'
import { go, pathOf } from '../routing/router.ts'
import type { Browsed } from './browse-all.ts'
import { type ChosenPlace, EVERYWHERE } from './chosen-place.ts'
import { type Kind, keyOf } from './kinds.ts'
import * as browse from '../messages/en/browse.ts'
import field from './place-field.module.css'
import styles from './place-picker.module.css'

/** Uuids; '' means all, as {@link EVERYWHERE} does for countries. */
interface Values {
  country: string
  state: string
  city: string
}

interface PlacePickerProps {
  chosen: ChosenPlace
  kind: Kind | undefined
  /** Null if the counts are unknown. */
  browsed: Browsed | null
}

/** Each choice is an address and clears the levels below. Options without results are left out. */
export function PlacePicker({ chosen, kind, browsed }: PlacePickerProps) {
  const { countries, states, cities, country, state, city } = chosen
  const there: Values = {
    country: country?.uuid ?? EVERYWHERE,
    state: state?.uuid ?? '',
    city: city?.uuid ?? '',
  }
  // Shows the choice before its data have loaded.
  const [asked, setAsked] = useState<{ values: Values; instead: ChosenPlace }>()
  const values = asked?.instead === chosen ? asked.values : there

  const choose = (change: Partial<Values>) => {
    const next = { ...there, ...change }
    setAsked({ values: next, instead: chosen })
    go(pathOf('destinations', {}, { ...next, kind: kind && keyOf(kind) }))
  }
  const counts = browsed?.counts ?? null
  return (
    <form className={styles.picker} method="get" action={pathOf('destinations')}>
      <PlaceSelect
        label={browse.country}
        name="country"
        value={values.country}
        all={browse.allCountries}
        allValue={EVERYWHERE}
        places={countries}
        counts={counts}
        onChoose={(uuid) => choose({ country: uuid, state: '', city: '' })}
      />
      <PlaceSelect
        label={browse.state}
        name="state"
        value={values.state}
        all={country ? browse.allOfPlace(country.name) : browse.countryFirst}
        places={states}
        counts={counts}
        onChoose={(uuid) => choose({ state: uuid, city: '' })}
      />
      <PlaceSelect
        label={browse.city}
        name="city"
        value={values.city}
        all={state ? browse.allOfPlace(state.name) : browse.stateFirst}
        places={cities}
        counts={counts}
        onChoose={(uuid) => choose({ city: uuid })}
      />
      {kind && <input type="hidden" name="kind" value={keyOf(kind)} />}
      <noscript>
        <button type="submit" className="strong-button">
          {browse.showPlaces}
        </button>
      </noscript>
    </form>
  )
}

interface PlaceSelectProps {
  label: string
  name: keyof Values
  value: string
  all: string
  allValue?: string
  places: readonly Place[]
  /** Results by uuid. */
  counts: Browsed['counts']
  onChoose: (uuid: string) => void
}

function PlaceSelect(props: PlaceSelectProps) {
  const { label, name, value, all, allValue = '', places, counts, onChoose } = props
  return (
    <div className={field.field}>
      <label htmlFor={`place-${name}`}>{label}</label>
      <span className={styles.select}>
        <select
          id={`place-${name}`}
          name={name}
          value={value}
          disabled={places.length === 0}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value={allValue}>{all}</option>
          {places
            .filter(({ uuid }) => !counts || counts[uuid] || uuid === value)
            .map((place) => (
              <option key={place.uuid} value={place.uuid}>
                {counts ? `${place.name} (${counts[place.uuid] ?? 0})` : place.name}
              </option>
            ))}
        </select>
      </span>
    </div>
  )
}

import { useState } from 'react'
import type { Place } from '../../widgets/contract/places.ts'
import { go, pathOf } from '../routing/router.ts'
import type { ChosenPlace } from './chosen-place.ts'
import field from './place-field.module.css'
import styles from './place-picker.module.css'

/** Uuids; '' means all. */
interface Values {
  country: string
  state: string
  city: string
}

/** Country, state, city: each choice is an address, and clears what lies below it. */
export function PlacePicker({ chosen }: { chosen: ChosenPlace }) {
  const { countries, states, cities, country, state, city } = chosen
  const there: Values = {
    country: country.uuid,
    state: state?.uuid ?? '',
    city: city?.uuid ?? '',
  }
  // What has just been chosen is seen at once, and not only when its places have come.
  const [asked, setAsked] = useState<{ values: Values; instead: ChosenPlace }>()
  const values = asked?.instead === chosen ? asked.values : there

  const choose = (change: Partial<Values>) => {
    const next = { ...there, ...change }
    setAsked({ values: next, instead: chosen })
    go(pathOf('destinations', {}, { ...next }))
  }
  return (
    <form className={styles.picker} method="get" action={pathOf('destinations')}>
      <PlaceSelect
        label="Country"
        name="country"
        value={values.country}
        places={countries}
        onChoose={(uuid) => choose({ country: uuid, state: '', city: '' })}
      />
      <PlaceSelect
        label="State"
        name="state"
        value={values.state}
        all={`All of ${country.name}`}
        places={states}
        onChoose={(uuid) => choose({ state: uuid, city: '' })}
      />
      <PlaceSelect
        label="City"
        name="city"
        value={values.city}
        all={state ? `All of ${state.name}` : 'Choose a state first'}
        places={cities}
        onChoose={(uuid) => choose({ city: uuid })}
      />
      <noscript>
        <button className="strong-button">Show places</button>
      </noscript>
    </form>
  )
}

interface PlaceSelectProps {
  label: string
  name: keyof Values
  value: string
  /** What it says where none is chosen. */
  all?: string
  places: readonly Place[]
  onChoose: (uuid: string) => void
}

function PlaceSelect({ label, name, value, all, places, onChoose }: PlaceSelectProps) {
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
          {all !== undefined && <option value="">{all}</option>}
          {places.map((place) => (
            <option key={place.uuid} value={place.uuid}>
              {place.name}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}

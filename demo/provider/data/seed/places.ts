import type { Queries } from '../engine/database.ts'
import { fixedUuid } from './fixed-uuid.ts'
import { india } from './india.ts'
import { world } from './world.ts'

interface Seed {
  countries: { uuid: string; name: string }[]
  states: { uuid: string; name: string; country: string }[]
  cities: { uuid: string; name: string; state: string }[]
}

/** All places, with ids derived from their names. */
export function allPlaces(): Seed {
  const seed: Seed = { countries: [], states: [], cities: [] }
  for (const [country, states] of Object.entries({ India: india, ...world })) {
    const countryId = fixedUuid(`country:${country}`)
    seed.countries.push({ uuid: countryId, name: country })
    for (const [state, cities] of Object.entries(states)) {
      const stateId = fixedUuid(`state:${country}/${state}`)
      seed.states.push({ uuid: stateId, name: state, country: countryId })
      for (const city of cities) {
        const uuid = fixedUuid(`city:${country}/${state}/${city}`)
        seed.cities.push({ uuid, name: city, state: stateId })
      }
    }
  }
  return seed
}

export async function seedPlaces({ query }: Queries): Promise<void> {
  const { countries, states, cities } = allPlaces()
  await query(
    `insert into countries (uuid, name)
     select uuid, name from jsonb_to_recordset($1::jsonb) as seed (uuid uuid, name text)
     on conflict do nothing`,
    [JSON.stringify(countries)],
  )
  await query(
    `insert into states (uuid, name, country)
     select uuid, name, country
     from jsonb_to_recordset($1::jsonb) as seed (uuid uuid, name text, country uuid)
     on conflict do nothing`,
    [JSON.stringify(states)],
  )
  await query(
    `insert into cities (uuid, name, state)
     select uuid, name, state
     from jsonb_to_recordset($1::jsonb) as seed (uuid uuid, name text, state uuid)
     on conflict do nothing`,
    [JSON.stringify(cities)],
  )
}

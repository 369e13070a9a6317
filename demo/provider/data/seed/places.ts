import type { Queries } from '../engine/database.ts'
import { fixedUuid } from './fixed-uuid.ts'
import { india } from './india.ts'
import { inLanguages } from './translations/translations.ts'
import { world } from './world.ts'

interface Seeded {
  uuid: string
  name: string
  translations: Record<string, { name: string | undefined }>
}

interface Seed {
  countries: Seeded[]
  states: (Seeded & { country: string })[]
  cities: (Seeded & { state: string })[]
}

/** All places, with ids derived from their names. */
export function allPlaces(): Seed {
  const seed: Seed = { countries: [], states: [], cities: [] }
  const seeded = (uuid: string, name: string): Seeded => ({
    uuid,
    name,
    translations: inLanguages(({ places }) => ({ name: places[name] })),
  })
  for (const [country, states] of Object.entries({ India: india, ...world })) {
    const countryId = fixedUuid(`country:${country}`)
    seed.countries.push(seeded(countryId, country))
    for (const [state, cities] of Object.entries(states)) {
      const stateId = fixedUuid(`state:${country}/${state}`)
      seed.states.push({ ...seeded(stateId, state), country: countryId })
      for (const city of cities) {
        const uuid = fixedUuid(`city:${country}/${state}/${city}`)
        seed.cities.push({ ...seeded(uuid, city), state: stateId })
      }
    }
  }
  return seed
}

export async function seedPlaces(queries: Queries): Promise<void> {
  const { countries, states, cities } = allPlaces()
  await seedTable(queries, 'countries', '', countries)
  await seedTable(queries, 'states', 'country', states)
  await seedTable(queries, 'cities', 'state', cities)
}

/** Adds missing rows, and missing languages of those with the seeded name. */
async function seedTable(
  { query }: Queries,
  table: keyof Seed,
  parent: string,
  rows: Seeded[],
): Promise<void> {
  const columns = ['uuid', 'name', 'translations', ...(parent ? [parent] : [])].join()
  const seed = `jsonb_to_recordset($1::jsonb)
    as seed (uuid uuid, name text, translations jsonb, country uuid, state uuid)`
  const values = [JSON.stringify(rows)]
  await query(
    `insert into ${table} (${columns}) select ${columns} from ${seed} on conflict do nothing`,
    values,
  )
  const incomplete = `from ${seed} where ${table}.uuid = seed.uuid and ${table}.name = seed.name
    and ${table}.translations <> seed.translations || ${table}.translations`
  // An update recounts all attractions, even if it changes no row.
  const found = await query(
    `select 1 from ${table} where exists (select ${incomplete}) limit 1`,
    values,
  )
  if (found.length === 0) return
  await query(
    `update ${table} set translations = seed.translations || ${table}.translations ${incomplete}`,
    values,
  )
}

import { guid, safeParse } from 'zod/mini'
import { cities, citiesOfState, countries, states } from '../../../widgets/contract/endpoints.ts'
import type { Routes } from '../calls.ts'
import { Refused, wrongFields } from '../refused.ts'

const CITIES = `
  select cities.uuid, cities.name, states.name as state, countries.name as country
  from cities
  join states on states.uuid = cities.state
  join countries on countries.uuid = states.country
  where ($1::uuid is null or countries.uuid = $1) and ($2::uuid is null or states.uuid = $2)
  order by cities.name collate "C", states.name collate "C"`

/** Countries, their states, and cities, each by name. */
export function placeRoutes({ answer, database }: Routes): void {
  answer(countries, () =>
    database.query('select uuid, name from countries order by name collate "C"'),
  )

  answer(states, async ({ parameter }) => {
    const country = await known('countries', parameter('country_uuid'))
    return database.query(
      'select uuid, name from states where country = $1 order by name collate "C"',
      [country],
    )
  })

  answer(citiesOfState, async ({ parameter }) => {
    const state = await known('states', parameter('state_uuid'))
    return database.query(CITIES, [null, state])
  })

  answer(cities, ({ query }) =>
    database.query(CITIES, [
      optionalUuid('country_uuid', query('country_uuid')),
      optionalUuid('state_uuid', query('state_uuid')),
    ]),
  )

  async function known(table: 'countries' | 'states', id: string): Promise<string> {
    const rows = safeParse(guid(), id).success
      ? await database.query(`select 1 from ${table} where uuid = $1`, [id])
      : []
    if (rows.length === 0) throw new Refused(404, 'not_found', `None of the ${table} has this id.`)
    return id
  }
}

function optionalUuid(name: string, value: string | undefined): string | null {
  if (!value) return null
  if (safeParse(guid(), value).success) return value
  throw wrongFields({ [name]: 'invalid' })
}

import { readFile, readdir } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseForTest } from '../../testing/open-for-test.ts'
import { attractionOf, attractionsIn } from '../attractions/attractions.ts'
import type { Database } from '../engine/database.ts'
import { migrate } from '../engine/migrate.ts'
import { attractions } from './attractions.ts'
import { fixedUuid } from './fixed-uuid.ts'
import { seed } from './seed.ts'

const folder = new URL('../migrations/', import.meta.url)
const FACTS = 'best_months, closed, closures, time_needed, airport, station, latitude, longitude'

const PLACES = ['country:India', 'state:India/Uttar Pradesh', 'city:India/Uttar Pradesh/Agra']

let database: Database
beforeEach(async () => (database = await databaseForTest()))
afterEach(() => database.close())

/** The schema before there were facts, with two attractions. */
async function older(): Promise<void> {
  const before = (await readdir(folder)).filter((name) => name < '022').toSorted()
  await database.run('create table migrations (name text primary key, run_at timestamptz)')
  for (const name of before) {
    await database.run(await readFile(new URL(name, folder), 'utf8'))
    await database.query('insert into migrations (name, run_at) values ($1, now())', [name])
  }
  const [country, state, city = ''] = PLACES.map(fixedUuid)
  await database.run(
    `insert into countries (uuid, name) values ('${country}', 'India');
     insert into states (uuid, country, name) values ('${state}', '${country}', 'Uttar Pradesh');
     insert into cities (uuid, state, name) values ('${city}', '${state}', 'Agra')`,
  )
  for (const id of ['taj-mahal', 'our-own-garden']) {
    await database.query(
      `insert into attractions (id, city, name, attraction_location_label, image, description,
         activities, category)
       values ($1, $2, 'Old', 'Agra, Uttar Pradesh', '[]', 'Our own words.', '[]', '["Ours"]')`,
      [id, city],
    )
  }
}

const factsOf = async (id: string) => {
  const [row] = await database.query(`select ${FACTS} from attractions where id = $1`, [id])
  return row
}

const seeded = (id: string) => attractions.find((one) => one.id === id)!

test('adds facts to a database seeded without them, and keeps its texts', async () => {
  await older()
  expect(await migrate(database)).toContain('022-attraction-facts.sql')
  const nothing = { closed: '', best_months: [], airport: '', latitude: null, longitude: null }
  expect(await attractionOf(database, 'taj-mahal')).toMatchObject(nothing)

  await seed(database, false)
  const taj = await attractionOf(database, 'taj-mahal')
  expect(taj).toMatchObject({ name: 'Old', description: 'Our own words.', category: ['Ours'] })
  expect(taj).toMatchObject({ closed: 'Fridays', latitude: 27.1751, longitude: 78.0421 })
  expect(taj).toMatchObject({ best_months: seeded('taj-mahal').best_months })
  expect(await attractionOf(database, 'our-own-garden')).toMatchObject(nothing)
  const all = await attractionsIn(database, { place: null, limit: 1000, offset: 0 })
  expect(all.data).toHaveLength(attractions.length + 1)
  const inHindi = {
    city: 'आगरा',
    state: 'उत्तर प्रदेश',
    country: 'भारत',
    description: 'Our own words.',
  }
  expect(await attractionOf(database, 'taj-mahal', 'hi')).toMatchObject(inHindi)
})

test('keeps changed facts and those left empty on purpose', async () => {
  await migrate(database)
  await seed(database, false)
  await database.query(
    `update attractions set closed = '', best_months = '[]', airport = 'Agra, by our own car',
       station = null, latitude = 27, longitude = 78 where id = 'taj-mahal'`,
  )
  await seed(database, false)
  expect(await factsOf('taj-mahal')).toEqual({
    best_months: [],
    closed: '',
    closures: [],
    time_needed: seeded('taj-mahal').time_needed,
    airport: 'Agra, by our own car',
    station: seeded('taj-mahal').station,
    latitude: 27,
    longitude: 78,
  })
})

test('seeding again writes no attraction', async () => {
  await migrate(database)
  await seed(database, false)
  const rows = () => database.query('select id, xmin::text from attractions order by id')
  const before = await rows()
  await seed(database, false)
  expect(await rows()).toEqual(before)
  expect(before).toHaveLength(attractions.length)
})

test('rejects incomplete and invalid coordinates', async () => {
  await migrate(database)
  await seed(database, false)
  for (const wrong of ['latitude = null', 'latitude = 90.1', 'longitude = -180.5']) {
    await expect(database.query(`update attractions set ${wrong}`)).rejects.toThrow(/check/)
  }
})

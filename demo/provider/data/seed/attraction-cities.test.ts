import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openForTest, type TestProvider } from '../../testing/open-for-test.ts'
import { attractionOf, attractionsIn } from '../attractions/attractions.ts'
import { fixedUuid } from './fixed-uuid.ts'

const MIGRATION = new URL('../migrations/095-attractions-at-their-cities.sql', import.meta.url)
/** Attraction, state, and the town of older versions. */
const BEFORE = [
  ['bandhavgarh-national-park', 'Madhya Pradesh', 'Umaria'],
  ['jim-corbett-national-park', 'Uttarakhand', 'Ramnagar'],
  ['kanha-national-park', 'Madhya Pradesh', 'Mandla'],
  ['nagarhole-national-park', 'Karnataka', 'Kabini'],
  ['pench-national-park', 'Madhya Pradesh', 'Seoni'],
  ['ranthambore-national-park', 'Rajasthan', 'Sawai Madhopur'],
] as const

let provider: TestProvider
beforeAll(async () => (provider = await openForTest()))
afterAll(() => provider.close())

test('moves the parks of an older database, except those that staff have moved', async () => {
  const { database } = provider
  const whereabouts = () =>
    database.query<{ id: string }>(
      `select id, attractions.city, attraction_location_label, label, attraction_index.city as indexed
       from attractions join attraction_index on attraction = id order by id`,
    )
  const placesNow = await whereabouts()
  for (const [id, state, town] of BEFORE) {
    await database.query(
      'update attractions set city = $2, attraction_location_label = $3 where id = $1',
      [id, fixedUuid(`city:India/${state}/${town}`), `${town}, ${state}`],
    )
  }
  expect(await attractionOf(database, 'kanha-national-park')).toMatchObject({ city: 'Mandla' })
  await database.query(
    `update attractions set attraction_location_label = 'Our lodge, Karnataka'
     where id = 'nagarhole-national-park'`,
  )
  await database.run(await readFile(MIGRATION, 'utf8'))

  const isOurs = ({ id }: { id: string }) => id !== 'nagarhole-national-park'
  expect((await whereabouts()).filter(isOurs)).toEqual(placesNow.filter(isOurs))
  expect(await attractionOf(database, 'nagarhole-national-park')).toMatchObject({
    city: 'Kabini',
    attraction_location_label: 'Our lodge, Karnataka',
  })
  const at = async (city: string) =>
    attractionsIn(database, {
      place: fixedUuid(`city:India/Madhya Pradesh/${city}`),
      limit: 5,
      offset: 0,
    })
  expect(await at('Mandla')).toMatchObject({ total: 0 })
  expect(await at('Kanha')).toMatchObject({ total: 1, data: [{ _id: 'kanha-national-park' }] })
})

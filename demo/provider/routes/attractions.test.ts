import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AttractionDetails as Attraction,
  attractionDetailsAt,
} from '../../../widgets/contract/attraction-details.ts'
import { attractions } from '../data/seed/attractions.ts'
import { fixedUuid } from '../data/seed/fixed-uuid.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

let provider: TestProvider
beforeAll(async () => (provider = await openForTest()))
afterAll(() => provider.close())

async function at(location?: string): Promise<Attraction[]> {
  const response = await provider.post(`${API}/attractions/locations/`, { location })
  expect(response.status).toBe(200)
  return response.json() as Promise<Attraction[]>
}

const get = async (id: string) => provider.app.request(`${API}/attractions/${id}`)
const names = (attractions: Attraction[]) => attractions.map(({ name }) => name)

test('lists more than 70 attractions by name, as in the contract', async () => {
  const all = await at()
  expect(all.length).toBeGreaterThanOrEqual(72)
  expect(names(all)).toEqual(names(all).toSorted())
  expect(attractionDetailsAt.output.parse(all)).toEqual(all)
  expect(await at('')).toEqual(all)
})

test('lists every attraction of the catalogue with a picture', async () => {
  const all = await at()
  expect(all.map(({ _id }) => _id).toSorted()).toEqual(attractions.map(({ id }) => id).toSorted())
  expect(names(all.filter(({ image }) => image.length === 0))).toEqual([])
})

test('lists attractions of a country, a state and a city', async () => {
  const india = await at(fixedUuid('country:India'))
  const state = await at(fixedUuid('state:India/Madhya Pradesh'))
  const city = await at(fixedUuid('city:India/Madhya Pradesh/Bandhavgarh'))
  expect(names(india)).toEqual(expect.arrayContaining(names(state)))
  expect(names(india)).not.toContain('Petra')
  expect(names(state)).toContain('Kanha National Park')
  expect(state.every((one) => one.attraction_location_label.endsWith(', Madhya Pradesh'))).toBe(
    true,
  )
  expect(names(city)).toEqual(['Bandhavgarh National Park'])
})

test('returns an empty list for a place without attractions, and for an unknown one', async () => {
  expect(await at(fixedUuid('country:Qatar'))).toEqual([])
  expect(await at('00000000-0000-4000-8000-000000000000')).toEqual([])
})

test('names a location that is no id', async () => {
  const response = await provider.post(`${API}/attractions/locations/`, { location: "x' or 1=1" })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ error: { fields: { location: 'invalid' } } })
})

test('every region has attractions', async () => {
  const regions = new Map<string, number>()
  for (const { category } of await at()) {
    const region = `${category[0]}: ${category[1]}`
    regions.set(region, (regions.get(region) ?? 0) + 1)
  }
  expect([...regions.keys()].toSorted()).toEqual([
    'Domestic Trip: Himalayas',
    'Domestic Trip: North East India',
    'Domestic Trip: North and Central India',
    'Domestic Trip: South India',
    'International Trip: Europe',
    'International Trip: Middle East',
    'International Trip: Offbeat',
    'International Trip: South East Asia',
    'Jungle Safari: Central India',
    'Jungle Safari: North East India',
    'Jungle Safari: North India',
    'Jungle Safari: South India',
  ])
  expect(Math.min(...regions.values())).toBeGreaterThanOrEqual(3)
})

test('returns an attraction with its place, pictures and review summary', async () => {
  const response = await get('bandhavgarh-national-park')
  const attraction = (await response.json()) as Attraction
  expect(attraction).toMatchObject({
    _id: 'bandhavgarh-national-park',
    name: 'Bandhavgarh National Park',
    attraction_location_label: 'Bandhavgarh, Madhya Pradesh',
    category: ['Jungle Safari', 'Central India', 'National Park', 'Wildlife'],
  })
  expect(attraction.image.length).toBeGreaterThanOrEqual(2)
  for (const address of attraction.image) {
    expect(address).toMatch(/^http:\/\/localhost\/media\/scenes\/[a-z-]+\.svg$/)
  }
  const [row] = await provider.database.query(
    `select round(avg(rating), 2)::float8 as avg_review, count(*) as total_review from reviews
     where attraction = $1`,
    ['bandhavgarh-national-park'],
  )
  expect(attraction).toMatchObject(row!)
})

const FACTS = {
  best_months: [10, 11, 12, 1, 2, 3],
  closed: 'Fridays',
  time_needed: '2 to 3 hours',
  airport: 'Agra, about 13 km',
  station: 'Agra Fort, about 3 km, or Agra Cantt, about 6 km',
  latitude: 27.1751,
  longitude: 78.0421,
}
const NO_FACTS = {
  best_months: [],
  closed: '',
  time_needed: '',
  airport: '',
  station: '',
  latitude: null,
  longitude: null,
}

test('returns facts for planning a trip, alone and in lists', async () => {
  expect(await (await get('taj-mahal')).json()).toMatchObject({
    ...FACTS,
    captions: expect.arrayContaining(['Flowers of coloured stone set into white marble']),
  })
  const inAgra = await at(fixedUuid('city:India/Uttar Pradesh/Agra'))
  expect(inAgra.find(({ _id }) => _id === 'taj-mahal')).toMatchObject(FACTS)
})

test('missing or invalid facts do not break a place or a list', async () => {
  const { database } = provider
  const put = (assignments: string) =>
    database.query(`update attractions set ${assignments} where id = 'petra'`)
  const names = Object.keys(NO_FACTS)
  await put(names.map((name) => `${name} = null`).join(', '))
  expect(await (await get('petra')).json()).toMatchObject({ name: 'Petra', ...NO_FACTS })
  const wrong: [string, number[]][] = [
    ['[0, 13, 2.5, null, "May", "3", 4, {}]', [3, 4]],
    ['{"3": true}', []],
    ['"March"', []],
    ['null', []],
  ]
  for (const [months, read] of wrong) {
    await put(`best_months = '${months}'`)
    expect(await (await get('petra')).json()).toMatchObject({ ...NO_FACTS, best_months: read })
    const all = await at()
    expect(all.length).toBeGreaterThanOrEqual(72)
    expect(all.find(({ _id }) => _id === 'petra')).toMatchObject({ best_months: read })
  }
})

test('an attraction without reviews has none to show', async () => {
  await provider.database.query("delete from reviews where attraction = 'petra'")
  expect(await (await get('petra')).json()).toMatchObject({ avg_review: -1, total_review: 0 })
})

test('answers 404 for an attraction that does not exist', async () => {
  for (const id of ['nowhere', '%00', '%E0%A4%A', "x'--", 'x'.repeat(3000)]) {
    const response = await get(id)
    expect([id, response.status]).toEqual([id, 404])
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
  }
})

test('uses its own origin if one is set', async () => {
  const own = await openForTest({ publicUrl: 'https://trips.example' })
  const response = await own.app.request(`${API}/attractions/petra`)
  const { image } = (await response.json()) as Attraction
  expect(image[0]).toMatch(/^https:\/\/trips\.example\/media\/scenes\//)
  await own.close()
})

test('a picture with an invalid address does not break a list', async () => {
  const { database } = provider
  const [row] = await database.query<{ image: string[] }>(
    "select image from attractions where id = 'taj-mahal'",
  )
  const put = (image: string[]) =>
    database.query("update attractions set image = $1 where id = 'taj-mahal'", [
      JSON.stringify(image),
    ])
  await put(['http://[', '/media/a.jpg'])
  const found = (await at()).find(({ _id }) => _id === 'taj-mahal')
  expect(found?.image).toEqual(['http://[', 'http://localhost/media/a.jpg'])
  await put(row!.image)
})

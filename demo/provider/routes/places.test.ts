import { afterAll, beforeAll, expect, test } from 'vitest'
import { CORPORATE_NAMES } from '../../../widgets/contract/companies.ts'
import { companies } from '../../../widgets/contract/destination-endpoints.ts'
import * as endpoints from '../../../widgets/contract/endpoints.ts'
import type { PopularCity } from '../../../widgets/contract/destinations.ts'
import type { City, Place } from '../../../widgets/contract/places.ts'
import { popularCitiesIn } from '../data/attractions/popular-cities.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

let provider: TestProvider
beforeAll(async () => (provider = await openForTest()))
afterAll(() => provider.close())

async function get<Answer>(path: string): Promise<Answer> {
  const response = await provider.app.request(API + path)
  expect(response.status).toBe(200)
  return response.json() as Promise<Answer>
}

async function refusal(path: string): Promise<[number, unknown]> {
  const response = await provider.app.request(API + path)
  return [response.status, ((await response.json()) as { error: object }).error]
}

const names = (places: { name: string }[]) => places.map(({ name }) => name)
const find = (places: Place[], name: string) => places.find((place) => place.name === name)!

test('lists more than 24 countries besides India, by name', async () => {
  const countries = await get<Place[]>('/countries/')
  expect(countries.length).toBeGreaterThanOrEqual(25)
  expect(names(countries)).toContain('India')
  expect(names(countries)).toEqual(names(countries).toSorted())
})

test('lists the states and union territories of India', async () => {
  const india = find(await get('/countries/'), 'India')
  const states = await get<Place[]>(`/states/${india.uuid}`)
  expect(states).toHaveLength(36)
  expect(names(states)).toContain('Madhya Pradesh')
  expect(names(states)).toEqual(names(states).toSorted())
})

test('every country has a state, and every state a city', async () => {
  const empty: string[] = []
  for (const country of await get<Place[]>('/countries/')) {
    const states = await get<Place[]>(`/states/${country.uuid}`)
    if (states.length === 0) empty.push(country.name)
    for (const state of states) {
      const cities = await get<City[]>(`/cities/${state.uuid}`)
      if (cities.length === 0) empty.push(state.name)
    }
  }
  expect(empty).toEqual([])
})

test('lists the cities of a state with their coordinates', async () => {
  const india = find(await get('/countries/'), 'India')
  const state = find(await get(`/states/${india.uuid}`), 'Madhya Pradesh')
  const cities = await get<City[]>(`/cities/${state.uuid}`)
  expect(names(cities)).toEqual(expect.arrayContaining(['Umaria', 'Mandla', 'Seoni']))
  const place = { name: 'Umaria', state: 'Madhya Pradesh', country: 'India' }
  expect(cities).toContainEqual({ uuid: expect.any(String), ...place })
})

test("returns the season, closures, length of visit and position of a city's attractions", async () => {
  const { uuid } = find(await get<City[]>('/cities/'), 'Kanha')
  expect(await get(`/seasons/${uuid}`)).toEqual([
    {
      name: 'Kanha National Park',
      best_months: [11, 12, 1, 2, 3, 4, 5],
      closures: [{ from: '07-01', to: '09-30', part: false }],
      time_needed: '2 days',
      latitude: 22.33,
      longitude: 80.63,
    },
  ])
  expect(await get(`/seasons/${find(await get<City[]>('/cities/'), 'Mandla').uuid}`)).toEqual([])
  expect(await get('/seasons/nowhere')).toEqual([])
})

test('lists all cities, or those of a country or state', async () => {
  const all = await get<City[]>('/cities/')
  const egypt = find(await get('/countries/'), 'Egypt')
  const upper = find(await get(`/states/${egypt.uuid}`), 'Upper Egypt')
  const ofEgypt = await get<City[]>(`/cities/?country_uuid=${egypt.uuid}`)
  const ofUpper = await get<City[]>(`/cities/?country_uuid=${egypt.uuid}&state_uuid=${upper.uuid}`)
  expect(ofEgypt).toEqual(all.filter(({ country }) => country === 'Egypt'))
  expect(names(ofUpper)).toEqual(['Aswan', 'Luxor'])
  expect(await get(`/cities/?state_uuid=${upper.uuid}`)).toEqual(ofUpper)
  expect(await get('/cities/?country_uuid=&state_uuid=')).toEqual(all)
})

test('a country and a state of another have no cities', async () => {
  const [egypt, india] = await get<Place[]>('/countries/').then((countries) => [
    find(countries, 'Egypt'),
    find(countries, 'India'),
  ])
  const upper = find(await get(`/states/${egypt!.uuid}`), 'Upper Egypt')
  expect(await get(`/cities/?country_uuid=${india!.uuid}&state_uuid=${upper.uuid}`)).toEqual([])
})

test('answers 404 for a country or state that does not exist', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000'
  for (const path of [`/states/${nobody}`, `/cities/${nobody}`, '/states/x', '/cities/%E0%A4%A']) {
    expect(await refusal(path)).toEqual([404, expect.objectContaining({ code: 'not_found' })])
  }
})

test('names a query parameter that is no id', async () => {
  expect(await refusal('/cities/?state_uuid=x')).toEqual([
    422,
    expect.objectContaining({ fields: { state_uuid: 'invalid' } }),
  ])
})

test('lists the six corporate companies, the same after each start', async () => {
  const companies = await get<Place[]>('/corporate-company/')
  expect(names(companies).map((name) => name.toLowerCase())).toEqual(CORPORATE_NAMES.toSorted())
  expect(find(companies, 'Persistent').uuid).toBe('c66ee5a5-5b4c-50c7-a64e-5934498e18f5')
  expect(find(await get('/countries/'), 'India').uuid).toBe('348e1726-2350-5d50-b911-c1800fe1f05c')
})

test('matches the contract', async () => {
  const { countries, cities } = endpoints
  for (const { path, schemas } of [countries, cities, companies]) {
    const answer = await get(path.replace('/api/v1/{product}', ''))
    expect((await schemas()).output.parse(answer)).toEqual(answer)
  }
})

test('lists cities with attractions, with their sights and regions', async () => {
  const cities = await get<City[]>('/cities/')
  const popular = await get<PopularCity[]>('/destinations/')
  const of = (name: string) => popular.find(({ city }) => city === find(cities, name).uuid)
  expect(of('Agra')?.sights).toContain('Taj Mahal')
  expect(of('Agra')?.categories).toContain('Heritage')
  expect(of('Paris')?.categories).toContain('Europe')
  expect(popular.filter(({ sights }) => sights.length === 0)).toEqual([])
  expect(new Set(popular.map(({ city }) => city)).size).toBe(popular.length)
})

test('lists cities that enquiries ask for before well-reviewed ones', async () => {
  const cities = await get<City[]>('/cities/')
  const uuid = find(cities, 'Panna').uuid
  const sent = await provider.app.request(`${API}/enquiry/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      destinations: [{ city: uuid, no_days: 3 }],
      number_of_adults: 2,
      phone_number: '9876543210',
      email: 'asha@mail.example',
    }),
  })
  expect(sent.status).toBe(201)
  const sorted = (await popularCitiesIn(provider.database)).map(({ city }) => city)
  expect(sorted.indexOf(uuid)).toBeLessThan(sorted.indexOf(find(cities, 'Aswan').uuid))
})

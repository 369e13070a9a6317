import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PopularCity } from '../../../widgets/contract/destinations.ts'
import type { City, Place } from '../../../widgets/contract/places.ts'
import type { Found } from '../../../widgets/contract/search.ts'
import { folded } from '../data/attractions/plain.ts'
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

const named = <Named extends { name: string }>(list: Named[], name: string) =>
  list.find((one) => one.name === name)!

test.each([
  ['hi', 'भारत', 'राजस्थान', 'जयपुर'],
  ['ar-EG', 'الهند', 'راجستان', 'جايبور'],
])('names places in %s, with the same uuids', async (lang, country, state, city) => {
  const india = named(await get<Place[]>(`/countries/?lang=${lang}`), country)
  expect(india).toEqual({
    ...named(await get<Place[]>('/countries/'), 'India'),
    name: country,
    name_en: 'India',
  })
  const states = await get<Place[]>(`/states/${india.uuid}?lang=${lang}`)
  expect(named(states, state).name_en).toBe('Rajasthan')
  const english = named(await get<City[]>('/cities/'), 'Jaipur')
  const translated = {
    ...english,
    name: city,
    state,
    country,
    name_en: 'Jaipur',
    country_en: 'India',
  }
  const path = `/cities/${named(states, state).uuid}?lang=${lang}`
  expect(await get<City[]>(path)).toContainEqual({ uuid: english.uuid, ...pick(translated) })
  const all = await get<City[]>(`/cities/?lang=${lang}`)
  expect(named(all, city)).toMatchObject({
    ...pick(translated),
    label: city,
    full: expect.stringContaining(state),
  })
})

const pick = ({ name, state, country, name_en, country_en }: City) => {
  return { name, state, country, name_en, country_en }
}

test('sorts places by their names in the language', async () => {
  for (const lang of ['hi', 'ar']) {
    const names = (await get<Place[]>(`/countries/?lang=${lang}`)).map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
  }
})

test('is English without translations, and for unknown languages', async () => {
  const english = await get('/countries/')
  expect(await get('/countries/?lang=fr')).toEqual(english)
  const { query } = provider.database
  await query(`insert into countries (uuid, name) values (gen_random_uuid(), 'Peru')`)
  expect(named(await get<Place[]>('/countries/?lang=hi'), 'Peru').name_en).toBe('Peru')
  await query(`delete from countries where name = 'Peru'`)
})

test.each([
  ['भारत', 'India'],
  ['ताज महल', 'Taj Mahal'],
  ['ताजमहल', 'Taj Mahal'],
  ['تاج محل', 'Taj Mahal'],
  ['تاج آغرا', 'Taj Mahal'],
  ['taj mahal', 'Taj Mahal'],
  ['क़िला', 'Amber Fort'],
  ['कुतुब मीनार', 'Qutb Minar'],
  ['कुतुब मिनार', 'Qutb Minar'],
  ['बाघ', 'Ranthambore National Park'],
  ['समुद्र तट', 'Kovalam Beach'],
  ['نمور', 'Kanha National Park'],
  ['النمور', 'Periyar Tiger Reserve'],
  ['الاهرامات', 'Pyramids of Giza'],
  ['रणथम्भौर', 'Ranthambore'],
  ['रणथंभौर', 'Ranthambore'],
  ['हंपी', 'Hampi'],
  ['चंडीगढ', 'Chandigarh'],
  ['रांची', 'Ranchi'],
  ['कोच्ची', 'Kochi'],
  ['القاهره', 'Cairo'],
  ['ابوظبي', 'Abu Dhabi'],
  ['عمان', 'Amman'],
  ['عُمَان', 'Oman'],
  ['نزوي', 'Nizwa'],
  ['اغرا', 'Agra'],
  ['jaipur', 'Jaipur'],
  ['जयपुर jaipur', 'Jaipur'],
])('finds %s in every language: %s', async (typed, name) => {
  const path = (lang: string) => `/search/?lang=${lang}&q=${encodeURIComponent(typed)}`
  const [english, ...others] = await Promise.all(
    ['en', 'hi', 'ar'].map((lang) => get<Found[]>(path(lang))),
  )
  expect(english!.map((found) => found.name)).toContain(name)
  for (const found of others)
    expect(found.map(({ id }) => id)).toEqual(english!.map(({ id }) => id))
})

test('ranks whole names above longer ones, and above names around them', async () => {
  const found = await get<Found[]>(`/search/?lang=ar&q=${encodeURIComponent('دبي')}`)
  expect(found.slice(0, 2).map(({ kind, name, label }) => [kind, name, label])).toEqual([
    ['state', 'دبي', 'الإمارات العربية المتحدة'],
    ['city', 'دبي', 'دبي، الإمارات العربية المتحدة'],
  ])
})

test('lists sights and categories by which a city is found in two languages', async () => {
  const popular = await get<PopularCity[]>('/destinations/?lang=hi')
  const english = await get<PopularCity[]>('/destinations/')
  expect(popular.map(({ city, sights_en }) => [city, sights_en])).toEqual(
    english.map(({ city, sights }) => [city, sights]),
  )
  expect(english[0]).not.toHaveProperty('sights_en')
})

test('reads typed and stored names alike', async () => {
  const names = [
    'क़िला',
    'हिन्दी',
    'मुंबई ३',
    'أَلْقَاهِرَة',
    'آلة ٤٥',
    'گوا ۷',
    'Göreme’s  1-2',
    'न्यू यॉर्क',
    'राँची',
    'ماليه',
  ]
  const rows = await provider.database.query<{ name: string }>(
    `select folded(value) as name from jsonb_array_elements_text($1::jsonb)`,
    [JSON.stringify(names)],
  )
  expect(rows.map(({ name }) => name)).toEqual(names.map(folded))
  expect(folded('क़िला ३')).toBe('किला 3')
  expect(folded('أَلْقَاهِرَة')).toBe('القاهره')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AttractionDetails } from '../../../widgets/contract/attraction-details.ts'
import type { AttractionCard } from '../../../widgets/contract/attractions.ts'
import type { City } from '../../../widgets/contract/places.ts'
import type { Found } from '../../../widgets/contract/search.ts'
import type { Season } from '../../../widgets/contract/seasons.ts'
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

async function list<Answer>(lang: string, body: object): Promise<Answer> {
  const response = await provider.post(`${API}/attractions/locations/?lang=${lang}`, body)
  return response.json() as Promise<Answer>
}

const taj = (lang: string) => get<AttractionDetails>(`/attractions/taj-mahal?lang=${lang}`)

test('returns an attraction in Hindi and Arabic', async () => {
  const english = await taj('en')
  expect(english).toMatchObject({ name: 'Taj Mahal', closed: 'Fridays' })
  expect(english).not.toHaveProperty('name_en')
  expect(english).not.toHaveProperty('category_names')
  const hindi = await taj('hi-IN')
  expect(hindi).toEqual({
    ...english,
    name: 'ताज महल',
    name_en: 'Taj Mahal',
    captions: expect.arrayContaining(['यमुना के पार ताज महल और पानी में उसकी परछाईं']),
    attraction_location_label: 'आगरा, उत्तर प्रदेश',
    label_en: 'Agra, Uttar Pradesh',
    city: 'आगरा',
    state: 'उत्तर प्रदेश',
    country: 'भारत',
    description: expect.stringMatching(/^सफ़ेद संगमरमर/),
    activities: expect.arrayContaining(['गाइड के साथ भ्रमण']),
    category_names: expect.arrayContaining(['भारत की यात्रा', 'स्मारक']),
    closed: 'शुक्रवार',
    time_needed: '2 से 3 घंटे',
    airport: 'आगरा, लगभग 13 किमी',
    station: 'आगरा फ़ोर्ट, लगभग 3 किमी, या आगरा कैंट, लगभग 6 किमी',
  })
  expect(hindi.activities).toHaveLength(english.activities.length)
  expect(await taj('ar')).toMatchObject({
    name: 'تاج محل',
    attraction_location_label: 'أغرا، أوتار براديش',
    closed: 'أيام الجمعة',
  })
})

test('returns cards, lists and pages in a language, in the same order', async () => {
  const [card] = await get<AttractionCard[]>('/attractions/cards/?ids=petra&lang=ar')
  expect(card).toMatchObject({
    _id: 'petra',
    name: 'البتراء',
    name_en: 'Petra',
    attraction_location_label: 'البتراء، الأردن',
  })
  const english = await list<AttractionDetails[]>('en', {})
  const hindi = await list<AttractionDetails[]>('hi', {})
  expect(hindi.map(({ _id, name_en }) => [_id, name_en])).toEqual(
    english.map(({ _id, name }) => [_id, name]),
  )
  const page = await list<{ data: AttractionDetails[]; total: number }>('hi', {
    page: 1,
    page_size: 2,
    categories: ['Beach'],
  })
  expect(page.total).toBeGreaterThan(3)
  expect(page.data.map(({ category_names }) => category_names)).toEqual([
    expect.arrayContaining(['समुद्र तट']),
    expect.arrayContaining(['समुद्र तट']),
  ])
})

test('returns seasons and search results in a language', async () => {
  const cities = await get<City[]>('/cities/?lang=ar')
  const { uuid } = cities.find(({ name }) => name === 'كانها')!
  const [season] = await get<Season[]>(`/seasons/${uuid}?lang=ar`)
  expect(season).toMatchObject({
    name: 'متنزه كانها الوطني',
    time_needed: 'يومان',
    time_needed_en: '2 days',
  })
  const [found] = await get<Found[]>('/search/?q=taj+mahal&lang=hi')
  expect(found).toMatchObject({
    name: 'ताज महल',
    label: 'आगरा, उत्तर प्रदेश, भारत',
    category: expect.arrayContaining(['Monument']),
    category_names: expect.arrayContaining(['स्मारक']),
  })
})

test('shows English where a field has no translation', async () => {
  const { query } = provider.database
  const without = `jsonb_set(translations, '{hi}', '{"name": "ताज"}')`
  await query(`update attractions set translations = ${without} where id = 'taj-mahal'`)
  provider.pass(10)
  const { description, closed, station } = await taj('en')
  expect(await taj('hi')).toMatchObject({ name: 'ताज', description, closed, station })
})

test('caches each language apart, with an ETag of its own', async () => {
  const answers = await Promise.all(
    ['en', 'hi', 'ar', 'hi'].map((lang) =>
      provider.app.request(`${API}/attractions/petra?lang=${lang}`),
    ),
  )
  const etags = answers.map(({ headers }) => headers.get('etag'))
  expect(new Set(etags).size).toBe(3)
  expect(etags[3]).toBe(etags[1])
  const names = await Promise.all(answers.map(async (one) => ((await one.json()) as City).name))
  expect(names).toEqual(['Petra', 'पेट्रा', 'البتراء', 'पेट्रा'])
  const known = { 'if-none-match': etags[1]! }
  const path = `${API}/attractions/petra?lang=`
  expect((await provider.app.request(`${path}hi`, { headers: known })).status).toBe(304)
  expect((await provider.app.request(`${path}ar`, { headers: known })).status).toBe(200)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AttractionDetails } from '../../../widgets/contract/attraction-details.ts'
import type { AttractionCounts } from '../../../widgets/contract/attraction-pages.ts'
import { fixedUuid } from '../data/seed/fixed-uuid.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

let provider: TestProvider
beforeAll(async () => {
  provider = await openForTest()
  await copies(120)
})
afterAll(() => provider.close())

/** Adds beaches in Agra. */
const copies = (count: number, from = 1) =>
  provider.database.query(`
    insert into attractions (id, city, name, attraction_location_label, image, description,
      activities, category)
    select 'copy-' || i, city, 'Copy ' || lpad(i::text, 5, '0'), '', '[]', '', '[]', '["Beach", "Copy"]'
    from attractions cross join generate_series(${from}, ${from + count - 1}) as i
    where id = 'taj-mahal'`)

const india = fixedUuid('country:India')
const agra = fixedUuid('city:India/Uttar Pradesh/Agra')

const ask = async (body: object) => provider.post(`${API}/attractions/locations/`, body)
async function list(body: object): Promise<AttractionDetails[]> {
  return (await ask(body)).json() as Promise<AttractionDetails[]>
}
async function page(body: object): Promise<{ data: AttractionDetails[]; total: number }> {
  return (await ask(body)).json() as Promise<{ data: AttractionDetails[]; total: number }>
}
const get = async <Answer>(path: string) =>
  (await provider.app.request(API + path)).json() as Promise<Answer>
const ids = (attractions: { _id: string }[]) => attractions.map(({ _id }) => _id)

test('returns pages with the total, which together equal the whole list', async () => {
  for (const location of [agra, india, undefined]) {
    const all = await list({ location })
    const paged: AttractionDetails[] = []
    for (let number = 1; paged.length < all.length; number += 1) {
      const { data, total } = await page({ location, page: number, page_size: 31 })
      expect([data.length > 0, total]).toEqual([true, all.length])
      paged.push(...data)
    }
    expect(paged).toEqual(all)
  }
  expect((await page({ location: agra, page: 1 })).data).toHaveLength(50)
  expect((await page({ page_size: 3 })).data).toHaveLength(3)
  expect(await page({ location: agra, page: 100_000 })).toMatchObject({ data: [], total: 121 })
})

test('refuses invalid and overlarge pages', async () => {
  for (const wrong of [{ page: 0 }, { page: 1.5 }, { page_size: 51 }, { page: '2' }]) {
    expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 422])
  }
})

test('filters by categories', async () => {
  const { data, total } = await page({ location: agra, categories: ['Copy', "it's"], page: 3 })
  expect([data.length, total, ids(data)[0]]).toEqual([20, 120, 'copy-101'])
  expect(await list({ location: agra, categories: ['Nothing'] })).toEqual([])
  const all = await list({ location: agra })
  const others = await list({ location: agra, categories: all.at(-1)!.category })
  expect(ids(others)).not.toContain('copy-1')
})

test('accepts any text as a category, and treats an unknown id as no place', async () => {
  const odd = ['\0', '\uD800', "'; drop table attractions; --", '"', '\\', '%']
  expect(await page({ categories: odd, page: 1 })).toEqual({ data: [], total: 0 })
  expect(await page({ categories: [...odd, 'Copy'], page: 1 })).toMatchObject({ total: 120 })
  expect(await list({ location: '00000000-0000-0000-0000-000000000000' })).toEqual([])
  expect((await ask({ categories: Array.from({ length: 1001 }, () => 'x') })).status).toBe(422)
})

test('counts attractions by place for each list of categories', async () => {
  const uttarPradesh = fixedUuid('state:India/Uttar Pradesh')
  const asked = `/attractions/counts/?country_uuid=${india}&state_uuid=${uttarPradesh}`
  const { categories, places } = await get<AttractionCounts>(asked)
  const sum = (place: string) => (places[place] ?? []).reduce((all, each) => all + each, 0)
  expect(sum(agra)).toBe((await list({ location: agra })).length)
  expect(sum(india)).toBe((await list({ location: india })).length)
  expect(sum('everywhere')).toBe((await list({})).length)
  const copy = categories.findIndex((list) => list.includes('Copy'))
  expect([places[agra]?.[copy], places[uttarPradesh]?.[copy]]).toEqual([120, 120])
})

test("follows an attraction's current place and its current name", async () => {
  const { database } = provider
  const qatar = fixedUuid('country:Qatar')
  const [state] = await database.query<{ state: string }>(
    'select state from cities where uuid = $1',
    [agra],
  )
  expect(await page({ location: qatar, page: 1 })).toEqual({ data: [], total: 0 })
  await database.query('update states set country = $1 where uuid = $2', [qatar, state!.state])
  await database.query(`update countries set name = 'Katar' where uuid = $1`, [qatar])
  const { data, total } = await page({ location: qatar, page: 1, categories: ['Copy'] })
  expect([total, data[0]!.country]).toEqual([120, 'Katar'])
  const found = await get<{ name: string }[]>('/search/?q=copy+00007+katar')
  expect(found.map(({ name }) => name)).toEqual(['Copy 00007'])
  await database.query('update states set country = $1 where uuid = $2', [india, state!.state])
  await database.query(`update countries set name = 'Qatar' where uuid = $1`, [qatar])
  await database.query(`update attractions set name = 'Zebra' where id = 'copy-7'`)
  expect(ids((await page({ location: agra, page: 3 })).data).at(-1)).toBe('copy-7')
  expect(await get('/search/?q=zebra')).toMatchObject([{ id: 'copy-7' }])
  await database.query(`delete from attractions where id = 'copy-7'`)
  expect((await page({ location: agra, page: 1 })).total).toBe(120)
  expect(await get('/search/?q=zebra')).toEqual([])
})

test('lists all addresses in parts, and without pages at most five thousand', async () => {
  await copies(5000, 1000)
  expect(await list({})).toHaveLength(5000)
  const parts = await Promise.all(
    [1, 2, 3].map((part) => get<{ _id: string }[]>(`/attractions/addresses/?page=${part}`)),
  )
  expect(parts.map(({ length }) => length)).toEqual([
    5000,
    (await page({ page: 1 })).total - 5000,
    0,
  ])
  expect(new Set(ids(parts.flat())).size).toBe((await page({ page: 1 })).total)
  const wrong = await provider.app.request(`${API}/attractions/addresses/?page=x`)
  expect(wrong.status).toBe(422)
})

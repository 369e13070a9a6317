import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Found } from '../../../widgets/contract/search.ts'
import { attractions } from '../data/seed/attractions.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

let provider: TestProvider
beforeAll(async () => (provider = await openForTest()))
afterAll(() => provider.close())

async function search(typed: string): Promise<Found[]> {
  const response = await provider.app.request(`${API}/search/?q=${encodeURIComponent(typed)}`)
  expect(response.status).toBe(200)
  return response.json() as Promise<Found[]>
}

/** Adds a review to each, with more stars than any other. */
async function review(...ids: string[]) {
  for (const id of ids) {
    await provider.database.query(
      `insert into reviews (uuid, attraction, rating, feedback, first_name, last_name, email,
         mobile_number, date_of_visit, images, fingerprint, received_at)
       select $1, $2, 5, 'Lovely.', 'Asha', 'Rao', 'asha@mail.example', '9000000000',
         '2026-01-01', '[]', 'test', '2026-06-01'`,
      [randomUUID(), id],
    )
  }
}

const PICTURE = expect.stringMatching(/^http:.*\/media\/scenes\/[\w-]+\.svg$/) as string
const short = (found: Found[]) => found.map(({ kind, name }) => `${kind} ${name}`)

test('returns matches and their location', async () => {
  const [country] = await search('india')
  const id = '348e1726-2350-5d50-b911-c1800fe1f05c'
  expect(country).toEqual({ kind: 'country', id, name: 'India', label: '', image: PICTURE })
  expect(await search('kanha')).toEqual([
    {
      kind: 'city',
      id: expect.any(String),
      name: 'Kanha',
      label: 'Madhya Pradesh, India',
      image: PICTURE,
    },
    {
      kind: 'attraction',
      id: 'kanha-national-park',
      name: 'Kanha National Park',
      label: 'Kanha, Madhya Pradesh, India',
      image: PICTURE,
      category: ['Jungle Safari', 'Central India', 'National Park', 'Wildlife'],
    },
  ])
  expect((await search('rajasthan'))[0]).toMatchObject({ kind: 'state', label: 'India' })
})

test('names a place once if it has the name of the one around it', async () => {
  const labels = (await search('singapore')).map(({ label }) => label)
  expect(labels).toEqual(['', 'Singapore', 'Singapore', 'Singapore'])
})

test('ranks names that start with the query first, then names that contain it, then locations', async () => {
  expect(short(await search('goa'))[0]).toBe('state Goa')
  const found = await search('par')
  const begins = found.findLastIndex(({ name }) => /^par/i.test(name))
  const inside = found.findIndex(({ name }) => !/\bpar/i.test(name))
  expect(begins).toBeGreaterThanOrEqual(0)
  expect(found.slice(0, begins + 1).every(({ name }) => /^par/i.test(name))).toBe(true)
  expect(inside === -1 || inside > begins).toBe(true)
  expect(short(await search('egypt')).slice(0, 2)).toEqual(['country Egypt', 'state Upper Egypt'])
})

test('ranks exact names above longer ones', async () => {
  expect(short(await search('dubai')).slice(0, 2)).toEqual(['state Dubai', 'city Dubai'])
  expect(short(await search('tawang')).slice(0, 2)).toEqual([
    'city Tawang',
    'attraction Tawang Monastery',
  ])
})

test('ranks by number of reviews, and an attraction above its place', async () => {
  await review(...Array.from({ length: 20 }, () => 'taj-mahal'))
  const found = short(await search('ta'))
  expect(found[0]).toBe('attraction Taj Mahal')
  expect(found).toEqual(expect.arrayContaining(['country Tanzania', 'state Tamil Nadu']))
  // A place is ranked by its best-known attraction.
  expect(short(await search('utta')).slice(0, 2)).toEqual([
    'state Uttar Pradesh',
    'state Uttarakhand',
  ])
  const varanasi = short(await search('var'))
  expect(varanasi.slice(0, 2)).toEqual(['attraction Varanasi Ghats', 'city Varanasi'])
})

test("shows a place with its best-known attraction's picture, or none", async () => {
  const [state] = await search('uttar pradesh')
  const taj = (await search('taj mahal'))[0]!
  expect(state).toMatchObject({ kind: 'state', image: taj.image })
  const [qatar] = await search('qatar')
  expect(qatar).toMatchObject({ kind: 'country', name: 'Qatar' })
  expect(qatar).not.toHaveProperty('image')
})

test('ranks places without attractions last, however well they match', async () => {
  const found = short(await search('kal'))
  // Although Kalimpong starts with the query.
  expect(found.filter((each) => /Falls|Kalimpong/.test(each))).toEqual([
    'attraction Nohkalikai Falls',
    'city Kalimpong',
  ])
  expect(short(await search('mandla'))).toEqual(['city Mandla'])
})

test('finds by the surrounding place, after matching names', async () => {
  const found = await search('ladakh')
  expect(short(found)[0]).toBe('state Ladakh')
  expect(short(found)).toContain('attraction Pangong Lake')
})

test.each(['KANHA', 'kánhà', ' kanha  ', 'Kanha,', 'kanha\u0301'])(
  'treats %s as kanha',
  async (q) => {
    expect(await search(q)).toEqual(await search('kanha'))
  },
)

test('finds a name with an apostrophe or a hyphen without it', async () => {
  for (const typed of ["tiger's nest", 'tigers nest', 'tiger’s nest']) {
    expect(short(await search(typed))).toEqual(["attraction Tiger's Nest Monastery"])
  }
  expect(short(await search('ile de france'))).toContain('state Ile-de-France')
})

test.each([
  ['Göreme Valley', ['göreme', 'goreme', 'GÖREME', 'go\u0308reme']],
  ['Jökulsárlón Glacier Lagoon', ['jökulsárlón', 'jokulsarlon', 'Jökulsarlon']],
])('finds %s with and without diacritics', async (name, spellings) => {
  for (const typed of spellings) {
    expect(short(await search(typed))).toContain(`attraction ${name}`)
  }
})

test('requires every word, in the name or the location', async () => {
  expect(short(await search('park kanha'))).toEqual(['attraction Kanha National Park'])
  const both = short(await search('kanha india'))
  expect(both.toSorted()).toEqual(short(await search('kanha')).toSorted())
  expect(await search('kanha egypt')).toEqual([])
})

/** Attractions with a word in a category, as seeded. */
const ofCategory = (word: string) =>
  attractions.filter(({ category }) => category.includes(word)).map(({ name }) => name)

test.each([
  ['tiger', 'Wildlife', 8],
  ['elephants', 'Wildlife', 5],
  ['beach', 'Beach', 4],
  ['beach honeymoon', 'Beach', 4],
  ['temples', 'Temple', 8],
])('lists what %j means first: %s', async (typed, category, count) => {
  const names = (await search(typed)).slice(0, count).map(({ name }) => name)
  expect(names).toHaveLength(count)
  expect(ofCategory(category)).toEqual(expect.arrayContaining(names))
})

test.each([
  ['snow', 'Gulmarg Meadows'],
  ['houseboat', 'Alappuzha Backwaters'],
  ['honeymoon', 'Lake Pichola'],
  ['kerala beach', 'Kovalam Beach'],
  ['jeep', 'Kanha National Park'],
])('finds %j in texts: %s', async (typed, name) => {
  expect((await search(typed)).map((found) => found.name)).toContain(name)
})

test.each([
  ['हनीमून', 'honeymoon'],
  ['हनिमून', 'honeymoon'],
  ['شهر العسل', 'honeymoon'],
  ['للعرسان', 'couple'],
  ['वन्यजीवों', 'wildlife'],
  ['वन्य जीव', 'wildlife'],
  ['الحياة البرية', 'wildlife'],
  ['समुद्र तटों', 'beach'],
  ['الشواطئ', 'beach'],
  ['ट्रेकिंग', 'trek'],
  ['हिल स्टेशन चाय', 'hill tea'],
  ['beach हनीमून', 'beach honeymoon'],
])('means by %s what it means by %s', async (typed, english) => {
  const found = await search(typed)
  expect(found.length).toBeGreaterThan(1)
  expect(found.slice(0, 4)).toEqual((await search(english)).slice(0, 4))
})

test('puts the whole name above a topic, and names without it below', async () => {
  expect((await search("Tiger's Nest Monastery"))[0]!.name).toBe("Tiger's Nest Monastery")
  const names = (await search('tiger')).map(({ name }) => name)
  expect(names.at(-1)).toBe("Tiger's Nest Monastery")
})

test.each([
  ['rantam', 'attraction Ranthambore National Park'],
  ['kahna', 'attraction Kanha National Park'],
  ['kerela', 'state Kerala'],
  ['taj mahl', 'attraction Taj Mahal'],
  ['tajmahal', 'attraction Taj Mahal'],
  ['bech', 'attraction Kovalam Beach'],
])('corrects %s: %s', async (typed, expected) => {
  expect(short(await search(typed)).slice(0, 3)).toContain(expected)
})

test.each(['qqqq', 'tajj mahal egypt', 'kah'])('does not invent results for %s', async (typed) => {
  const names = short(await search(typed))
  expect(names.filter((name) => !/kah|tajj/i.test(name))).toEqual([])
})

test('returns at most twenty', async () => {
  expect(await search('an')).toHaveLength(20)
})

test.each(['', ' ', 'k', 'k ', '%', '__', '%%%', '\0\0', '.*', 'x'.repeat(100), 'a '.repeat(51)])(
  'finds nothing for %j',
  async (typed) => {
    expect(await search(typed)).toEqual([])
  },
)

test.each(['ind%a', 'i_dia', "'; drop table cities; --", 'india\0', '\\', '$1 $2', '🐅🐅', '%s'])(
  'treats %j literally',
  async (typed) => {
    const found = await search(typed)
    expect(short(found)).not.toContain('country Egypt')
  },
)

test('answers a missing query and one that is no valid text', async () => {
  for (const path of ['/search/', '/search/?q', '/search/?q=%E0%A4%A', '/search/?q=%ED%A0%80']) {
    const response = await provider.app.request(API + path)
    expect([response.status, await response.json()]).toEqual([200, []])
  }
})

test('sorts thousands of matches by how well they are known', async () => {
  const city = "(select city from attractions where id = 'taj-mahal')"
  await provider.database.run(
    `insert into attractions (id, city, name, attraction_location_label, image, description, activities, category)
     select 'zebra-' || i, ${city}, 'Zebra ' || i, '', '[]', '', '[]', '[]' from generate_series(1, 2100) as i`,
  )
  await review('zebra-2099')
  expect(short(await search('zebra')).slice(0, 2)).toEqual([
    'attraction Zebra 2099',
    'attraction Zebra 1',
  ])
})

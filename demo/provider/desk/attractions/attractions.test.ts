import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AttractionDetails } from '../../../../widgets/contract/attraction-details.ts'
import { attractions, seedAttractions } from '../../data/seed/attractions.ts'
import { API } from '../../testing/api-for-test.ts'
import { type DeskBrowser, deskBrowser, textOf } from '../../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../../testing/open-for-test.ts'
import { filesOf, jpeg, outcome, reviewForm, sendReview } from '../../testing/upload-for-test.ts'
import { ATTRACTIONS, NEW_ATTRACTION } from './attraction-list-page.ts'

let provider: TestProvider
let desk: DeskBrowser
beforeAll(async () => {
  provider = await openForTest({ uploadRate: { limit: 1000, seconds: 1 } })
})
beforeEach(async () => {
  await provider.forget()
  await provider.database.query('delete from reviews')
  await provider.database.query('delete from desk_log where attraction is not null')
  const seeded = JSON.stringify(attractions.map(({ id }) => id))
  await provider.database.query(
    'delete from attractions where id not in (select jsonb_array_elements_text($1::jsonb))',
    [seeded],
  )
  await provider.database.query('update attractions set hidden_at = null')
  desk = deskBrowser(provider)
  await desk.signIn()
})
afterAll(() => provider.close())

const FIELDS = {
  name: 'Kuno National Park',
  place: 'bandhavgarh, Madhya Pradesh, India',
  description: 'Teak forest and a river.',
  category: 'Jungle Safari\nCentral India\nWildlife',
  activities: 'Jeep safari\nBird watching',
  month_11: 'on',
  month_12: 'on',
  month_1: 'on',
  month_2: 'on',
  closed: 'July to September',
  closures: '1 July to 30 Sep\n15 June to 30 june, partly',
  time_needed: '2 days',
  airport: 'Nagpur, about 90 km',
  station: '',
  position: '21.72, 79.3',
}
const ID = 'kuno-national-park'
const ONE = `${ATTRACTIONS}/${ID}`

let intents = 0
const intent = () => `intent ${(intents += 1)}`

const add = async (changes: object = {}) =>
  desk.post(NEW_ATTRACTION, { ...FIELDS, intent: intent(), ...changes })

const found = async (id = ID) => provider.app.request(`${API}/attractions/${id}`)
const stored = async (id = ID) => (await (await found(id)).json()) as AttractionDetails

async function searched(text: string): Promise<string> {
  return (await provider.app.request(`${API}/search/?q=${encodeURIComponent(text)}`)).text()
}

/** Values of a page's hidden fields. */
async function hiddenFields(path: string): Promise<Record<string, string>> {
  const page = await (await desk.get(path)).text()
  const inputs = page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)
  return Object.fromEntries([...inputs].toReversed().map(([, name, value]) => [name, value]))
}

const version = async (path = ONE) => (await hiddenFields(path))['version']!

const edit = async (changes: object, of?: string) =>
  desk.post(ONE, { ...FIELDS, version: of ?? (await version()), intent: intent(), ...changes })

const visibility = async (state: 'hidden' | 'shown', id = ID) =>
  desk.post(`${ATTRACTIONS}/${id}/visibility`, { state, intent: intent() })

test('adds an attraction that the site shows at once, with a picture of its region', async () => {
  const answer = await add()
  expect(answer.headers.get('location')).toBe(`${ONE}?done=added`)
  expect(await stored()).toMatchObject({
    _id: ID,
    name: 'Kuno National Park',
    attraction_location_label: 'bandhavgarh, Madhya Pradesh',
    city: 'Bandhavgarh',
    image: [expect.stringMatching(/\/media\/scenes\/plateau-tiger/)],
    activities: ['Jeep safari', 'Bird watching'],
    category: ['Jungle Safari', 'Central India', 'Wildlife'],
    best_months: [11, 12, 1, 2],
    closed: 'July to September',
    station: '',
    latitude: 21.72,
    longitude: 79.3,
    total_review: 0,
  })
  expect(await searched('kuno')).toContain(ID)
  const [row] = await provider.database.query<{ closures: unknown }>(
    'select closures from attractions where id = $1',
    [ID],
  )
  expect(row!.closures).toEqual([
    { from: '07-01', to: '09-30', part: false },
    { from: '06-15', to: '06-30', part: true },
  ])
  const page = await desk.read(ONE)
  expect(page).toContain('1 July to 30 September')
  expect(page).toContain('15 June to 30 June, partly')
  expect(page).toContain('added the attraction')
})

test('one form adds one attraction, and equal names get different addresses', async () => {
  const same = { intent: 'once' }
  const answers = await Promise.all([add(same), add(same), add(same)])
  for (const answer of answers) expect(answer.headers.get('location')).toBe(`${ONE}?done=added`)
  const other = await add({ place: 'Agra, Uttar Pradesh, India' })
  expect(other.headers.get('location')).toBe(`${ONE}-2?done=added`)
  const third = await add({ name: ' KUNO national-park' })
  expect(third.status).toBe(422)
  expect(textOf(await third.text())).toContain('There is already an attraction of this name')
  const unwritten = await add({ name: 'पेंच' })
  expect(unwritten.headers.get('location')).toBe(`${ATTRACTIONS}/attraction?done=added`)
})

test('keeps what was typed when it is wrong', async () => {
  const answer = await add({ place: 'Atlantis, Nowhere, Sea', airport: 'Typed <b>airport</b>' })
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(textOf(page)).toContain('We don’t know this place.')
  expect(page).toContain('value="Typed &lt;b&gt;airport&lt;/b&gt;"')
  expect(page).toMatch(/name="month_11"\s+checked/)
  expect(page).not.toMatch(/name="month_10"\s+checked/)
  expect((await found()).status).toBe(404)
})

test('edits an attraction, and logs what changed', async () => {
  await add()
  const answer = await edit({ time_needed: '3 days', month_3: 'on', description: 'A river.' })
  expect(answer.headers.get('location')).toBe(`${ONE}?done=edited`)
  expect(await stored()).toMatchObject({ time_needed: '3 days', best_months: [11, 12, 1, 2, 3] })
  const page = await desk.read(ONE)
  expect(page).toContain('Time needed: 2 days → 3 days')
  expect(page).toContain('November to February → November to March')
  expect(page).toMatch(/ Description Best months: /)
})

test('saves nothing over a colleague’s change, and shows it beside what was typed', async () => {
  await add()
  const early = await version()
  await edit({ station: 'Seoni' })
  const answer = await edit({ station: 'Nagpur', airport: 'Nagpur' }, early)
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(page).toContain('value="Nagpur"')
  expect(textOf(page)).toContain('Your colleague’s: Seoni')
  expect(await stored()).toMatchObject({ station: 'Seoni', airport: FIELDS.airport })
})

test('hides an attraction everywhere, and shows it again with its reviews', async () => {
  const id = 'taj-mahal'
  const before = await stored(id)
  const shownCount = async () => {
    const answer = await provider.app.request(`${API}/attractions/counts/`)
    const { places } = (await answer.json()) as { places: { everywhere: number[] } }
    return places.everywhere.reduce((sum, count) => sum + count, 0)
  }
  const shown = await shownCount()
  const review = (feedback: string) => sendReview(provider, reviewForm({ feedback }))
  await review('White marble.')
  expect((await visibility('hidden', id)).headers.get('location')).toBe(
    `${ATTRACTIONS}/${id}?done=hidden`,
  )
  expect((await found(id)).status).toBe(404)
  expect(await searched('taj mahal')).not.toContain(id)
  expect(await shownCount()).toBe(shown - 1)
  expect(await desk.read(ATTRACTIONS)).not.toContain('Taj Mahal')
  expect(await desk.read(`${ATTRACTIONS}?state=hidden`)).toContain('Taj Mahal')
  expect(await outcome(await review('At sunrise.'))).toEqual([422, { attraction: 'invalid' }])
  // A reviewer’s deletion is counted too while nobody sees the attraction.
  await provider.database.query("delete from reviews where feedback = 'White marble.'")
  expect((await visibility('shown', id)).status).toBe(303)
  expect(await stored(id)).toMatchObject({ total_review: before.total_review })
  await review('At sunrise.')
  await visibility('hidden', id)
  await visibility('shown', id)
  expect(await stored(id)).toMatchObject({ total_review: before.total_review + 1 })
  const twice = await visibility('shown', id)
  expect(twice.status).toBe(409)
  expect(textOf(await twice.text())).toContain(
    'Already done by a colleague. It is on the site now.',
  )
})

const photoForm = async (...photos: Buffer[]) => {
  const form = new FormData()
  for (const photo of photos) form.append('photos', new Blob([new Uint8Array(photo)]), 'a.jpg')
  form.append('intent', intent())
  return form
}

async function isPublic(photo: string): Promise<boolean> {
  const [digits] = /[\da-f]{32}/.exec(photo)!
  const sql = 'select 1 from published_media where file = $1'
  return (await provider.database.query(sql, [digits])).length > 0
}

const upload = async (form: FormData, path = ONE) => desk.post(`${path}/pictures`, form)

test('photos replace the region’s picture, are ordered and removed, and then it returns', async () => {
  await add()
  const region = (await stored()).image
  const form = await photoForm(await jpeg(300, 200), await jpeg(200, 300))
  expect((await upload(form)).headers.get('location')).toBe(`${ONE}?done=pictures`)
  expect((await upload(form)).status).toBe(303)
  const [first, second, ...more] = (await stored()).image
  expect(more).toEqual([])
  expect(await isPublic(first!)).toBe(true)
  const act = async (act: string, picture: string) =>
    desk.post(`${ONE}/picture`, { act, picture: new URL(picture).pathname, intent: intent() })
  await act('first', second!)
  expect((await stored()).image).toEqual([second, first])
  await act('remove', second!)
  await act('remove', first!)
  expect((await stored()).image).toEqual(region)
  expect((await act('remove', first!)).status).toBe(409)
  expect(await isPublic(first!)).toBe(false)
  expect(await desk.read(ONE)).toContain('Added 2 photos')
})

test.each<[string, () => Promise<Buffer[]>, string]>([
  ['a text', async () => [await jpeg(), Buffer.alloc(4096, 'a')], 'Photo 2 is not a JPEG or PNG'],
  ['half a photo', async () => [(await jpeg(400, 400)).subarray(0, 30_000)], 'Photo 1 is damaged'],
  ['nothing', async () => [], 'Please choose a photo.'],
  ['11', async () => Array(11).fill(await jpeg()) as Buffer[], 'at most 10 photos'],
])('refuses %s without keeping a file', async (_, photos, sentence) => {
  await add()
  const before = await filesOf(provider)
  const answer = await upload(await photoForm(...(await photos())))
  expect(answer.status).toBe(422)
  expect(textOf(await answer.text())).toContain(sentence)
  expect(await filesOf(provider)).toEqual(before)
})

test('a later start keeps what staff have made of a seeded attraction', async () => {
  const path = `${ATTRACTIONS}/taj-mahal`
  const [first, second] = (await stored('taj-mahal')).image.map((url) => new URL(url).pathname)
  await desk.post(`${path}/picture`, { act: 'remove', picture: first!, intent: intent() })
  await provider.database.query("update attractions set station = null where id = 'taj-mahal'")
  await seedAttractions(provider.database)
  const { image, station } = await stored('taj-mahal')
  expect([new URL(image[0]!).pathname, station]).toEqual([second, ''])
  await provider.database.query("delete from desk_log where attraction = 'taj-mahal'")
  await seedAttractions(provider.database)
  expect((await stored('taj-mahal')).station).not.toBe('')
})

test('lists attractions by pages, and finds them by words', async () => {
  const names = async (query: string) => {
    const page = await (await desk.get(`${ATTRACTIONS}${query}`)).text()
    const links = [...page.matchAll(/rel="(\w+)" href="([^"]+)"/g)]
    return {
      names: [...page.matchAll(/<strong>([^<]+)<\/strong>/g)].map(([, name]) => name!),
      next: links.find(([, rel]) => rel === 'next')?.[2]?.replaceAll('&amp;', '&'),
      prev: links.find(([, rel]) => rel === 'prev')?.[2]?.replaceAll('&amp;', '&'),
    }
  }
  const first = await names('')
  const second = await names(first.next!.slice(ATTRACTIONS.length))
  expect([...first.names, ...second.names]).toHaveLength(attractions.length)
  expect(second.next).toBeUndefined()
  expect((await names(second.prev!.slice(ATTRACTIONS.length))).names).toEqual(first.names)
  expect((await names('?text=mahal+agra')).names).toEqual(['Taj Mahal'])
  expect((await names('?text=%25%00')).names).toHaveLength(first.names.length)
  expect(await desk.read(`${ATTRACTIONS}?text=zzz`)).toContain('No attractions match.')
})

test('asks visitors to sign in, and tells staff about unknown attractions', async () => {
  const visitor = deskBrowser(provider)
  const signIn = /^(?:303 .desk.sign-in|401 null)/
  const told = (answer: Response) => `${answer.status} ${answer.headers.get('location')}`
  for (const path of [ATTRACTIONS, NEW_ATTRACTION, `${ATTRACTIONS}/taj-mahal`]) {
    expect(told(await visitor.get(path))).toMatch(signIn)
  }
  for (const path of [NEW_ATTRACTION, `${ATTRACTIONS}/taj-mahal`]) {
    expect(told(await visitor.post(path))).toMatch(signIn)
  }
  const form = await photoForm(await jpeg())
  const path = `${ATTRACTIONS}/taj-mahal`
  expect(told(await visitor.post(`${path}/pictures`, form))).toBe(
    `303 /desk/sign-in?next=${encodeURIComponent(path)}`,
  )
  expect(
    (await desk.post(`${path}/pictures`, form, { 'sec-fetch-site': 'cross-site' })).status,
  ).toBe(403)
  for (const each of ['', '/visibility', '/picture']) {
    expect((await desk.post(`${ATTRACTIONS}/none${each}`)).status).toBe(404)
  }
  expect((await desk.get(`${ATTRACTIONS}/none`)).status).toBe(404)
  expect((await desk.get(`${ATTRACTIONS}/%00`)).status).toBe(404)
})

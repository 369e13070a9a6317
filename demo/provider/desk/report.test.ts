import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { API } from '../testing/api-for-test.ts'
import { type DeskBrowser, deskBrowser, textOf } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { weekNumber, weeksBetween } from './report-weeks.ts'

const REPORT = '/desk/report'
const HOSTILE = `<b onclick="x">شريك ${'x'.repeat(70)}'&"</b>`.slice(0, 100)

let provider: TestProvider
let desk: DeskBrowser
let cities: { uuid: string; name: string }[]
beforeAll(async () => {
  provider = await openForTest({
    publicUrl: 'https://trips.example',
    enquiryRate: { limit: 1000, seconds: 1 },
  })
  cities = await provider.database.query(
    `select cities.uuid, cities.name || ', ' || states.name as name
     from cities join states on states.uuid = state order by 2 limit 30`,
  )
})
beforeEach(async () => {
  await provider.forget()
  await provider.database.query('delete from report_links')
  await provider.database.query('delete from wizard_steps')
  desk = deskBrowser(provider)
  await desk.signIn()
})
afterAll(() => provider.close())

/** Sends an enquiry to `stops`, which are indexes of cities. */
async function enquire(query: Record<string, string>, stops = [0], email = 'asha@mail.example') {
  const answer = await provider.post(`${API}/enquiry/?${new URLSearchParams(query)}`, {
    destinations: stops.map((stop) => ({ city: cities[stop]!.uuid, no_days: 3 })),
    number_of_adults: 2,
    phone_number: '9876543210',
    first_name: 'Asha',
    last_name: 'Secret',
    any_special_request: 'A cot.',
    email,
  })
  expect(answer.status).toBe(201)
}

/** Tables of a page by heading, each row as 'name count share'. */
function tablesOf(page: string): Record<string, string[]> {
  const tables = page.matchAll(/<h2[^>]*>([^<]+)<\/h2>(?:(?!<h2).)*?<tbody>(.*?)<\/tbody>/gs)
  return Object.fromEntries(
    [...tables].map(([, heading, body]) => [
      heading!,
      body!
        .split('</tr>')
        .slice(0, -1)
        .map((row) => textOf(row).trim()),
    ]),
  )
}

/** Tables of enquiries, without those of answers and steps. */
const without = (tables: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(tables).filter(([name]) => !/^First|^Steps|^Plans/.test(name)))

const csvOf = async (table: string, query = '') =>
  (await desk.get(`${REPORT}.csv?table=${table}&${query}`)).text()

const read = async (query = '') => (await desk.get(`${REPORT}?${query}`)).text()
const numbers = async (query = '') => tablesOf(await read(query))

const tokenIn = (page: string) => /name="token" value="([^"]*)"/.exec(page)?.[1] ?? ''

async function create(partner: string, token?: string): Promise<{ page: string; path: string }> {
  const fields = { partner, token: token ?? tokenIn(await read()) }
  const page = await (await desk.post(`${REPORT}/links`, fields)).text()
  const path = /https:\/\/trips\.example(\/report\?key=[\w-]{43})"/.exec(page)?.[1] ?? ''
  return { page, path }
}

const open = async (path: string) => provider.app.request(path)

test('counts by partner, source, page, destination and week', async () => {
  const page = 'https://blog.example/tigers'
  await enquire({ partner: 'blog', page, utm_source: 'News', referrer: 'https://www.find.example' })
  await enquire({ partner: 'blog', page, referrer: 'https://www.find.example' }, [0, 1, 0])
  await enquire({})
  // Sunday evening in UTC is Monday in the company's time zone.
  await provider.database.query(
    "update enquiries set received_at = '2026-11-15T18:30:00Z' where partner is null",
  )
  await provider.database.query(
    "update enquiries set received_at = '2026-11-15T18:29:59Z' where attribution->>'utm_source' = 'News'",
  )
  const { Weeks: weeks = [], ...others } = without(await numbers())
  expect(weeks).toHaveLength(12)
  expect(weeks.slice(0, 3)).toEqual([
    '16/11/2026 2026-W47 2 67 %',
    '09/11/2026 2026-W46 1 33 %',
    '02/11/2026 2026-W45 0 0 %',
  ])
  expect(others).toEqual({
    Partners: ['blog 2 67 %', 'No partner 1 33 %'],
    Sources: ['Direct or unknown 1 33 %', 'find.example 1 33 %', 'news 1 33 %'],
    Pages: [`${page} 2 67 %`, 'Unknown 1 33 %'],
    Destinations: [`${cities[0]!.name} 3 100 %`, `${cities[1]!.name} 1 33 %`],
  })
  const one = await numbers('partner=blog')
  expect([one['Partners'], one['Pages']]).toEqual([undefined, [`${page} 2 100 %`]])
  const early = await read('from=2026-11-10&to=2026-11-11')
  expect(textOf(early)).toContain('1 enquiry, 09/11/2026 to 15/11/2026')
  expect(early).toContain('<title>09/11/2026: 1</title>')
  expect(await csvOf('weeks', 'partner=blog')).toContain('\r\n"16/11/2026",1,0.5\r\n')
  expect(await csvOf('pages')).toBe(
    `"Page","Enquiries","Share"\r\n"${page}",2,${2 / 3}\r\n"Unknown",1,${1 / 3}\r\n`,
  )
})

test('lists twenty groups and counts the others, escapes names and disarms formulas', async () => {
  for (let each = 0; each < 25; each += 1) {
    await enquire({ partner: HOSTILE, utm_source: `=source ${each}` }, [each, each + 1])
  }
  const page = await read()
  const { Sources: sources = [], Destinations: places } = tablesOf(page)
  expect(sources).toHaveLength(21)
  expect(sources.at(-1)).toBe('Others (5) 5 20 %')
  // An enquiry may count at several of them.
  expect(places?.at(-1)).toMatch(/^Others \(6\) \d+ –$/)
  expect(page).not.toContain('<b onclick')
  expect(page).toContain('<option value="&lt;b onclick=&quot;x&quot;&gt;شريك')
  expect(page).toContain('&lt;b onclick=&quot;x&quot;&gt;شريك')
  expect((await numbers(`partner=${encodeURIComponent(HOSTILE)}`))['Sources']).toHaveLength(21)
  expect(await csvOf('sources')).toContain(`"'=source 0",1,0.04`)
})

test('answers every query', async () => {
  const queries = [
    'from=x&to=%00',
    'from=2026-02-31',
    'from=0001-01-01&to=9999-12-31',
    'partner=%00',
  ]
  for (const query of queries) expect(textOf(await read(query))).toContain('0 enquiries')
  const { status, headers } = await deskBrowser(provider).get(REPORT)
  expect([status, headers.get('location')]).toEqual([303, '/desk/sign-in?next=%2Fdesk%2Freport'])
})

test('begins weeks on Mondays, and covers at most 53', () => {
  const today = '2026-11-26'
  expect(weeksBetween('', '', today)).toEqual({ from: '2026-09-07', until: '2026-11-30' })
  expect(weeksBetween('2026-11-29', '2026-11-30', today)).toEqual({
    from: '2026-11-23',
    until: '2026-11-30',
  })
  expect(weeksBetween('2026-11-20', '2026-11-01', today)).toEqual({
    from: '2026-08-10',
    until: '2026-11-02',
  })
  expect(weeksBetween('2001-01-01', '', today).from).toBe('2025-11-24')
  const numbers = ['2026-12-28', '2027-01-04', '2024-12-30'].map(weekNumber)
  expect(numbers).toEqual(['2026-W53', '2027-W01', '2025-W01'])
})

test('counts how far visitors get in the trip form, within the limit of an address', async () => {
  const step = async (step: unknown, partner = '') =>
    provider.post(`${API}/enquiry/step/?partner=${encodeURIComponent(partner)}`, { step })
  for (const reached of [1, 1, 1, 1, 2, 2, 2, 3]) expect((await step(reached)).status).toBe(200)
  await step(1, 'blog')
  await step(1, 'x'.repeat(101))
  for (const wrong of [0, 4, '1', null]) expect((await step(wrong)).status).toBe(422)
  expect((await numbers())['Steps of the trip form']).toEqual([
    'Destination Details 5 2 100 %',
    'User Details 3 2 60 %',
    'Sent 1 – 20 %',
  ])
  expect((await numbers('partner=blog'))['Steps of the trip form']?.[0]).toBe(
    'Destination Details 1 1 100 %',
  )
  expect(await csvOf('steps')).toContain('\r\n"User Details",3,2,0.6\r\n')
  for (let each = 0; each < 1000; each += 1) await step(2)
  const [{ count = 0 } = {}] = await provider.database.query<{ count: number }>(
    'select sum(count)::int as count from wizard_steps',
  )
  expect(count).toBe(1000)
})

test('a link shows a partner its numbers and nothing about a person', async () => {
  const page = 'https://blog.example/tigers'
  const personal = { utm_term: 'term-x', utm_content: 'content-x', host_reference: 'lead-7' }
  for (let each = 0; each < 3; each += 1) {
    await enquire({ partner: HOSTILE, page, utm_source: 'news', ...personal })
  }
  await enquire({ partner: HOSTILE, utm_source: 'asha' }, [1])
  await enquire({ partner: 'rival', page: 'https://rival.example/' }, [2])
  const { path } = await create(HOSTILE)
  const answer = await open(path)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  const text = await answer.text()
  const { Weeks: weeks = [], ...others } = tablesOf(text)
  expect(weeks[0]).toBe('16/11/2026 2026-W47 4 100 %')
  expect(others).toEqual({
    Sources: ['news 3 75 %', 'Others (1) 1 25 %'],
    Pages: [`${page} 3 75 %`, 'Others (1) 1 25 %'],
    Destinations: [`${cities[0]!.name} 3 75 %`, 'Others (1) 1 –'],
  })
  expect(text).not.toMatch(/<b onclick|Secret|cot\.|mail\.example|9876543210|TJ-|term-x|content-x/)
  expect(text).not.toMatch(/lead-7|rival|asha|\/desk\/(?!desk\.css)/i)
})

test('a link ends when it is revoked or a year old', async () => {
  const { page, path } = await create('blog')
  expect(textOf(page)).toContain('Copy it now, because it isn’t shown again.')
  provider.pass(60)
  const later = await create('blog')
  const wrong = await open(`/report?key=${'x'.repeat(43)}`)
  const gone = await wrong.text()
  expect([wrong.status, gone.includes('This link doesn’t work')]).toEqual([404, true])
  expect(wrong.headers.get('cache-control')).toBe('no-store')
  const listed = await read()
  expect(listed).not.toContain(path)
  const [, id = ''] = /name="link"\s+value="([^"]+)"/.exec(listed) ?? []
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect((await desk.post(`${REPORT}/links/revoke`, { link: id }, foreign)).status).toBe(403)
  await desk.post(`${REPORT}/links/revoke`, { link: 'x' })
  expect((await open(path)).status).toBe(200)
  const revoked = await desk.post(`${REPORT}/links/revoke`, { link: id })
  expect(revoked.headers.get('location')).toBe(`${REPORT}?done=revoked`)
  const ended = await open(path)
  expect([ended.status, await ended.text()]).toEqual([404, gone])
  provider.pass(364 * 86_400)
  expect((await open(later.path)).status).toBe(200)
  provider.pass(2 * 86_400)
  expect(await (await open(later.path)).text()).toBe(gone)
  for (const odd of ['/report', '/report?key=', '/report?key=%00'])
    expect(await (await open(odd)).text()).toBe(gone)
  expect(provider.logged.join()).not.toContain(path.slice(-43))
})

test('a form sent twice makes one link, and links are logged', async () => {
  const token = tokenIn(await read())
  const first = await create(' blog  of\u00a0tigers ', token)
  expect((await open(first.path)).status).toBe(200)
  expect(await create('blog of tigers', token)).toEqual({ ...first, page: expect.any(String) })
  expect((await create('rival', token)).path).toBe('')
  const [link] = await provider.database.query<{ id: string }>('select id from report_links')
  for (const _ of 'ab') await desk.post(`${REPORT}/links/revoke`, { link: link!.id })
  expect((await create('blog of tigers', token)).page).toContain('Please send it again')
  const log = await provider.database.query(
    "select deed, text from desk_log where deed like '%linked' and text like '% of %' order by id",
  )
  expect(log).toEqual([
    { deed: 'linked', text: 'blog of tigers' },
    { deed: 'unlinked', text: 'blog of tigers' },
  ])
  expect(JSON.stringify(await provider.database.query('select * from desk_log'))).not.toContain(
    token,
  )
})

test('only staff create links, and only for names that enquiries can have', async () => {
  const stranger = deskBrowser(provider)
  expect((await stranger.post(`${REPORT}/links`, { partner: 'blog' })).status).toBe(401)
  for (const partner of ['', ' ', 'x'.repeat(101), 'blog\u202E']) {
    expect((await desk.post(`${REPORT}/links`, { partner })).status).toBe(422)
  }
  for (const token of ['', 'x'])
    expect((await desk.post(`${REPORT}/links`, { partner: 'blog', token })).status).toBe(409)
  expect(await provider.database.query('select from report_links')).toEqual([])
})

test('deleted enquiries leave the numbers', async () => {
  for (const email of ['asha@mail.example', 'ravi@mail.example', 'lata@mail.example']) {
    await enquire({ partner: 'blog', page: `https://blog.example/${email[0]}` }, [0], email)
  }
  const { path } = await create('blog')
  await provider.database.query("delete from enquiries where email = 'lata@mail.example'")
  const who = 'ravi@mail.example'
  const asked = await (await desk.post('/desk/persons/deletion', { who })).text()
  const hidden = asked.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)
  const fields = Object.fromEntries([...hidden].map(([, name, value]) => [name!, value!]))
  await desk.post('/desk/persons/delete', { ...fields, again: who })
  expect((await numbers())['Pages']).toEqual(['https://blog.example/a 1 100 %'])
  expect(textOf(await (await open(path)).text())).toContain('1 enquiry,')
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Traveller, travellerAt } from '../testing/account-for-test.ts'
import { type DeskBrowser, deskBrowser, textOf } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

let provider: TestProvider
let traveller: Traveller
let desk: DeskBrowser
beforeAll(async () => {
  provider = await openForTest({ enquiryRate: { limit: 1000, seconds: 1 } })
  traveller = await travellerAt(provider)
})
beforeEach(async () => {
  await provider.forget()
  desk = deskBrowser(provider)
  await desk.signIn()
})
afterAll(() => provider.close())

const LIST = '/desk/enquiries'

/** Sends an enquiry and returns its reference. */
async function enquire(email = 'asha@mail.example', changes: object = {}): Promise<string> {
  const answer = await traveller.enquire(email, {
    first_name: 'Asha',
    last_name: 'Rao',
    ...changes,
  })
  return ((await answer.json()) as { reference: string }).reference
}

test('lists the newest first, with links to other pages, both ends and a date', async () => {
  for (let sent = 0; sent < 60; sent += 1) {
    await enquire(`a${sent}@mail.example`, { first_name: `Person${sent}` })
    // Pairs with equal times, and four enquiries per day in the company's time zone.
    if (sent % 2) provider.pass(12 * 3600)
  }
  await desk.signIn()
  // Other writers store microseconds.
  await provider.database.query(
    "update enquiries set received_at = received_at + interval '123 microseconds' where first_name < 'Person3'",
  )
  const order = await provider.database.query<{ name: string }>(
    'select first_name as name from enquiries order by received_at desc, uuid desc',
  )
  const all = order.map(({ name }) => name)
  const open = async (path: string) => {
    const page = await (await desk.get(path)).text()
    const link = (name: string) =>
      new RegExp(`href="([^"]*)"\\s*>${name}</a`).exec(page)?.[1]?.replaceAll('&amp;', '&')
    const names = [...textOf(page).matchAll(/Person\d+/g)].map(([name]) => name)
    return { names, link, text: textOf(page) }
  }
  const first = await open(`${LIST}?status=New`)
  expect(first.names).toEqual(all.slice(0, 25))
  expect([first.link('Newer'), first.link('Newest')]).toEqual([undefined, undefined])
  const second = await open(first.link('Older')!)
  expect(second.names).toEqual(all.slice(25, 50))
  const third = await open(second.link('Older')!)
  expect(third.names).toEqual(all.slice(50))
  expect([third.link('Older'), third.link('Oldest')]).toEqual([undefined, undefined])
  expect((await open(third.link('Newer')!)).names).toEqual(second.names)
  expect((await open(third.link('Newest')!)).names).toEqual(first.names)
  expect((await open(second.link('Newer')!)).names).toEqual(first.names)
  const last = await open(first.link('Oldest')!)
  expect(last.names).toEqual(all.slice(-25))
  expect(last.link('Older')).toBeUndefined()
  // Fewer than a page are newer, so this is the first page.
  expect((await open(last.link('Newer')!)).names).toEqual(all.slice(10, 35))

  const [noon] = await provider.database.query<{ date: string; newer: number }>(
    `select (received_at at time zone 'Asia/Kolkata')::date as date,
       (select count(*) from enquiries as others
        where (others.received_at at time zone 'Asia/Kolkata')::date
          > (enquiries.received_at at time zone 'Asia/Kolkata')::date) as newer
     from enquiries order by received_at desc offset 30 limit 1`,
  )
  const jumped = await open(`${LIST}?date=${noon!.date}`)
  expect(jumped.names).toEqual(all.slice(noon!.newer, noon!.newer + 25))
  const before = await open(`${LIST}?date=2001-01-01`)
  expect(before.names).toEqual([])
  expect(before.link('Newest')).toBe(LIST)
  const id = '00000000-0000-4000-8000-000000000000'
  const odd = [
    'older=x',
    `newer=2026-02-30+10:00:00%2B00_${id}`,
    `older=2026-11-20+10:00:00%2B00_' or 1=1`,
    'date=2026-13-01',
    'date=2026-02-31',
    'page=9',
  ]
  for (const query of odd) expect((await open(`${LIST}?${query}`)).names).toEqual(first.names)

  const csv = await (await desk.get(`${LIST}.csv`)).text()
  expect([...csv.matchAll(/Person\d+/g)].map(([name]) => name)).toEqual(all)
})

test('filters the list by status, partner, company and words', async () => {
  await enquire('asha@mail.example', { first_name: 'Asha', any_special_request: 'A cot, 100%' })
  await traveller.enquire('ravi@mail.example', { first_name: 'Ravi' })
  await provider.database.query(
    "update enquiries set partner = 'blog', status = 'Completed' where first_name = 'Ravi'",
  )
  const found = async (query: string) => {
    const page = await desk.read(`${LIST}?${query}`)
    return ['Asha', 'Ravi'].filter((name) => page.includes(`${name} `))
  }
  expect(await found('')).toEqual(['Asha', 'Ravi'])
  expect(await found('status=New')).toEqual(['Asha'])
  expect(await found('status=Completed')).toEqual(['Ravi'])
  expect(await found('status=Lost')).toEqual(['Asha', 'Ravi'])
  expect(await found('partner=blog')).toEqual(['Ravi'])
  const counts = 'Mine 0 Unassigned 0 Overdue 0 Waiting for traveller 0 Done 1'
  expect(await desk.read(`${LIST}?partner=blog`)).toContain(counts)
  expect(await desk.read(`${LIST}?text=ravi`)).toContain(counts)
  expect(await found('text=asha+cot')).toEqual(['Asha'])
  expect(await found('text=asha+ravi')).toEqual([])
  expect(await found('text=100%25')).toEqual(['Asha'])
  expect(await found('text=as')).toEqual(['Asha'])
  expect(await found('text=sh')).toEqual([])
  expect(await found('text=_')).toEqual([])
  expect(await found("text=';--")).toEqual([])
  for (const number of ['98765 43210', '+91 98765-43210', '098765 43210']) {
    expect(await found(`text=${encodeURIComponent(number)}`)).toEqual(['Asha', 'Ravi'])
  }
  expect(await found('text=%2B91+98765-43211')).toEqual([])
  const [city] = await provider.database.query<{ name: string }>(
    'select name from cities join destinations on city = uuid limit 1',
  )
  const place = encodeURIComponent(`${city!.name.toLowerCase()}, ravi`)
  expect(await found(`text=${place}`)).toEqual(['Ravi'])
  expect(await found('text=%00')).toEqual(['Asha', 'Ravi'])
  expect(await found('company=nobody')).toEqual(['Asha', 'Ravi'])
  expect(await found('company=00000000-0000-4000-8000-000000000000')).toEqual([])
  expect(await found('status=New&text=ravi')).toEqual([])
})

test('exports the filtered list as CSV without formulas', async () => {
  await enquire('asha@mail.example', {
    first_name: '=HYPERLINK("https://evil.example")',
    any_special_request: 'A "cot",\nplease',
  })
  await enquire('ravi@mail.example', { first_name: '@SUM(1)', last_name: '+1' })
  const answer = await desk.get(`${LIST}.csv?text=asha`)
  const day = provider.settings.now().toISOString().slice(0, 10)
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="enquiries-${day}.csv"`,
  )
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  const text = new TextDecoder().decode(bytes)
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(text).toContain('"A ""cot"",\nplease"')
  expect(text).not.toContain('ravi')
  const all = await (await desk.get(`${LIST}.csv`)).text()
  expect(all.split('\r\n')).toHaveLength(4)
  expect(all).toContain(`"'@SUM(1)","'+1"`)
})

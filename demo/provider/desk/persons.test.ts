import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { travellerAt, type Traveller } from '../testing/account-for-test.ts'
import { type DeskBrowser, deskBrowser, textOf } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { filesOf, idOf, jpeg, reviewForm, sendReview } from '../testing/upload-for-test.ts'
import { dataIn, unzipped } from '../testing/zip-for-test.ts'

const MANY = { limit: 1_000_000, seconds: 1 }
let provider: TestProvider
let desk: DeskBrowser
let traveller: Traveller
beforeAll(async () => {
  provider = await openForTest({ enquiryRate: MANY, travellerRate: MANY, uploadRate: MANY })
  traveller = await travellerAt(provider)
})
beforeEach(async () => {
  await provider.forget()
  await provider.database.query("delete from reviews where fingerprint <> 'seed'")
  desk = deskBrowser(provider)
  await desk.signIn()
  await traveller.enquire('Asha@mail.example', { first_name: 'Asha', last_name: 'Rao' })
})
afterAll(() => provider.close())

const PAGE = '/desk/persons'
const ASHA = 'asha@mail.example'
const leadsTo = (response: Response) => response.headers.get('location')

/** Status and text of a form's response. */
async function sent(path: string, fields: Record<string, string>): Promise<[number, string]> {
  const answer = await desk.post(PAGE + path, fields)
  return [answer.status, textOf(await answer.text())]
}

/** Hidden fields of the confirmation page. */
async function asked(who = ASHA): Promise<Record<string, string>> {
  const page = await (await desk.post(`${PAGE}/deletion`, { who })).text()
  const fields = [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
  return Object.fromEntries(fields.map(([, name, value]) => [name!, value!]))
}

const kept = async (table: string, email = ASHA) =>
  (await provider.database.query(`select 1 from ${table} where lower(email) = $1`, [email])).length

const log = async () =>
  provider.database.query("select deed, text, enquiry, was from desk_log where deed = 'deleted'")

test('counts the data of all spellings of an address, and links its enquiries', async () => {
  await traveller.enquire('asha+trips@mail.example')
  await traveller.enquire('ravi@mail.example')
  const [status, said] = await sent('', { who: ' ASHA@mail.example ' })
  expect(status).toBe(200)
  expect(said).toContain(', also asha+trips@mail.example')
  expect(said).toMatch(/Summary 2 enquiries 4 emails 2 accounts Enquiries /)
  expect(said).not.toContain('ravi')
  const [{ reference } = { reference: '' }] = await provider.database.query<{ reference: string }>(
    'select reference from enquiries where email = $1',
    ['Asha@mail.example'],
  )
  const page = await (await desk.post(PAGE, { who: ASHA })).text()
  expect(page).toContain(`href="/desk/enquiries/${reference}"`)
  const enquiry = await (await desk.get(`/desk/enquiries/${reference}`)).text()
  expect(enquiry).toContain(`href="/desk/persons?enquiry=${reference}"`)
  expect(await desk.read(`${PAGE}?enquiry=${reference}`)).toMatch(/Summary 2 enquiries/)
  expect((await desk.get(`${PAGE}?enquiry=TJ-NONE`)).status).toBe(404)
})

test('finds mailboxes by a mobile number in any format', async () => {
  await traveller.enquire('asha+trips@mail.example')
  await traveller.enquire('ravi@mail.example')
  const [, said] = await sent('', { who: '+91 98765-43210' })
  expect(said).toMatch(/People with this number asha\S*@mail\.example ravi@mail\.example/)
  expect(await sent('', { who: '9111111111' })).toEqual([
    200,
    expect.stringContaining('We keep no data about this number.'),
  ])
})

test('explains invalid input, and addresses without data', async () => {
  for (const who of ['', 'asha', '12345', '<script>', "'; drop table users", 'x'.repeat(400)]) {
    for (const path of ['', '/archive', '/deletion', '/delete']) {
      const answer = await sent(path, { who })
      expect(answer).toEqual([422, expect.stringContaining('Please enter an email address or')])
    }
  }
  const [status, said] = await sent('', { who: 'nobody@mail.example' })
  expect([status, said]).toEqual([
    200,
    expect.stringContaining('We keep no data about this address.'),
  ])
  expect(said).not.toContain('Delete…')
  expect(await sent('/deletion', { who: 'nobody@mail.example' })).toEqual([200, said])
})

test('exports a ZIP with all files, under an anonymous name', async () => {
  await idOf(
    await sendReview(provider, reviewForm({ email: 'asha+x@mail.example' }, [await jpeg()])),
  )
  const answer = await desk.post(`${PAGE}/archive`, { who: ASHA })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="personal-data-2026-11-20.zip"',
  )
  const files = unzipped(await answer.arrayBuffer())
  const { data } = dataIn(files)
  const [photo] = data['reviews']![0]!['images'] as [string]
  expect(data['enquiries']).toHaveLength(1)
  expect(files.get(photo)!.length).toBeGreaterThan(0)
})

test('deletes everything after confirmation, and logs the staff member and time, but not the person', async () => {
  const before = await filesOf(provider)
  await idOf(await sendReview(provider, reviewForm({}, [await jpeg()])))
  await traveller.enquire('ravi@mail.example')
  const [status, said] = await sent('/deletion', { who: ASHA })
  expect(status).toBe(200)
  expect(said).toMatch(/Delete all of this\?.* 1 enquiry 1 review \d emails 1 account /)
  expect(await kept('enquiries')).toBe(1)
  const fields = await asked()
  const done = await desk.post(`${PAGE}/delete`, { ...fields, again: 'ASHA@mail.example' })
  expect([done.status, leadsTo(done)]).toEqual([303, `${PAGE}?done=deleted`])
  const tables = ['enquiries', 'reviews', 'users']
  expect(await Promise.all(tables.map((table) => kept(table)))).toEqual([0, 0, 0])
  expect(await kept('enquiries', 'ravi@mail.example')).toBe(1)
  expect(await filesOf(provider)).toEqual(before)
  expect(await log()).toEqual([{ deed: 'deleted', text: fields['was'], enquiry: null, was: null }])
  const page = await desk.read(`${PAGE}?done=deleted`)
  expect(page).toMatch(/Deleted permanently\..*Recent deletions .*20\/11\/2026, 15:30 1 enquiry, 1/)
  expect(JSON.stringify(await provider.database.query('select * from desk_log'))).not.toMatch(
    /asha/i,
  )
})

test('a repeated form deletes once, even concurrently, and no newer data', async () => {
  const fields = { ...(await asked()), again: ASHA }
  const both = await Promise.all([1, 2].map(() => desk.post(`${PAGE}/delete`, fields)))
  expect(both.map(leadsTo)).toEqual([`${PAGE}?done=deleted`, `${PAGE}?done=deleted`])
  expect(await log()).toHaveLength(1)
  await traveller.enquire(ASHA)
  expect((await desk.post(`${PAGE}/delete`, fields)).status).toBe(303)
  expect(await kept('enquiries')).toBe(1)
})

test('deletes nothing if the typed email differs, or if there is more data than shown', async () => {
  const fields = await asked()
  for (const again of ['', 'ravi@mail.example', 'asha']) {
    const answer = await sent('/delete', { ...fields, again })
    expect(answer).toEqual([422, expect.stringContaining('Nothing was deleted.')])
  }
  const { intent: _, ...without } = fields
  expect((await sent('/delete', { ...without, again: ASHA }))[0]).toBe(422)
  await traveller.enquire(ASHA)
  const [status, said] = await sent('/delete', { ...fields, again: ASHA })
  expect([status, said]).toEqual([409, expect.stringContaining('The data has changed.')])
  expect(said).toContain('2 enquiries')
  expect(await kept('enquiries')).toBe(2)
  expect(await log()).toEqual([])
})

test('warns of trips in progress', async () => {
  await provider.database.query("update enquiries set status = 'In progress'")
  expect((await sent('/deletion', { who: ASHA }))[1]).toMatch(/A trip is being planned: TJ-\S+\./)
})

test("keeps payments and the desk's own data", async () => {
  const paid = 'paid@mail.example'
  const { id } = await traveller.account(paid)
  await provider.database.query(
    `insert into transactions (uuid, account, booking_id, date, location, amount, status)
     values (gen_random_uuid(), $1, 'TJ-1', '2026-10-05', 'Kanha', 100, 'Completed')`,
    [id],
  )
  expect((await sent('', { who: paid }))[1]).toContain('1 payment')
  expect((await sent('/deletion', { who: paid }))[1]).toContain('Payments are kept without a name')
  await desk.post(`${PAGE}/delete`, { ...(await asked(paid)), again: paid })
  expect((await provider.counts())['transactions']).toBe(1)
  expect(await kept('users', paid)).toBe(0)
  const who = provider.settings.enquiryEmail
  await traveller.enquire(ASHA)
  expect((await sent('', { who }))[1]).toContain('This is the desk’s own address.')
  for (const path of ['/archive', '/deletion', '/delete']) {
    const answer = await sent(path, { who, again: who, intent: 'x', was: '' })
    expect(answer).toEqual([422, expect.stringContaining('This is the desk’s own address.')])
  }
})

test('requires a sign-in, and refuses forms from other sites', async () => {
  const fields = { ...(await asked()), who: ASHA, again: ASHA }
  for (const path of ['', '/archive', '/deletion', '/delete']) {
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await desk.post(PAGE + path, fields, headers)).status).toBe(403)
    const stranger = await deskBrowser(provider).post(PAGE + path, fields)
    expect(stranger.status).toBe(401)
    expect(textOf(await stranger.text())).toContain('Sign in to the desk')
  }
  expect(leadsTo(await deskBrowser(provider).get(PAGE))).toBe(
    `/desk/sign-in?next=${encodeURIComponent(PAGE)}`,
  )
  expect(await kept('enquiries')).toBe(1)
  const { headers } = await desk.post(PAGE, { who: ASHA })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toContain('noindex')
})

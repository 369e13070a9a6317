import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FollowedEnquiry } from '../../../widgets/contract/followed-enquiry.ts'
import { DEMO_STAFF } from '../data/seed/demo-staff.ts'
import { removePerson } from '../personal/remove-person.ts'
import { type Traveller, travellerAt } from '../testing/account-for-test.ts'
import { API } from '../testing/api-for-test.ts'
import { type DeskBrowser, deskBrowser, textOf } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { sendPlanAt } from '../testing/plan-for-test.ts'

const ASHA = 'asha@mail.example'
const RAVI = 'ravi@mail.example'
const DAY = 24 * 3600

let provider: TestProvider
let traveller: Traveller
let desk: DeskBrowser
beforeAll(async () => {
  provider = await openForTest({
    travellerRate: { limit: 100, seconds: 1 },
    activationRate: { limit: 40, seconds: 3600 },
  })
  traveller = await travellerAt(provider)
})
beforeEach(async () => {
  await provider.forget()
  desk = deskBrowser(provider)
  await desk.signIn()
})
afterAll(() => provider.close())

/** A date so many days from now. */
const inDays = (days: number) =>
  new Date(provider.settings.now().getTime() + days * DAY * 1000).toISOString().slice(0, 10)

const keysTo = async (email: string) =>
  (await provider.mails())
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => /\/plan\?key=([\w.-]+)$/m.exec(text)?.[1] ?? [])

/** Sends an enquiry and a plan for it. */
async function planned(email = ASHA, changes: Record<string, string> = {}) {
  const answer = await traveller.enquire(email, { first_name: 'Asha' })
  const { reference } = (await answer.json()) as { reference: string }
  const key = await planAgain(reference, email, changes)
  return { reference, key, path: `/desk/enquiries/${reference}` }
}

async function planAgain(reference: string, email = ASHA, changes: Record<string, string> = {}) {
  await sendPlanAt(desk, reference, { valid_until: inDays(10), ...changes })
  return (await keysTo(email))[0]!
}

const open = async (key: string) => provider.app.request(`/plan?key=${encodeURIComponent(key)}`)
const read = async (key: string) => textOf(await (await open(key)).text())
const reply = async (key: string, answer: string, text = '') =>
  provider.app.request('/plan', {
    method: 'POST',
    body: new URLSearchParams({ key, answer, text }),
  })

const answers = async () =>
  (await provider.mails())
    .filter(({ text }) => text.includes('The traveller '))
    .map(({ subject }) => subject)

const enquiryOf = async (reference: string) =>
  (await provider.database.query('select * from enquiries where reference = $1', [reference]))[0]!

test('shows a plan without an account or a script, and changes nothing when it is opened', async () => {
  const { reference, key } = await planned()
  const before = [await provider.counts(), await enquiryOf(reference)]
  const page = await open(key)
  expect(page.status).toBe(200)
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
  })
  const html = await page.text()
  expect(html).not.toContain('<script')
  const text = textOf(html)
  for (const told of [
    'Two days in Agra',
    `by ${DEMO_STAFF.name}`,
    '₹25,000 for 2 travellers',
    'Per person ₹12,500',
    'Valid until 30/11/2026',
    'Day 1 Agra The fort. Night: Hotel Amar',
    'Half when you book.',
    'Accept this plan',
  ])
    expect(text).toContain(told)
  await provider.app.request(`/plan?key=${key}&answer=accept`, { method: 'HEAD' })
  await open(`${key}&answer=accept`)
  expect([await provider.counts(), await enquiryOf(reference)]).toEqual([
    expect.objectContaining({
      enquiries: 1,
      desk_log: (before[0] as { desk_log: number }).desk_log,
    }),
    before[1],
  ])
})

test('accepts a plan once, from two tabs at once, and makes the enquiry due', async () => {
  const { reference, key, path } = await planned()
  const both = await Promise.all([reply(key, 'accept'), reply(key, 'accept')])
  both.push(await reply(key, 'accept'))
  for (const { status, headers } of both) {
    expect([status, headers.get('location')]).toEqual([303, `/plan?key=${key}`])
  }
  expect(await answers()).toEqual([`Plan accepted: ${reference}`])
  const [mail] = await provider.mails()
  expect(mail).toMatchObject({ to: DEMO_STAFF.email, subject: `Plan accepted: ${reference}` })
  expect(await enquiryOf(reference)).toMatchObject({
    status: 'In progress',
    due_at: expect.any(Date),
    waiting_since: null,
  })
  const shown = await read(key)
  expect(shown).toContain('You accepted this plan on 20/11/2026.')
  expect(shown).not.toContain('Accept this plan')
  expect((await reply(key, 'decline')).status).toBe(409)
  const history = await desk.read(path)
  expect(history).toContain('The traveller accepted the plan')
  expect(history).toContain('Accepted 20/11/2026')
  expect(history.match(/accepted the plan/g)).toHaveLength(1)
})

test('declines with a reason, and does not accept afterwards', async () => {
  const { reference, key, path } = await planned()
  const reason = '<b>Too dear</b>'
  await Promise.all([reply(key, 'decline', reason), reply(key, 'decline', 'Other')])
  expect(await answers()).toEqual([`Plan declined: ${reference}`])
  expect((await reply(key, 'accept')).status).toBe(409)
  expect(await read(key)).toContain('You declined this plan on')
  const page = await (await desk.get(path)).text()
  expect(page).not.toContain(reason)
  expect(page).toContain('The traveller')
  const rows = await provider.database.query('select accepted_at, declined_at from plans')
  expect(rows).toEqual([{ accepted_at: null, declined_at: expect.any(Date) }])
})

test('asks a question once a day, and keeps a refused one', async () => {
  const { reference, key, path } = await planned()
  for (const text of ['One day more?', 'One day more?', 'With a guide?']) {
    expect((await reply(key, 'ask', text)).status).toBe(303)
  }
  expect(await answers()).toHaveLength(2)
  expect(await read(key)).toMatch(/One day more\?.*With a guide\?/s)
  expect(await desk.read(path)).toContain('asked about the plan')
  expect((await enquiryOf(reference))['due_at']).toEqual(expect.any(Date))
  const empty = await reply(key, 'ask', '  ')
  expect([empty.status, textOf(await empty.text())]).toEqual([
    422,
    expect.stringContaining('Please write your question.'),
  ])
  const long = await reply(key, 'ask', '<i>'.repeat(2000))
  const page = await long.text()
  expect(long.status).toBe(422)
  expect(page).toContain('&lt;i&gt;'.repeat(2000))
  expect((await reply(key, 'ask', 'x'.repeat(300_000))).status).toBe(413)
  expect((await reply(key, 'book')).status).toBe(200)
  expect(await answers()).toHaveLength(2)
})

test('leads from an older version to the newest, and accepts only that one', async () => {
  const { reference, key: first } = await planned()
  const [second] = await Promise.all([
    planAgain(reference, ASHA, { price: '11,000' }),
    // Before, or refused.
    reply(first, 'ask', 'Cheaper?'),
  ])
  // The version is signed, too.
  expect((await open(first.replace('.1.', '.2.'))).status).toBe(404)
  const page = await (await open(first)).text()
  expect(textOf(page)).toContain('There is a newer version of this plan.')
  expect(page).toContain(`href="/plan?key=${second}"`)
  expect(page).not.toContain('<form')
  for (const answer of ['accept', 'decline', 'ask']) {
    expect((await reply(first, answer, 'x')).status).toBe(409)
  }
  expect((await reply(second, 'accept')).status).toBe(303)
  const rows = await provider.database.query(
    'select version, accepted_at is not null as accepted from plans order by version',
  )
  expect(rows).toEqual([
    { version: 1, accepted: false },
    { version: 2, accepted: true },
  ])
  const mail = (await provider.mails()).find(({ to }) => to === ASHA)
  expect(mail!.subject).toBe(`Your changed plan: ${reference}`)
})

test('opens nothing by an altered key or one of another enquiry or version', async () => {
  const { key } = await planned()
  const other = await planned(RAVI)
  const [reference, , until, mac] = key.split('.')
  const wrong = [
    `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
    `${reference}.2.${until}.${mac}`,
    `${reference}.1.${Number(until) + 1}.${mac}`,
    `${other.reference}.1.${until}.${mac}`,
    key.slice(0, -1),
    `${key}\0`,
    'é'.repeat(500),
    '',
  ]
  for (const each of wrong) {
    expect([each, (await open(each)).status]).toEqual([each, 404])
    expect([each, (await reply(`${each}~`, 'accept')).status]).toEqual([each, 404])
  }
  expect(await answers()).toEqual([])
  for (let tries = 0; tries < 40; tries += 1) await open('x')
  expect((await open('x')).status).toBe(429)
  expect((await open(key)).status).toBe(200)
  expect(provider.logged.join()).not.toContain(mac)
})

test('takes no answer when the price, the link or the enquiry has ended', async () => {
  const { key } = await planned()
  provider.pass(11 * DAY)
  expect(await read(key)).toContain('This price was valid until 30/11/2026.')
  expect((await reply(key, 'accept')).status).toBe(409)
  expect((await reply(key, 'ask', 'Still possible?')).status).toBe(303)
  provider.pass(30 * DAY)
  const expired = await open(key)
  expect([expired.status, textOf(await expired.text())]).toEqual([
    410,
    expect.stringContaining('This link has expired'),
  ])
  expect((await reply(key, 'ask', 'x')).status).toBe(410)

  await provider.forget()
  await desk.signIn()
  const next = await planned()
  await desk.post(`${next.path}/status`, { status: 'Canceled', was: 'In progress' })
  expect(await read(next.key)).toContain('This enquiry is closed.')
  expect((await reply(next.key, 'accept')).status).toBe(409)
})

test('a revoked link or a corrected address ends it, and an undelivered plan is sent again', async () => {
  const { reference, key, path } = await planned()
  await desk.post(`${path}/links`, {})
  const revoked = await open(key)
  expect([revoked.status, textOf(await revoked.text())]).toEqual([
    410,
    expect.stringContaining('This link no longer works'),
  ])
  expect((await reply(key, 'accept')).status).toBe(410)
  const second = await planAgain(reference)
  await provider.database.query("update mails set sent_at = null where kind = 'plan'")
  await desk.post(`${path}/address`, { address: RAVI, was: ASHA })
  expect((await open(second)).status).toBe(404)
  const keys = await keysTo(RAVI)
  expect(keys.map((each) => each.split('.')[1]).toSorted()).toEqual(['1', '2'])
  for (const each of keys) expect((await open(each)).status).toBe(200)
})

test('is in the language of the enquiry, and gone with the person', async () => {
  const { key } = await planned()
  await provider.database.query("update enquiries set language = 'ar'")
  const page = await (await open(key)).text()
  expect(page).toContain('<html lang="ar" dir="rtl">')
  expect(page).toContain('قبول البرنامج')
  expect(textOf(page)).not.toMatch(/\b(?:plan|price|Accept|Day)\b/i)
  await removePerson(provider, { email: ASHA, spellings: 'this one' })
  expect((await open(key)).status).toBe(404)
  expect((await reply(key, 'accept')).status).toBe(404)
  expect(await provider.database.query('select 1 from plan_days')).toEqual([])
})

test('the page of the enquiry links to the plan until its link expires', async () => {
  const { reference, key } = await planned()
  await reply(key, 'decline', 'No, thanks.')
  const link = (await provider.mails()).flatMap(
    ({ text }) => /\/follow-enquiry\?key=([\w.-]+)$/m.exec(text)?.[1] ?? [],
  )[0]
  const follow = async () => {
    const answer = await provider.post(`${API}/enquiry/follow/`, { key: link })
    return (await answer.json()) as FollowedEnquiry
  }
  const enquiry = await follow()
  expect(enquiry).toMatchObject({ reference, plan: `/plan?key=${key}`, planner: DEMO_STAFF.name })
  expect(enquiry.events.map(({ kind, text }) => [kind, text])).toEqual([
    ['received', undefined],
    ['planned', 'Two days in Agra'],
    ['status', 'In progress'],
    ['plan-declined', 'No, thanks.'],
  ])
  provider.pass(41 * DAY)
  expect((await follow()).plan).toBeUndefined()
})

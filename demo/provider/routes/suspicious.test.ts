import { solveChallenge } from 'altcha-lib/v1'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enquiryReport } from '../data/enquiries/enquiry-report.ts'
import { EVENT_TYPES } from '../data/webhooks/emit.ts'
import { addEndpoint } from '../data/webhooks/endpoints.ts'
import { personalRows } from '../data/privacy/personal-rows.ts'
import { remindOverdue } from '../mail/overdue.ts'
import { sweepOnce } from '../personal/sweep.ts'
import { API } from '../testing/api-for-test.ts'
import { type DeskBrowser, deskBrowser } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { newSecret } from '../webhooks/signature.ts'
import { BOTS, PEOPLE } from '../testing/senders-for-test.ts'
import { filesOf, jpeg, mp4, reviewForm, testimonialForm } from '../testing/upload-for-test.ts'

const ASHA = 'asha@mail.example'
const DAY = 86_400

let provider: TestProvider
let city: string
let desk: DeskBrowser
beforeAll(async () => {
  provider = await openForTest({ holdSuspicious: true, trustProxy: 1, moderation: true })
  const [row] = await provider.database.query<{ uuid: string }>('select uuid from cities limit 1')
  city = row!.uuid
  desk = deskBrowser(provider)
})
beforeEach(async () => {
  await provider.forget()
  await desk.signIn()
})
afterAll(() => provider.close())

interface Receipt {
  reference: string
  id: string
  held?: boolean
  challenge?: string
}

const FACTS = { elapsed: '300' }
const BROWSER = { origin: 'https://x.example', 'accept-language': 'en' }

async function enquire(facts: object = FACTS, headers: object = BROWSER, method = 'POST') {
  const response = await provider.app.request(
    `${API}/enquiry/?${new URLSearchParams({ partner: 'zz-bot', ...facts })}`,
    {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        destinations: [{ city, no_days: 3 }],
        number_of_adults: method === 'PUT' ? 3 : 2,
        phone_number: '9876543210',
        email: ASHA,
      }),
    },
  )
  expect(response.status).toBe(method === 'PUT' ? 200 : 201)
  return (await response.json()) as Receipt
}

async function prove(challenge: string, changes: object = {}) {
  const known = JSON.parse(challenge)
  const { promise } = solveChallenge(known.challenge, known.salt, known.algorithm, known.maxnumber)
  const proof = JSON.stringify({ ...known, number: (await promise)!.number, ...changes })
  const response = await provider.post(`${API}/proof/`, { proof })
  expect([response.status, await response.json()]).toEqual([200, { received: true }])
}

const held = async (table = 'enquiries') =>
  (await provider.database.query(`select 1 from ${table} where suspicious_at is not null`)).length

async function decide(decision: string, table = 'enquiries'): Promise<string | null> {
  const sql = `select uuid from ${table} where email = $1`
  const [row] = await provider.database.query<{ uuid: string }>(sql, [ASHA])
  const path = `/desk/suspicious/${table}/${row!.uuid}`
  return (await desk.post(path, { decision, intent: row!.uuid })).headers.get('location')
}

test('stores and acknowledges a suspicious enquiry, and tells nobody', async () => {
  const { reference } = await enquire()
  expect(reference).toMatch(/^TJ-/)
  expect(await held()).toBe(1)
  expect(await provider.mails()).toEqual([])
  expect(await provider.counts()).toMatchObject({ users: 0, enquiries: 1 })
  await provider.post(`${API}/enquiry/follow/link/`, { reference, email: ASHA })
  expect(await provider.mails()).toEqual([])
})

test('shows it in its own list only, without due time, reminder or place in the report', async () => {
  const { reference } = await enquire()
  provider.pass(5 * DAY)
  await remindOverdue(provider.database, provider.settings, () => false)
  expect(await provider.mails()).toEqual([])
  await desk.signIn()
  for (const view of ['', 'unassigned', 'overdue', 'done'])
    expect(await desk.read(`/desk/enquiries?view=${view}`)).not.toContain(ASHA)
  expect(await desk.read('/desk/enquiries')).not.toContain('zz-bot')
  expect(await (await desk.get('/desk/enquiries.csv')).text()).not.toContain(reference)
  const weeks = { from: '2026-11-16', until: '2026-12-07' }
  const limits = { most: 10, least: 1 }
  expect(await enquiryReport(provider.database, weeks, '', limits)).toMatchObject({ total: 0 })
  const page = await desk.read('/desk/suspicious')
  expect(page).toContain('Suspicious 1')
  expect(page).toContain(`Enquiry ${reference}`)
  expect(page).toContain('sent faster than people type')
  const replied = await desk.post(`/desk/enquiries/${reference}/reply`, { text: 'Hello' })
  expect(replied.status).toBe(409)
  expect(await provider.mails()).toEqual([])
})

test('a release sends the emails and starts the due time, once', async () => {
  await enquire()
  provider.pass(3600)
  expect(await decide('release')).toBe('/desk/suspicious?done=released')
  expect(await decide('release')).toBe('/desk/suspicious?done=again')
  const recipients = (await provider.mails()).map(({ to }) => to)
  expect(recipients.toSorted()).toEqual([ASHA, provider.settings.enquiryEmail])
  const [row] = await provider.database.query<{ due_at: Date; released_at: Date }>(
    'select due_at, released_at from enquiries',
  )
  expect(row!.released_at).toEqual(provider.settings.now())
  expect(row!.due_at.getTime()).toBeGreaterThan(row!.released_at.getTime())
  expect(await desk.read('/desk/enquiries?view=unassigned')).toContain(ASHA)
  expect(await desk.read('/desk/suspicious')).toContain('Nothing is suspicious')
})

test('spam is deleted after 30 days, and can be released until then', async () => {
  await enquire()
  await decide('spam')
  expect(await desk.read('/desk/suspicious?spam=1')).toContain('Enquiry')
  const sweep = async () => sweepOnce(provider.database, provider.media, provider.settings)
  provider.pass(30 * DAY - 60)
  await sweep()
  expect(await held()).toBe(1)
  provider.pass(120)
  await sweep()
  expect(await held()).toBe(0)
  expect(await provider.mails()).toEqual([])
})

test('a proof of work releases an instant sender', async () => {
  const { challenge } = await enquire()
  await prove(challenge!)
  expect(await held()).toBe(0)
  expect(await provider.mails()).toHaveLength(2)
  await prove(challenge!)
  expect(await provider.mails()).toHaveLength(2)
})

test('a proof releases nobody with other signs, nor for another row, nor when it is late', async () => {
  const { challenge } = await enquire({ ...FACTS, topic: 'x' })
  await prove(challenge!)
  expect(await held()).toBe(1)
  const other = await enquire()
  const salt = JSON.parse(other.challenge!).salt as string
  await prove(other.challenge!, { salt: salt.replace(/for=[^&]+/, 'for=enquiries.x') })
  await prove(other.challenge!, { number: 1.5 })
  provider.pass(601)
  await prove(other.challenge!)
  expect(await held()).toBe(2)
  expect(await provider.mails()).toEqual([])
})

test('a change keeps a held enquiry held, and holds a suspicious change', async () => {
  const key = { ...BROWSER, 'idempotency-key': 'one' }
  await enquire(FACTS, key)
  await enquire({ elapsed: '60000' }, key, 'PUT')
  expect([await held(), await provider.mails()]).toEqual([1, []])
  const clean = { ...BROWSER, 'idempotency-key': 'two' }
  await enquire({ elapsed: '60000' }, clean)
  await enquire({ topic: 'x' }, clean, 'PUT')
  expect([await held(), await provider.mails()]).toEqual([
    2,
    expect.toSatisfy((m) => m.length === 2),
  ])
})

test('holds reviews and testimonials out of moderation, with the same answer', async () => {
  const before = (await filesOf(provider)).length
  const sends = {
    reviews: ['/api/v1/create_reviews', reviewForm({}, [await jpeg()])],
    testimonials: [`${API}/testimonial/`, testimonialForm(await mp4())],
  } as const
  for (const [table, [path, body]] of Object.entries(sends)) {
    await provider.database.query(`delete from ${table} where email = $1`, [ASHA])
    const init = { method: 'POST', body }
    const response = await provider.app.request(path, init)
    const { held: isHeld, challenge } = (await response.json()) as Receipt
    expect([response.status, isHeld, typeof challenge]).toEqual([201, true, 'string'])
    expect(await held(table)).toBe(1)
    expect(await provider.mails()).toEqual([])
    expect(await desk.read('/desk/moderation')).not.toContain(ASHA)
    expect(await decide('release', table)).toContain('done=released')
    expect((await provider.mails()).map(({ to }) => to)).toEqual([provider.settings.enquiryEmail])
    expect(await desk.read('/desk/moderation')).toContain(ASHA)
    await provider.database.query('delete from mails')
    await provider.database.query(
      `update ${table} set suspicious_at = received_at, spam_at = received_at where email = $1`,
      [ASHA],
    )
  }
  provider.pass(31 * DAY)
  await sweepOnce(provider.database, provider.media, provider.settings)
  expect([await held('reviews'), await held('testimonials')]).toEqual([0, 0])
  expect((await filesOf(provider)).length).toBeLessThanOrEqual(before)
})

test('a review is published, and told of, when it is released without moderation', async () => {
  const { database, settings } = provider
  settings.moderation = false
  const url = 'https://crm.example'
  const form = { url, events: [...EVENT_TYPES], sendsContact: false }
  await addEndpoint(database, form, newSecret(), settings.now())
  const body = reviewForm({ feedback: 'Unmoderated.' }, [])
  await provider.app.request('/api/v1/create_reviews', { method: 'POST', body })
  const told = async () =>
    (await database.query<{ type: string }>('select type from webhook_deliveries')).map(
      ({ type }) => type,
    )
  expect(await told()).toEqual([])
  for (const _ of ['once', 'twice']) await decide('release', 'reviews')
  settings.moderation = true
  expect(await told()).toEqual(['review.published'])
})

test('an export has held enquiries', async () => {
  const { reference } = await enquire()
  const person = { email: ASHA, spellings: 'this one' } as const
  const rows = await personalRows(provider.database, person, (path) => path)
  expect(rows['enquiries']).toMatchObject([{ reference }])
})

test('holds every kind of program, and no kind of person', async () => {
  const wrong: string[] = []
  for (const [senders, isHeld] of [
    [BOTS, true],
    [PEOPLE, false],
  ] as const) {
    for (const [kind, make] of Object.entries(senders)) {
      // More than the same text may be sent within an hour.
      for (let index = 0; index < 8; index += 1) {
        const { path, headers, body } = make(index, city)
        const answer = (await (await provider.post(path, body, headers)).json()) as Receipt
        const isWarmingUp = kind === 'with one text and a link' && index < 6
        if (!isWarmingUp && (answer.challenge !== undefined) !== isHeld) wrong.push(kind)
      }
      provider.pass(3600)
    }
  }
  expect(wrong).toEqual([])
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { challengedRow, confirmationOf } from '../calls/confirmation.ts'
import type { HeldRow } from '../data/suspicious/suspicious.ts'
import { API } from '../testing/api-for-test.ts'
import { deskBrowser } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { jpeg, mp4, reviewForm, testimonialForm } from '../testing/upload-for-test.ts'
import { confirmPerson } from './confirm-person.ts'

const ASHA = 'asha@mail.example'
const HEADERS: Record<string, string> = {
  origin: 'https://x.example',
  'sec-fetch-site': 'same-origin',
  'accept-language': 'hi',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
}

let provider: TestProvider
let city: string
beforeAll(async () => {
  provider = await openForTest({ holdSuspicious: true, trustProxy: 1, moderation: true })
  const [row] = await provider.database.query<{ uuid: string }>('select uuid from cities limit 1')
  city = row!.uuid
})
beforeEach(() => provider.forget())
afterAll(() => provider.close())

/** Sends an enquiry faster than a person, and returns its row. */
async function enquire(facts: object = {}, key = ''): Promise<HeldRow> {
  const response = await provider.app.request(
    `${API}/enquiry/?${new URLSearchParams({ elapsed: '300', ...facts })}`,
    {
      method: 'POST',
      headers: {
        ...HEADERS,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify({
        destinations: [{ city, no_days: 3 }],
        number_of_adults: 2,
        phone_number: '9876543210',
        email: ASHA,
      }),
    },
  )
  const { challenge } = (await response.json()) as { challenge: string }
  return challengedRow(challenge)!
}

const tokenOf = async (row: HeldRow) =>
  confirmationOf(provider.database, row, provider.settings.now())

const press = async (token: string, headers = HEADERS, address = '198.51.100.1') =>
  confirmPerson(provider, {
    token,
    address,
    header: (name) => headers[name],
    origin: 'http://localhost',
  })

const held = async (table = 'enquiries') =>
  (await provider.database.query(`select 1 from ${table} where suspicious_at is not null`)).length

test('a press after a few seconds releases an enquiry and sends its emails, once', async () => {
  const token = (await tokenOf(await enquire()))!
  provider.pass(5)
  const presses = [press(token), press(token), press(token)]
  for (const pressed of await Promise.all(presses)) expect(pressed).toEqual({ state: 'confirmed' })
  expect(await held()).toBe(0)
  expect(await provider.mails()).toHaveLength(2)
  expect(await press(token)).toEqual({ state: 'confirmed' })
  expect(await provider.mails()).toHaveLength(2)
})

test('a press that comes too early gets another token, which works later', async () => {
  const row = await enquire()
  const first = (await tokenOf(row))!
  provider.pass(2)
  const early = await press(first)
  expect(early).toMatchObject({ state: 'early', token: expect.not.stringContaining(first) })
  expect(await held()).toBe(1)
  const { token } = early as { token: string }
  provider.pass(2)
  expect(await press(token)).toMatchObject({ state: 'early' })
  provider.pass(2)
  expect(await press(token)).toEqual({ state: 'confirmed' })
  expect(await held()).toBe(0)
})

test('there is no button for a row with other reasons, a proof, or staff who have decided', async () => {
  expect(await tokenOf(await enquire({ topic: 'x' }))).toBeUndefined()
  const row = await enquire()
  await provider.database.query('update enquiries set proven_at = now() where uuid = $1', [
    row.uuid,
  ])
  expect(await tokenOf(row)).toBeUndefined()
  const other = await enquire()
  const token = (await tokenOf(other))!
  const desk = deskBrowser(provider)
  await desk.signIn()
  await desk.post(`/desk/suspicious/enquiries/${other.uuid}`, {
    decision: 'spam',
    intent: other.uuid,
  })
  expect(await tokenOf(other)).toBeUndefined()
  provider.pass(5)
  expect(await press(token)).toEqual({ state: 'confirmed' })
  expect([await held(), await provider.mails()]).toEqual([3, []])
})

test('a press for a row that has become suspicious for another reason keeps it, with the same result', async () => {
  const row = await enquire()
  const token = (await tokenOf(row))!
  await provider.database.query('update enquiries set suspicion = $2::jsonb where uuid = $1', [
    row.uuid,
    JSON.stringify(['instant', 'trap']),
  ])
  provider.pass(5)
  expect(await press(token)).toEqual({ state: 'confirmed' })
  expect([await held(), await provider.mails()]).toEqual([1, []])
})

test('a wrong or expired token, or a press without the headers of a browser, fails and keeps the row', async () => {
  const row = await enquire()
  const other = await enquire()
  const token = (await tokenOf(row))!
  provider.pass(5)
  const failed = { state: 'failed' }
  const [table, uuid, until, mac] = token.split('.')
  for (const wrong of [
    '',
    'x',
    `${table}.${other.uuid}.${until}.${mac}`,
    `reviews.${uuid}.${until}.${mac}`,
    `${table}.${uuid}.${Number(until) + 60}.${mac}`,
    `${token}x`,
    `constructor.${uuid}.${until}.${mac}`,
  ])
    expect([wrong, await press(wrong)]).toEqual([wrong, failed])
  const { 'accept-language': _, ...rest } = HEADERS
  const bare = { 'user-agent': HEADERS['user-agent']!, 'accept-language': 'en' }
  for (const headers of [{}, rest, bare, { ...HEADERS, 'user-agent': 'curl/8.5.0' }])
    expect(await press(token, headers)).toEqual(failed)
  provider.pass(3600)
  expect(await press(token)).toEqual(failed)
  expect([await held(), await provider.mails()]).toEqual([2, []])
})

test('one address confirms five submissions an hour, and repeats each', async () => {
  const tokens: string[] = []
  for (let sent = 0; sent < 6; sent += 1) tokens.push((await tokenOf(await enquire()))!)
  provider.pass(5)
  for (const token of tokens.slice(0, 5)) expect((await press(token)).state).toBe('confirmed')
  expect((await press(tokens[0]!)).state).toBe('confirmed')
  expect((await press(tokens[5]!)).state).toBe('failed')
  expect(await held()).toBe(1)
  expect((await press(tokens[5]!, HEADERS, '198.51.100.2')).state).toBe('confirmed')
  expect(await held()).toBe(0)
})

test('a program that presses nothing stays held', async () => {
  await enquire()
  provider.pass(3600)
  expect([await held(), await provider.mails()]).toEqual([1, []])
})

test('releases reviews and testimonials to moderation', async () => {
  const sends = {
    reviews: ['/api/v1/create_reviews', reviewForm({}, [await jpeg()])],
    testimonials: [`${API}/testimonial/`, testimonialForm(await mp4())],
  } as const
  for (const [table, [path, body]] of Object.entries(sends)) {
    await provider.database.query(`delete from ${table} where email = $1`, [ASHA])
    const response = await provider.app.request(`${path}?elapsed=300`, {
      method: 'POST',
      headers: HEADERS,
      body,
    })
    const { challenge } = (await response.json()) as { challenge: string }
    const token = (await tokenOf(challengedRow(challenge)!))!
    provider.pass(5)
    expect(await press(token)).toEqual({ state: 'confirmed' })
    expect(await held(table)).toBe(0)
    const [row] = await provider.database.query(`select state from ${table} where email = $1`, [
      ASHA,
    ])
    expect(row).toEqual({ state: 'held' })
    expect((await provider.mails()).map(({ to }) => to)).toEqual([provider.settings.enquiryEmail])
    await provider.forget()
  }
})

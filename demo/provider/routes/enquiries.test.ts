import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { City } from '../../../widgets/contract/places.ts'
import { referenceOf as keyReference } from '../../../widgets/contract/values/reference.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

const DESK = 'enquiries@tigertrail.example'
const nobody = '00000000-0000-4000-8000-000000000000'

let provider: TestProvider
let jaipur: string
let cairo: string
beforeAll(async () => {
  provider = await openForTest()
  const cities = (await (await provider.app.request(`${API}/cities/`)).json()) as City[]
  jaipur = cities.find(({ name }) => name === 'Jaipur')!.uuid
  cairo = cities.find(({ name }) => name === 'Cairo')!.uuid
})
beforeEach(() => provider.forget())
afterAll(() => provider.close())

const simple = () => ({
  destinations: [{ city: jaipur, no_days: 3 }],
  number_of_adults: 2,
  phone_number: '9876543210',
  email: 'asha@mail.example',
})

const wizard = () => ({
  destinations: [
    { city: jaipur, no_days: 3, no_nights: 2, accommodation_preference: '5 Star, 4 Star' },
    { city: cairo, no_days: 1, no_nights: 0, accommodation_preference: '3 Star', sequence: 2 },
  ],
  number_of_adults: 2,
  number_of_kids: 1,
  meal_plan: 'VEG',
  coupon_code: 'MONSOON',
  from_date: '2026-12-01',
  to_date: '2026-12-05',
  any_special_request: 'A quiet room.\nNo stairs.',
  first_name: 'Asha',
  last_name: 'Rao',
  phone_number: '+91 98765-43210',
  email: ' asha@mail.example ',
})

const send = (body: unknown, headers?: Record<string, string>, query = '') =>
  provider.post(`${API}/enquiry/${query}`, body, headers)

async function referenceOf(response: Response): Promise<string> {
  expect(response.status).toBe(201)
  return ((await response.json()) as { reference: string }).reference
}

async function outcome(response: Response): Promise<unknown[]> {
  const { error } = (await response.json()) as { error: { code: string; fields?: object } }
  return [response.status, error.fields ?? error.code]
}

const stored = () => provider.database.query('select * from enquiries order by received_at')

test('returns a reference and stores the enquiry', async () => {
  const reference = await referenceOf(await send(wizard(), {}, '?partner=trail-tales'))
  expect(reference).toMatch(/^TJ-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
  const [row] = await stored()
  const { destinations, ...facts } = wizard()
  expect(row).toMatchObject({ ...facts, phone_number: '9876543210', email: 'asha@mail.example' })
  expect(row).toMatchObject({ reference, partner: 'trail-tales', corporate_user: null })
  const rows = await provider.database.query('select * from destinations order by position')
  expect(rows).toMatchObject(destinations)
})

test('sends the desk everything, with the traveller as reply address', async () => {
  const reference = await referenceOf(await send(wizard(), {}, '?partner=trail-tales'))
  const mail = (await provider.mails()).find(({ to }) => to === DESK)!
  expect(mail.subject).toBe(`Enquiry ${reference}: Jaipur and 1 more`)
  for (const fact of [
    '1. Jaipur, Rajasthan, India: 3 days, 2 nights, 5 Star, 4 Star',
    '2. Cairo, Greater Cairo, Egypt: 1 day, 0 nights, 3 Star',
    'Adults       2',
    'Below 5      1',
    'From         01/12/2026',
    'To           05/12/2026',
    'Meal plan    Veg',
    'Coupon code  MONSOON',
    '> A quiet room.\n> No stairs.',
    'Asha Rao',
    'asha@mail.example',
    '9876543210',
    'trail-tales',
  ]) {
    expect(mail.text).toContain(fact)
  }
  const [row] = await provider.database.query('select reply_to from mails where recipient = $1', [
    DESK,
  ])
  expect(row).toEqual({ reply_to: 'asha@mail.example' })
})

test('confirms to the traveller without any text of the sender', async () => {
  const reference = await referenceOf(await send(wizard()))
  const mail = (await provider.mails()).find(({ to }) => to === 'asha@mail.example')!
  expect(mail.subject).toContain(reference)
  expect(mail.text).toContain('Hello Asha,')
  expect(mail.text).toContain(reference)
  expect(mail.text).toContain('Jaipur, Rajasthan, India: 3 days')
  expect(mail.text).toContain('What happens next')
  expect(mail.text).not.toContain('MONSOON')
  expect(mail.text).not.toContain('quiet room')
  const spam = { ...simple(), first_name: 'win at https://spam.example' }
  await send(spam)
  expect((await provider.mails())[0]!.text).not.toContain('spam.example')
})

test('no text can imitate another line or header of an email', async () => {
  const hostile = 'Asha\r\nBcc: all@mail.example\r\n\r\nVerified  boss@persistent.example'
  await send({ ...simple(), first_name: hostile, any_special_request: hostile })
  for (const { subject, text, to } of await provider.mails()) {
    expect(subject + to).not.toMatch(/[\r\n]/)
    expect(text).not.toMatch(/^(Bcc|Verified)/m)
  }
})

test('requires existing cities, and names unknown ones', async () => {
  const destinations = [jaipur, nobody, nobody].map((city) => ({ city, no_days: 1 }))
  expect(await outcome(await send({ ...simple(), destinations }))).toEqual([
    422,
    { 'destinations.1.city': 'invalid', 'destinations.2.city': 'invalid' },
  ])
  expect(await stored()).toEqual([])
  expect(await provider.mails()).toEqual([])
})

test('names every wrong field by its path', async () => {
  const wrong = { destinations: [{ no_days: 0 }, { city: 'x', no_days: 1 }], email: 'a@' }
  expect(await outcome(await send(wrong))).toEqual([
    422,
    {
      'destinations.0.city': 'required',
      'destinations.0.no_days': 'range',
      'destinations.1.city': 'invalid',
      number_of_adults: 'required',
      phone_number: 'required',
      email: 'email',
    },
  ])
})

const dates = async (from_date: string, to_date: string) =>
  outcome(await send({ ...simple(), from_date, to_date }))

test('refuses impossible dates', async () => {
  expect(await dates('2026-02-30', '2026-03-01')).toEqual([422, { from_date: 'invalid' }])
  expect(await dates('2026-12-05', '2026-12-01')).toEqual([422, { to_date: 'range' }])
  expect(await dates('0000-01-01', '2026-12-01')).toEqual([422, { from_date: 'invalid' }])
})

test('accepts any authorization header', async () => {
  for (const authorization of ['token null', 'token abc', 'Bearer', '', 'token \u00ff']) {
    expect((await send(simple(), { authorization })).status).toBe(201)
  }
})

test('stores each enquiry without a key separately', async () => {
  const one = await referenceOf(await send(simple()))
  expect(await referenceOf(await send(simple()))).not.toBe(one)
})

test('repeats the first response for the same key and body', async () => {
  const key = { 'idempotency-key': 'intent-1' }
  const first = await referenceOf(await send(wizard(), key))
  const reordered = Object.fromEntries(Object.entries(wizard()).toReversed())
  expect(await referenceOf(await send(reordered, key))).toBe(first)
  expect(await stored()).toHaveLength(1)
  expect(await provider.mails()).toHaveLength(2)
})

test('answers 409 for the same key with another body', async () => {
  const key = { 'idempotency-key': 'intent-1' }
  await send(simple(), key)
  const other = await send({ ...simple(), number_of_adults: 3 }, key)
  expect(await outcome(other)).toEqual([409, 'idempotency_conflict'])
  expect(await stored()).toHaveLength(1)
})

test('stores twenty concurrent repeats as one enquiry', async () => {
  const key = { 'idempotency-key': 'intent-1' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(simple(), key)))
  const references = await Promise.all(answers.map(referenceOf))
  expect(new Set(references).size).toBe(1)
  expect(await stored()).toHaveLength(1)
  expect(await provider.mails()).toHaveLength(2)
})

test('a refused enquiry does not use up its key', async () => {
  const key = { 'idempotency-key': 'intent-1' }
  await send({ ...simple(), destinations: [{ city: nobody, no_days: 1 }] }, key)
  expect((await send(simple(), key)).status).toBe(201)
})

test('a key is 1 to 128 visible ASCII characters', async () => {
  await referenceOf(await send(simple(), { 'idempotency-key': '~'.repeat(128) }))
  for (const key of ['', 'a b', 'x'.repeat(129), 'caf\u00e9']) {
    const refused = await send(simple(), { 'idempotency-key': key })
    expect(await outcome(refused)).toEqual([400, 'invalid_idempotency_key'])
  }
})

test('a partner is up to 100 printable characters', async () => {
  await referenceOf(await send(simple(), {}, `?partner=${'é'.repeat(100)}`))
  await referenceOf(await send(simple(), {}, '?partner='))
  const spaced = await referenceOf(await send(simple(), {}, '?partner=%20a%20%20%C2%A0b%20'))
  const sql = 'select partner from enquiries where reference = $1'
  expect(await provider.database.query(sql, [spaced])).toEqual([{ partner: 'a b' }])
  const long = await send(simple(), {}, `?partner=${'x'.repeat(101)}`)
  expect(await outcome(long)).toEqual([422, { partner: 'long' }])
  const line = await send(simple(), {}, '?partner=a%0d%0ab')
  expect(await outcome(line)).toEqual([422, { partner: 'invalid' }])
})

test('one visitor may send 60 in ten minutes, and repeat each', async () => {
  const key = { 'idempotency-key': 'intent-1' }
  const first = await referenceOf(await send(simple(), key))
  for (let sent = 1; sent < 60; sent += 1) await send(simple())
  const refused = await send(simple())
  expect(refused.headers.get('retry-after')).toBe('600')
  expect(await outcome(refused)).toEqual([429, 'too_many_requests'])
  expect(await referenceOf(await send(simple(), key))).toBe(first)
  provider.pass(600)
  await referenceOf(await send(simple()))
})

test('one mailbox gets five emails an hour, in any spelling', async () => {
  for (let number = 0; number < 7; number += 1) {
    await referenceOf(await send({ ...simple(), email: `asha+${number}@mail.example` }))
  }
  const mails = await provider.mails()
  expect(mails.filter(({ to }) => to === DESK)).toHaveLength(7)
  expect(mails.filter(({ to }) => to !== DESK)).toHaveLength(5)
})

test('takes the reference from a key of random numbers, unless another enquiry has it', async () => {
  const known = keyReference('4294967295-0-7-8')
  expect(known).toBe('TJ-9999-AAAA')
  const first = { 'idempotency-key': '4294967295-0-7-8' }
  expect(await referenceOf(await send(simple(), first))).toBe(known)
  expect(await referenceOf(await send(simple(), first))).toBe(known)
  const other = await referenceOf(await send(simple(), { 'idempotency-key': '4294967295-0-1-1' }))
  expect(other).toMatch(/^TJ-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
  expect(other).not.toBe(known)
  expect(keyReference('5f0c2a1e-1111-4222-8333-444455556666')).toBeUndefined()
})

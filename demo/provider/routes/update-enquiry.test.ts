import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { City } from '../../../widgets/contract/places.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

const DESK = 'enquiries@tigertrail.example'
const KEY = { 'idempotency-key': '1-2-3-4' }

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

const send = (body: unknown, headers: Record<string, string> = KEY) =>
  provider.post(`${API}/enquiry/`, body, headers)
const change = (body: unknown, headers: Record<string, string> = KEY) =>
  provider.app.request(`${API}/enquiry/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const answerOf = async (response: Response) => {
  const body = (await response.json()) as { reference?: string; error?: { code: string } }
  return [response.status, body.reference ?? body.error?.code]
}
const stored = async () =>
  provider.database.query(
    `select reference, number_of_adults, first_name, email, city, no_days
     from enquiries join destinations on enquiry = uuid order by received_at, position`,
  )

test('changes what is stored under the key, and sends staff and traveller the changes', async () => {
  const [, reference] = await answerOf(await send({ ...simple(), first_name: 'Asha' }))
  const changed = {
    ...simple(),
    destinations: [
      { city: cairo, no_days: 5 },
      { city: jaipur, no_days: 2 },
    ],
    number_of_adults: 4,
  }
  expect(await answerOf(await change(changed))).toEqual([200, reference])
  // Fields missing from the new body are removed.
  expect(await stored()).toMatchObject([
    { reference, number_of_adults: 4, first_name: null, city: cairo, no_days: 5 },
    { reference, number_of_adults: 4, city: jaipur, no_days: 2 },
  ])
  const mails = await provider.mails()
  const toDesk = mails.filter(({ to }) => to === DESK)
  expect(toDesk.map(({ subject }) => subject)).toEqual([
    `Changed enquiry ${reference}: Cairo and 1 more`,
    `Enquiry ${reference}: Jaipur`,
  ])
  expect(toDesk[0]!.text).toMatch(/^Adults +2 → 4$/m)
  expect(toDesk[0]!.text).toMatch(/^Trip +Jaipur.*3 days → Cairo.*5 days; Jaipur.*2 days$/m)
  const toTraveller = mails.find(({ to }) => to === 'asha@mail.example')!
  expect(toTraveller.subject).toBe(`Your changed trip enquiry ${reference}`)
  expect(toTraveller.text).toContain('Cairo')
  const log = await provider.database.query('select staff, deed, text from desk_log')
  expect(log).toEqual([{ staff: null, deed: 'changed', text: 'Trip, Adults, Name' }])
})

test('emails about an enquiry go to its current address', async () => {
  await send(simple())
  await change({ ...simple(), email: 'Asha.Rao@mail.example' })
  const rows = await provider.database.query('select distinct about from mails')
  expect(rows).toEqual([{ about: 'asha.rao@mail.example' }])
})

test('a repeated change has one effect, and the old body is a conflict', async () => {
  const [, reference] = await answerOf(await send(simple()))
  const changed = { ...simple(), number_of_adults: 4 }
  await change(changed)
  const count = (await provider.mails()).length
  expect(await answerOf(await change(changed))).toEqual([200, reference])
  expect(await answerOf(await send(changed))).toEqual([201, reference])
  expect(await provider.mails()).toHaveLength(count)
  expect(await answerOf(await send(simple()))).toEqual([409, 'idempotency_conflict'])
})

test('stores an enquiry whose first try never arrived', async () => {
  const [status, reference] = await answerOf(await change(simple()))
  expect([status, reference]).toEqual([200, expect.stringMatching(/^TJ-/)])
  expect(await stored()).toHaveLength(1)
})

test('two concurrent changes leave one of them, complete', async () => {
  await send(simple())
  const bodyOf = (number: number) => ({
    ...simple(),
    number_of_adults: number,
    destinations: Array.from({ length: number }, () => ({ city: cairo, no_days: number })),
  })
  await Promise.all([change(bodyOf(4)), change(bodyOf(5))])
  const rows = await stored()
  expect(rows).toHaveLength(Number(rows[0]!['number_of_adults']))
})

test.each([
  ['another key', async () => {}, { 'idempotency-key': '5-6-7-8' }, 200],
  ['no key', async () => {}, {}, 400],
  ['a day later', async () => provider.pass(24 * 3600 + 1), KEY, 409],
  [
    'begun by staff',
    async () => provider.database.query(`update enquiries set status = 'In progress'`),
    KEY,
    409,
  ],
] as const)('leaves an enquiry as it is: %s', async (_, before, headers, status) => {
  const [, reference] = await answerOf(await send(simple()))
  await before()
  const answer = await change({ ...simple(), number_of_adults: 9 }, headers)
  expect(answer.status).toBe(status)
  const [row] = await provider.database.query(
    'select number_of_adults from enquiries where reference = $1',
    [reference!],
  )
  expect(row).toEqual({ number_of_adults: 2 })
})

test('a change without a proof is reported without the company', async () => {
  const asked = {
    corporate_company_id: (
      await provider.database.query(`select uuid from companies where name = 'Persistent'`)
    )[0]!['uuid'],
    email: 'asha@mail.example',
    corporate_email: 'asha.rao@persistent.example',
  }
  await provider.post(`${API}/user/corporate/`, asked)
  const otp = /\d{6}/.exec((await provider.mails())[0]!.subject)![0]
  const { corporate_email } = asked
  const verified = await provider.post(`${API}//user/corporate/validate-otp/`, {
    corporate_email,
    otp,
  })
  const { proof } = (await verified.json()) as { proof: string }
  const proven = { ...KEY, 'corporate-proof': proof }
  await send(simple(), proven)
  const user = async () =>
    (await provider.database.query('select corporate_user from enquiries'))[0]!['corporate_user']
  expect(await user()).not.toBeNull()
  await change({ ...simple(), number_of_adults: 3 }, proven)
  expect(await user()).not.toBeNull()
  await change({ ...simple(), number_of_adults: 4 })
  expect(await user()).toBeNull()
})

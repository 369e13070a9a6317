import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { City } from '../../../widgets/contract/places.ts'
import { companies } from '../data/seed/companies.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

const DESK = 'enquiries@tigertrail.example'

let provider: TestProvider
let city: string
beforeAll(async () => {
  provider = await openForTest()
  city = ((await (await provider.app.request(`${API}/cities/`)).json()) as City[])[0]!.uuid
})
beforeEach(() => provider.forget())
afterAll(() => provider.close())

const simple = () => ({
  destinations: [{ city, no_days: 3 }],
  number_of_adults: 2,
  phone_number: '9876543210',
  email: 'asha@mail.example',
})
const send = (body: unknown, headers?: Record<string, string>) =>
  provider.post(`${API}/enquiry/`, body, headers)

/** Verifies a corporate address and returns the proof. */
async function verifyAsCorporate(
  company = companies[0]!,
  corporate_email = 'asha.rao@persistent.example',
): Promise<Record<string, string>> {
  const asked = { corporate_company_id: company.uuid, email: 'asha@mail.example', corporate_email }
  await provider.post(`${API}/user/corporate/`, asked)
  const otp = /\d{6}/.exec((await provider.mails())[0]!.subject)![0]
  const answer = await provider.post(`${API}//user/corporate/validate-otp/`, {
    corporate_email,
    otp,
  })
  const { proof } = (await answer.json()) as { proof: string }
  expect(proof).toMatch(/^[\w-]{43}$/)
  return { 'corporate-proof': proof }
}

const deskMail = async () => (await provider.mails()).find(({ to }) => to === DESK)!
async function corporateUsers() {
  const rows = await provider.database.query('select * from enquiries order by received_at')
  return rows.map((row) => row['corporate_user'])
}

test('an enquiry with a proof shows the desk company and address', async () => {
  const proof = await verifyAsCorporate()
  for (const email of ['somebody@mail.example', 'asha.rao@persistent.example']) {
    await send({ ...simple(), email }, proof)
    const { subject, text } = await deskMail()
    expect(subject).toContain('(Persistent)')
    expect(text).toMatch(/^Company +Persistent \(corporate user\)$/m)
    expect(text).toMatch(/^Verified +asha\.rao@persistent\.example, /m)
    expect(text).not.toContain('Not verified')
  }
  const users = await corporateUsers()
  expect(users).toEqual([expect.any(String), users[0]])
})

test.each(['asha.rao@persistent.example', 'Asha@mail.example'])(
  'typing %s, which another person has verified, counts as unverified',
  async (email) => {
    const proof = await verifyAsCorporate()
    const stolen = { 'corporate-proof': `${proof['corporate-proof']!.slice(1)}A` }
    for (const headers of [{}, stolen, { 'corporate-proof': 'null' }]) {
      await send({ ...simple(), email }, headers)
      const { subject, text } = await deskMail()
      expect(subject).not.toContain('Persistent')
      expect(text).not.toMatch(/^(Verified|Company) /m)
      expect(text).toMatch(/^Not verified +asha\.rao@persistent\.example \(Persistent\)$/m)
    }
    expect(await corporateUsers()).toEqual([null, null, null])
  },
)

test('the company is that of the verified address, in any order of verification', async () => {
  const proof = await verifyAsCorporate()
  provider.pass(30)
  await verifyAsCorporate(companies[1], 'asha.rao@xoriant.example')
  await send(simple(), proof)
  expect((await deskMail()).text).toMatch(/^Company +Persistent /m)
})

test('a proof is valid for 24 hours, and not stored in plain text', async () => {
  const proof = await verifyAsCorporate()
  const rows = await provider.database.query('select * from corporate_proofs')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(proof['corporate-proof'])
  provider.pass(24 * 3600)
  await send(simple(), proof)
  expect((await deskMail()).text).not.toContain('Persistent')
  // The next one deletes expired ones.
  await verifyAsCorporate()
  expect(await provider.database.query('select * from corporate_proofs')).toHaveLength(1)
})

test('a requested but unverified address has no effect', async () => {
  const asked = { corporate_company_id: companies[0]!.uuid, email: simple().email }
  await provider.post(`${API}/user/corporate/`, {
    ...asked,
    corporate_email: 'boss@persistent.example',
  })
  await send(simple())
  expect((await deskMail()).text).not.toContain('Persistent')
})

test('a stranger who requests a code for a verified address gains and breaks nothing', async () => {
  const proof = await verifyAsCorporate()
  provider.pass(30)
  const corporate_email = 'asha.rao@persistent.example'
  const stranger = { corporate_company_id: companies[0]!.uuid, email: 'mallory@mail.example' }
  await provider.post(`${API}/user/corporate/`, { ...stranger, corporate_email })
  await send({ ...simple(), email: stranger.email })
  expect((await deskMail()).text).not.toContain('Persistent')
  await send(simple(), proof)
  expect((await deskMail()).text).toMatch(/^Verified +asha\.rao@persistent\.example, /m)
})

test('the stored hash of a proof is not a proof', async () => {
  await verifyAsCorporate()
  const [row] = await provider.database.query<{ hash: Uint8Array }>(
    'select * from corporate_proofs',
  )
  const hash = Buffer.from(row!.hash)
  for (const stolen of [
    hash.toString('hex'),
    hash.toString('base64url'),
    hash.toString('base64'),
  ]) {
    await send(simple(), { 'corporate-proof': stolen })
    expect((await deskMail()).text).not.toMatch(/^Verified /m)
  }
  expect(await corporateUsers()).toEqual([null, null, null])
})

test("only the desk's email reveals that an address is verified", async () => {
  const answers: unknown[] = []
  const ask = async () => {
    const answer = await send(simple())
    answers.push([answer.status, Object.keys((await answer.json()) as object)])
  }
  await ask()
  await verifyAsCorporate()
  await ask()
  expect(answers[1]).toEqual(answers[0])
  const others = (await provider.mails()).filter(({ to }) => to === simple().email)
  expect(others).toHaveLength(2)
  for (const { subject, text } of others) expect(subject + text).not.toMatch(/Persistent|proven/)
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { companies } from '../data/seed/companies.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

let provider: TestProvider
beforeAll(async () => (provider = await openForTest({ trustProxy: 1 })))
beforeEach(() => provider.forget())
afterAll(() => provider.close())

const company = companies[0]!
const user = {
  corporate_company_id: company.uuid,
  email: 'asha@mail.example',
  corporate_email: 'asha.rao@persistent.example',
}

const send = (changes: object = {}, headers?: Record<string, string>) =>
  provider.post(`${API}/user/corporate/`, { ...user, ...changes }, headers)

const verify = (otp: string, corporate_email = user.corporate_email) =>
  provider.post(`${API}//user/corporate/validate-otp/`, { corporate_email, otp })

async function lastCode(): Promise<string> {
  const [mail] = await provider.mails()
  return /^ {4}(\d{6})$/m.exec(mail!.text)![1]!
}

async function outcome(response: Response): Promise<[number, unknown]> {
  const body = (await response.json()) as { error?: { code: string; fields?: object } }
  return [response.status, body.error?.fields ?? body.error?.code ?? body]
}

const otherThan = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

test('sends a code to the corporate address, which verifies it', async () => {
  expect(await outcome(await send())).toEqual([201, { sent: true }])
  const mails = await provider.mails()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to: user.corporate_email })
  expect(mails[0]!.text).toContain(user.email)
  expect(mails[0]!.text).toContain('Persistent')
  const proof = expect.stringMatching(/^[\w-]{43}$/)
  expect(await outcome(await verify(await lastCode()))).toEqual([200, { proof }])
})

test('accepts a pasted code, and the address in capitals', async () => {
  await send()
  const code = await lastCode()
  const pasted = ` ${code.slice(0, 3)}-${code.slice(3)} `
  expect((await verify(pasted, user.corporate_email.toUpperCase())).status).toBe(200)
})

test('stores no code in plain text', async () => {
  await send()
  const rows = await provider.database.query('select * from one_time_codes')
  expect(JSON.stringify(rows)).not.toContain(await lastCode())
})

test('a code works once', async () => {
  await send()
  const code = await lastCode()
  expect((await verify(code)).status).toBe(200)
  expect(await outcome(await verify(code))).toEqual([400, 'otp_expired'])
})

test('a wrong code is refused, and the right one still works', async () => {
  await send()
  const code = await lastCode()
  expect(await outcome(await verify(otherThan(code)))).toEqual([400, 'otp_wrong'])
  expect((await verify(code)).status).toBe(200)
})

test('a code expires after ten minutes', async () => {
  await send()
  const code = await lastCode()
  provider.pass(599)
  expect(await outcome(await verify(otherThan(code)))).toEqual([400, 'otp_wrong'])
  provider.pass(1)
  expect(await outcome(await verify(code))).toEqual([400, 'otp_expired'])
})

test('refuses a code for an address that was sent none', async () => {
  expect(await outcome(await verify('123456'))).toEqual([400, 'otp_expired'])
})

test('a new code invalidates the old one, and allows five guesses again', async () => {
  await send()
  const old = await lastCode()
  for (let guess = 0; guess < 5; guess += 1) await verify(otherThan(old))
  expect(await outcome(await verify(old))).toEqual([400, 'otp_locked'])
  provider.pass(30)
  await send()
  const code = await lastCode()
  // One time in a million they are equal.
  const guess = code === old ? otherThan(code) : old
  expect(await outcome(await verify(guess))).toEqual([400, 'otp_wrong'])
  expect((await verify(code)).status).toBe(200)
})

test('counts only five of fifty concurrent wrong guesses', async () => {
  await send()
  const code = await lastCode()
  const guesses = Array.from({ length: 50 }, (_, index) => verify(otherThan(code, index + 1)))
  const outcomes = await Promise.all((await Promise.all(guesses)).map(outcome))
  expect(outcomes.filter(([, why]) => why === 'otp_wrong')).toHaveLength(5)
  expect(
    outcomes.filter(([, why]) => /^(?:otp_locked|unavailable)$/.test(String(why))),
  ).toHaveLength(45)
  expect(await outcome(await verify(code))).toEqual([400, 'otp_locked'])
})

test('the right code sent many times concurrently verifies once', async () => {
  await send()
  const code = await lastCode()
  const answers = await Promise.all(Array.from({ length: 50 }, () => verify(code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('the right code among wrong ones verifies at most once', async () => {
  await send()
  const code = await lastCode()
  const guesses = Array.from({ length: 50 }, (_, index) => otherThan(code, index % 3))
  const answers = await Promise.all(guesses.map((guess) => verify(guess)))
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  expect(answers.filter(({ status }) => status === 500)).toEqual([])
})

test('a code can be requested again after 30 seconds', async () => {
  await send()
  provider.pass(29)
  const early = await send({ corporate_email: user.corporate_email.toUpperCase() })
  expect(early.headers.get('retry-after')).toBe('1')
  expect(await outcome(early)).toEqual([429, 'too_many_requests'])
  provider.pass(1)
  expect((await send()).status).toBe(201)
  expect(await provider.mails()).toHaveLength(2)
})

test('sends one code for many concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => send()))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(11)
  expect(await provider.mails()).toHaveLength(1)
})

test('a client gets five codes an hour per address, and others have their own, up to twenty', async () => {
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await send({ email: `visitor${sent}@mail.example` })).status).toBe(201)
    provider.pass(60)
  }
  const sixth = await send()
  expect(sixth.status).toBe(429)
  expect(sixth.headers.get('retry-after')).toBe('3300')
  const from = (address: string) => ({ 'x-forwarded-for': address })
  for (let sent = 0; sent < 15; sent += 1) {
    expect((await send({}, from(`192.0.2.${sent % 3}`))).status).toBe(201)
    provider.pass(40)
  }
  const clean = await send({}, from('203.0.113.1'))
  expect(clean.status).toBe(429)
  provider.pass(3300 - 600)
  expect((await send()).status).toBe(201)
})

test('one client gets twenty codes an hour', async () => {
  for (let sent = 0; sent < 20; sent += 1) {
    expect((await send({ corporate_email: `a${sent}@persistent.example` })).status).toBe(201)
  }
  const next = { corporate_email: 'next@persistent.example' }
  const refused = await send(next)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('3600')
  provider.pass(3600)
  expect((await send(next)).status).toBe(201)
})

test('names an unknown company, and sends nothing', async () => {
  const unknown = { corporate_company_id: '00000000-0000-4000-8000-000000000000' }
  expect(await outcome(await send(unknown))).toEqual([422, { corporate_company_id: 'invalid' }])
  expect(await provider.mails()).toEqual([])
})

test.each([
  ['asha.rao@persistent.com', 201],
  ['asha.rao@Pune.Persistent.example', 201],
  ['asha.rao@xoriant.example', 422],
  ['asha.rao@notpersistent.example', 422],
  ['asha.rao@persistent.example.org', 422],
  ['persistent.example@mail.example', 422],
  ['asha.rao@mail.example', 422],
])(
  'an address must be at one of the company’s domains: %s is answered %i',
  async (address, status) => {
    const answer = await send({ corporate_email: address })
    expect(answer.status).toBe(status)
    expect(await outcome(answer)).toEqual([
      status,
      status === 422 ? { corporate_email: 'mismatch' } : { sent: true },
    ])
    expect(await provider.mails()).toHaveLength(status === 422 ? 0 : 1)
  },
)

test('names every wrong field', async () => {
  expect(await outcome(await provider.post(`${API}/user/corporate/`, {}))).toEqual([
    422,
    { corporate_company_id: 'required', email: 'required', corporate_email: 'required' },
  ])
  expect(await outcome(await send({ corporate_email: 'nobody' }))).toEqual([
    422,
    { corporate_email: 'email' },
  ])
  expect(await outcome(await verify('12'))).toEqual([422, { otp: 'invalid' }])
  expect(await outcome(await verify(''))).toEqual([422, { otp: 'required' }])
})

test('verifies at the path with a single slash, as some proxies rewrite it', async () => {
  await send()
  const code = { corporate_email: user.corporate_email, otp: await lastCode() }
  const answer = await provider.post(`${API}/user/corporate/validate-otp/`, code)
  expect(answer.status).toBe(200)
})

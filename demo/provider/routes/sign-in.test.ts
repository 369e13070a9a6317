import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  PASSWORD,
  type Traveller,
  countedWork,
  outcome,
  travellerAt,
} from '../testing/account-for-test.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

const { work, derive } = countedWork()
let provider: TestProvider
let traveller: Traveller
beforeAll(async () => {
  provider = await openForTest({ derive, trustProxy: 1 })
  traveller = await travellerAt(provider)
})
beforeEach(async () => {
  await provider.forget()
  work.length = 0
})
afterAll(() => provider.close())

const ASHA = 'asha@mail.example'
const WRONG = [401, 'wrong_credentials']
const from = (address: string) => ({ 'x-forwarded-for': address })
const profile = `${API}/user/profile/`

test('gets from an enquiry through the mailed link into its account', async () => {
  const { reference } = (await (await traveller.enquire(ASHA)).json()) as { reference: string }
  const token = await traveller.linkTo(ASHA)
  expect(await outcome(await traveller.activate(token))).toMatchObject([200, { email: ASHA }])
  const answer = await traveller.signIn(' ASHA@mail.example ')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const login = (await answer.json()) as { token: string; id: string }
  expect(login).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    first_name: '',
    email: ASHA,
  })
  const list = await traveller.ask(`/api/v1/enquiry/get/user/${login.id}`, login.token)
  expect(await list.json()).toMatchObject({ data: [{ reference, status: 'New' }] })
})

test('gives the same response for a wrong password, an unknown and an inactive address', async () => {
  await traveller.account(ASHA)
  await traveller.enquire('inactive@mail.example')
  work.length = 0
  const answers = await Promise.all(
    [ASHA, 'inactive@mail.example', 'nobody@mail.example'].map((email) =>
      traveller.signIn(email, 'wrong password', { 'x-request-id': 'the-same-for-all' }),
    ),
  )
  const told = await Promise.all(
    answers.map(async (answer) => [answer.status, [...answer.headers], await answer.text()]),
  )
  expect(told[0]![0]).toBe(401)
  expect(told[1]).toEqual(told[0])
  expect(told[2]).toEqual(told[0])
  // The same work too, so that the response time reveals nothing.
  expect(work).toEqual(Array(3).fill({ N: 2 ** 15, r: 8, p: 1 }))
})

test('names missing and impossible fields', async () => {
  expect(await outcome(await provider.post(`${API}/user/login/`, {}))).toEqual([
    422,
    { email: 'required', password: 'required' },
  ])
  expect(await outcome(await traveller.signIn('asha', 'x'.repeat(1001)))).toEqual([
    422,
    { email: 'email', password: 'long' },
  ])
  expect(work).toEqual([])
})

test('treats hostile passwords and addresses as wrong ones', async () => {
  await traveller.account(ASHA)
  for (const password of [`${PASSWORD}\0`, "' or 1=1; --", ' ', '\ud800', 'x'.repeat(1000)]) {
    expect(await outcome(await traveller.signIn(ASHA, password))).toEqual(WRONG)
  }
  for (const email of ["'or'1'='1@mail.example", 'asha%@mail.example', '_sha@mail.example']) {
    expect((await traveller.signIn(email)).status).toBeOneOf([401, 422])
  }
  for (const password of [{ $ne: null }, ['x'], 5, null, true]) {
    const answer = await provider.post(`${API}/user/login/`, { email: ASHA, password })
    expect(await outcome(answer)).toEqual([422, { password: 'required' }])
  }
  expect(provider.logged).toEqual([])
})

test('slows an address down after ten failures, and locks nobody out', async () => {
  await traveller.account(ASHA)
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await outcome(await traveller.signIn(ASHA, 'wrong', from('1.1.1.1')))).toEqual(WRONG)
  }
  expect(provider.delays).toEqual([])
  for (let tries = 0; tries < 6; tries += 1) await traveller.signIn(ASHA, 'wrong', from('1.1.1.1'))
  expect(provider.delays).toEqual([500, 1000, 2000, 4000, 8000, 10_000])
  expect((await traveller.signIn(ASHA.toUpperCase(), PASSWORD, from('1.1.1.1'))).status).toBe(200)
  expect((await traveller.signIn(ASHA, PASSWORD, from('2.2.2.2'))).status).toBe(200)
  expect(provider.delays).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000])
  provider.pass(900)
  await traveller.signIn(ASHA, 'wrong', from('1.1.1.1'))
  expect(provider.delays).toHaveLength(7)
})

test('slows an unknown address down like a known one', async () => {
  for (let tries = 0; tries < 12; tries += 1) await traveller.signIn('nobody@mail.example')
  expect(provider.delays).toEqual([500, 1000])
})

test('failures of strangers neither slow a known browser nor lock out a clean address', async () => {
  await traveller.account(ASHA)
  const [cookie, ...more] = (await traveller.signIn(ASHA)).headers.getSetCookie()
  expect(more).toEqual([])
  expect(cookie).toMatch(
    /^device=[\w-]{16}\.[\w-]{12}\.[\w-]{22}; .*Path=\/api\/v1\/trips\/user\/; HttpOnly; SameSite=Strict$/,
  )
  expect(cookie).not.toMatch(/Domain|asha/i)
  const known = { cookie: cookie!.split(';')[0]! }
  for (let tries = 0; tries < 60; tries += 1) {
    expect((await traveller.signIn(ASHA, 'wrong', from(`1.1.1.${tries}`))).status).toBe(401)
  }
  provider.delays.length = 0
  expect((await traveller.signIn(ASHA, PASSWORD, { ...known, ...from('1.1.1.1') })).status).toBe(
    200,
  )
  expect(provider.delays).toEqual([])
  expect((await traveller.signIn(ASHA, PASSWORD, from('2.2.2.2'))).status).toBe(200)
  expect(provider.delays).toEqual([10_000])
})

test('a browser is known only for its account and password', async () => {
  const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]!.split(';')[0]!
  await traveller.account(ASHA)
  await traveller.account('ravi@mail.example')
  const cookie = cookieOf(await traveller.signIn(ASHA))
  const both = cookieOf(await traveller.signIn('ravi@mail.example', PASSWORD, { cookie }))
  const tried = async (email: string, cookie: string) => {
    provider.delays.length = 0
    await traveller.signIn(email, 'wrong', { cookie, ...from('9.9.9.9') })
    return provider.delays.length
  }
  for (const email of [ASHA, 'ravi@mail.example']) {
    for (let n = 0; n < 31; n += 1) await traveller.signIn(email, 'wrong', from(`1.1.${n}.1`))
  }
  expect(await tried(ASHA, both)).toBe(0)
  expect(await tried('ravi@mail.example', both)).toBe(0)
  expect(await tried('ravi@mail.example', cookie)).toBe(1)
  expect(
    await tried(
      ASHA,
      cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ),
  ).toBe(1)
  for (let n = 0; n < 9; n += 1) await tried(ASHA, both)
  expect(await tried(ASHA, both)).toBe(1)
  const login = (await (await traveller.signIn(ASHA)).json()) as { token: string }
  const changed = await traveller.ask(`${API}/user/change_password/`, login.token, {
    method: 'POST',
    body: JSON.stringify({ old_password: PASSWORD, new_password: 'another one' }),
  })
  expect(await tried(ASHA, cookie)).toBe(1)
  expect(await tried(ASHA, cookieOf(changed))).toBe(0)
})

test('one address may try fifty times, for any accounts', async () => {
  for (let tries = 0; tries < 50; tries += 1) {
    expect((await traveller.signIn(`a${tries}@mail.example`)).status).toBe(401)
  }
  const refused = await traveller.signIn('next@mail.example')
  expect(refused.headers.get('retry-after')).toBe('900')
  expect(await outcome(refused)).toEqual([429, 'too_many_requests'])
})

test('frequent sign-ins are no failures', async () => {
  await traveller.account(ASHA)
  for (let times = 0; times < 35; times += 1) {
    expect((await traveller.signIn(ASHA)).status).toBe(200)
  }
})

test('stores neither tokens nor passwords in plain text', async () => {
  const { token } = await traveller.account(ASHA)
  for (const table of ['users', 'sessions', 'account_links', 'hits']) {
    const rows = JSON.stringify(await provider.database.query(`select * from ${table}`))
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(Buffer.from(token).toString('hex'))
    expect(rows).not.toContain(PASSWORD)
  }
  expect(provider.logged).toEqual([])
})

test('stays signed in for thirty days', async () => {
  const { token } = await traveller.account(ASHA)
  provider.pass(30 * 24 * 3600 - 1)
  expect((await traveller.ask(profile, token)).status).toBe(200)
  provider.pass(1)
  expect(await outcome(await traveller.ask(profile, token))).toEqual([401, 'signed_out'])
  await traveller.signIn(ASHA)
  expect(await provider.database.query('select 1 from sessions')).toHaveLength(1)
})

test('signing out invalidates that token and no other', async () => {
  const { token } = await traveller.account(ASHA)
  const other = (await (await traveller.signIn(ASHA)).json()) as { token: string }
  const signOut = (token: string) =>
    traveller.ask(`${API}/user/logout/`, token, { method: 'POST', body: '{}' })
  expect((await signOut(token)).status).toBe(200)
  expect(await outcome(await traveller.ask(profile, token))).toEqual([401, 'signed_out'])
  expect((await traveller.ask(profile, other.token)).status).toBe(200)
  for (const unknown of [token, 'null', 'x'.repeat(5000)]) {
    expect(await outcome(await signOut(unknown))).toEqual([200, { signed_out: true }])
  }
})

test("a token's hash ends its session, but does not sign in", async () => {
  const { token } = await traveller.account(ASHA)
  const other = (await (await traveller.signIn(ASHA)).json()) as { token: string }
  const sha256 = createHash('sha256').update(token)
  const [hex, base64url] = [sha256.copy().digest('hex'), sha256.digest('base64url')]
  for (const hash of [hex, base64url]) {
    expect(await outcome(await traveller.ask(profile, hash))).toEqual([401, 'signed_out'])
  }
  expect((await traveller.ask(profile, token)).status).toBe(200)

  const signOut = async (body: object) => outcome(await provider.post(`${API}/user/logout/`, body))
  expect(await signOut({ hash: hex })).toEqual([200, { signed_out: true }])
  expect(await outcome(await traveller.ask(profile, token))).toEqual([401, 'signed_out'])
  expect((await traveller.ask(profile, other.token)).status).toBe(200)
  // A repeat, as from another tab.
  expect(await signOut({ hash: hex })).toEqual([200, { signed_out: true }])
})

test('accepts only hashes as such', async () => {
  const { token } = await traveller.account(ASHA)
  for (const hash of [token, '', 'x'.repeat(64), 'a'.repeat(63), 5, {}, [], null]) {
    const answer = await provider.post(`${API}/user/logout/`, { hash })
    expect(await outcome(answer)).toEqual([
      422,
      { hash: expect.stringMatching(/^(required|invalid)$/) },
    ])
  }
  expect((await traveller.ask(profile, token)).status).toBe(200)
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Login } from '../../../widgets/contract/users.ts'
import {
  PASSWORD,
  type Traveller,
  countedWork,
  outcome,
  travellerAt,
} from '../testing/account-for-test.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

const { derive } = countedWork()
let provider: TestProvider
let traveller: Traveller
let asha: Login
beforeAll(async () => {
  provider = await openForTest({ derive })
  traveller = await travellerAt(provider)
})
beforeEach(async () => {
  await provider.forget()
  asha = await traveller.account(ASHA)
})
afterAll(() => provider.close())

const ASHA = 'asha@mail.example'
const PATH = `${API}/user/profile/`
const PROFILE = {
  first_name: 'Asha',
  last_name: 'Rao',
  email: ASHA,
  mobile_number: '9876543210',
}

const read = (token = asha.token) => traveller.ask(PATH, token)
const write = (body: object, token = asha.token) =>
  traveller.ask(PATH, token, { method: 'PUT', body: JSON.stringify(body) })
const change = (old_password: string, new_password: string, token = asha.token) =>
  traveller.ask(`${API}/user/change_password/`, token, {
    method: 'POST',
    body: JSON.stringify({ old_password, new_password }),
  })

test('returns the signed-in user, uncached', async () => {
  const answer = await read()
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await outcome(answer)).toEqual([200, PROFILE])
})

test('changes names and mobile number, but never the address', async () => {
  const changed = {
    first_name: ' Aśa ',
    last_name: "O'Rao; drop table users",
    email: 'other@mail.example',
    mobile_number: '0 98220 12345',
    password: 'smuggled',
  }
  const expected = {
    first_name: 'Aśa',
    last_name: "O'Rao; drop table users",
    email: ASHA,
    mobile_number: '9822012345',
  }
  expect(await outcome(await write(changed))).toEqual([200, expected])
  expect(await outcome(await read())).toEqual([200, expected])
  expect((await traveller.signIn(ASHA)).status).toBe(200)
})

test('names wrong fields, and changes nothing', async () => {
  const wrong = { first_name: '', last_name: 'x'.repeat(101), mobile_number: '12' }
  expect(await outcome(await write(wrong))).toEqual([
    422,
    { first_name: 'required', last_name: 'long', mobile_number: 'mobile' },
  ])
  expect(await outcome(await read())).toEqual([200, PROFILE])
})

test('changes only the own profile', async () => {
  const other = await traveller.account('ravi@mail.example')
  await write({ ...PROFILE, first_name: 'Changed' })
  expect(await outcome(await read(other.token))).toMatchObject([
    200,
    { first_name: 'Asha', email: 'ravi@mail.example' },
  ])
})

test.each([
  undefined,
  '',
  'token',
  'token null',
  'token undefined',
  'Bearer x',
  `token ${'x'.repeat(43)}`,
  `token ${'x'.repeat(60_000)}`,
  "token ' or 1=1; --",
  'token \u00ff\u00fe',
])('refuses the header %j', async (authorization) => {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (authorization !== undefined) headers['authorization'] = authorization
  const calls: [string, RequestInit][] = [
    [PATH, {}],
    [PATH, { method: 'PUT', body: '{}' }],
    [`${API}/user/change_password/`, { method: 'POST', body: 'no JSON' }],
    [`/api/v1/enquiry/get/user/${asha.id}`, {}],
    [`/api/v1/transactions/get/user/${asha.id}`, {}],
  ]
  for (const [path, init] of calls) {
    const answer = await provider.app.request(path, { ...init, headers })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await outcome(answer)).toEqual([401, 'signed_out'])
  }
  expect(provider.logged).toEqual([])
})

test('accepts the word `token` in any case, and nothing else', async () => {
  for (const authorization of [
    asha.token,
    `Bearer ${asha.token}`,
    `token ${asha.token}x`,
    `token ${asha.token.toLowerCase()}`,
    `token ${asha.token}, token ${asha.token}`,
  ]) {
    const answer = await provider.app.request(PATH, { headers: { authorization } })
    expect(answer.status).toBe(401)
  }
  const headers = { authorization: `Token  ${asha.token}` }
  expect((await provider.app.request(PATH, { headers })).status).toBe(200)
})

test('a changed password signs out everywhere else', async () => {
  const other = (await (await traveller.signIn(ASHA)).json()) as Login
  await traveller.forget(ASHA)
  const link = await traveller.linkTo(ASHA)
  const answer = await change(PASSWORD, 'a new password')
  expect(answer.status).toBe(200)
  const { token } = (await answer.json()) as Login
  expect((await read(token)).status).toBe(200)
  for (const old of [asha.token, other.token]) expect((await read(old)).status).toBe(401)
  expect(await outcome(await traveller.activate(link))).toEqual([400, 'link_invalid'])
  expect((await traveller.signIn(ASHA, PASSWORD)).status).toBe(401)
  expect((await traveller.signIn(ASHA, 'a new password')).status).toBe(200)
})

test('a wrong old password changes nothing', async () => {
  expect(await outcome(await change('wrong', 'a new password'))).toEqual([400, 'wrong_password'])
  expect((await read()).status).toBe(200)
  expect((await traveller.signIn(ASHA)).status).toBe(200)
})

test('names faults of the new password', async () => {
  expect(await outcome(await change('', 'short'))).toEqual([
    422,
    { old_password: 'required', new_password: 'range' },
  ])
})

test('only one of many concurrent changes succeeds', async () => {
  const passwords = Array.from({ length: 8 }, (_, index) => `password ${index}`)
  const answers = await Promise.all(passwords.map((each) => change(PASSWORD, each)))
  const winners = passwords.filter((_, index) => answers[index]!.status === 200)
  expect(winners).toHaveLength(1)
  expect((await traveller.signIn(ASHA, winners[0]!)).status).toBe(200)
})

test('the old password may be tried ten times in a quarter of an hour', async () => {
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await change(`wrong ${tries}`, 'a new password')).status).toBe(400)
  }
  const refused = await change(PASSWORD, 'a new password')
  expect(refused.headers.get('retry-after')).toBe('900')
  expect(await outcome(refused)).toEqual([429, 'too_many_requests'])
  provider.pass(900)
  expect((await change(PASSWORD, 'a new password')).status).toBe(200)
})

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
  provider = await openForTest({ derive })
  traveller = await travellerAt(provider)
})
beforeEach(async () => {
  await provider.forget()
  work.length = 0
})
afterAll(() => provider.close())

const ASHA = 'asha@mail.example'
const HOUR = 3600
const DAY = 24 * HOUR
const INVALID = [400, 'link_invalid']
const SENT = [200, { sent: true }]

const mailsTo = async (email: string) => (await provider.mails()).filter(({ to }) => to === email)

test('an enquiry from an unknown address sends it a link to its new account', async () => {
  await traveller.enquire('Asha@Mail.example', { first_name: 'Asha' })
  const [mail, ...others] = await mailsTo('Asha@Mail.example')
  expect(others).toEqual([])
  expect(mail!.text).toMatch(/^ {4}http:\/\/localhost\/activate-account\?token=[\w-]{43}$/m)
  const users = await provider.database.query('select * from users')
  expect(users).toMatchObject([
    { email: ASHA, first_name: 'Asha', last_name: '', mobile_number: '9876543210', password: null },
  ])
})

test('an account without a password gets a link once a day, an active one none', async () => {
  await traveller.enquire(ASHA)
  const first = await traveller.linkTo(ASHA)
  await traveller.enquire(ASHA.toUpperCase())
  provider.pass(DAY - 1)
  await traveller.enquire(ASHA)
  expect(await traveller.linkTo(ASHA)).toBe(first)
  provider.pass(1)
  await traveller.enquire(ASHA)
  const second = await traveller.linkTo(ASHA)
  expect(second).not.toBe(first)
  await traveller.activate(second)
  provider.pass(2 * DAY)
  await traveller.enquire(ASHA)
  expect((await mailsTo(ASHA))[0]!.text).not.toContain('token=')
  expect(await traveller.linkTo(ASHA)).toBe(second)
})

test('two concurrent enquiries open one account with one link', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => traveller.enquire(ASHA)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await provider.database.query('select 1 from users')).toHaveLength(1)
  expect(await provider.database.query('select 1 from account_links')).toHaveLength(1)
})

test('a link works once', async () => {
  await traveller.enquire(ASHA)
  const token = await traveller.linkTo(ASHA)
  const [status, answer] = await outcome(await traveller.activate(token))
  expect([status, answer]).toEqual([
    200,
    { token: expect.any(String), id: expect.any(String), first_name: '', email: ASHA },
  ])
  expect(await outcome(await traveller.activate(token, 'another one'))).toEqual(INVALID)
  expect((await traveller.signIn(ASHA)).status).toBe(200)
})

test('a link shows its account while it works, and showing does not use it up', async () => {
  await traveller.enquire(ASHA)
  const token = await traveller.linkTo(ASHA)
  const whose = async (of = token) =>
    outcome(await provider.post(`${API}/user/link/`, { token: of }))
  expect(await whose()).toEqual([200, { email: ASHA }])
  expect(await whose()).toEqual([200, { email: ASHA }])
  expect(await whose(`${token}x`)).toEqual(INVALID)
  await traveller.activate(token)
  expect(await whose()).toEqual(INVALID)
  await traveller.forget(ASHA)
  const [mail] = await mailsTo(ASHA)
  expect(mail!.text).toMatch(/\?token=[\w-]{43}&for=reset$/m)
  const reset = await traveller.linkTo(ASHA)
  expect(await whose(reset)).toEqual([200, { email: ASHA }])
  provider.pass(HOUR)
  expect(await whose(reset)).toEqual(INVALID)
})

test('limits guesses of links', async () => {
  const guess = async () => provider.post(`${API}/user/link/`, { token: 'x' })
  for (let tries = 0; tries < 60; tries += 1) expect((await guess()).status).toBe(400)
  expect((await guess()).status).toBe(429)
})

test('only one of many concurrent uses of a link succeeds', async () => {
  await traveller.enquire(ASHA)
  const token = await traveller.linkTo(ASHA)
  const passwords = Array.from({ length: 12 }, (_, index) => `password ${index}`)
  const answers = await Promise.all(passwords.map((each) => traveller.activate(token, each)))
  const winners = passwords.filter((_, index) => answers[index]!.status === 200)
  expect(winners).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(11)
  expect((await traveller.signIn(ASHA, winners[0]!)).status).toBe(200)
})

test('only one of two links used concurrently succeeds, and neither causes an error', async () => {
  await traveller.account(ASHA)
  const tokens: (string | undefined)[] = []
  for (const _ of [1, 2]) {
    await traveller.forget(ASHA)
    provider.pass(1)
    tokens.push(await traveller.linkTo(ASHA))
  }
  const answers = await Promise.all(tokens.map((token) => traveller.activate(token)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('the first link works for seven days, one for a new password for an hour', async () => {
  await traveller.enquire(ASHA)
  const first = await traveller.linkTo(ASHA)
  provider.pass(7 * DAY)
  expect(await outcome(await traveller.activate(first))).toEqual(INVALID)
  await traveller.forget(ASHA)
  const second = await traveller.linkTo(ASHA)
  provider.pass(7 * DAY - 1)
  expect((await traveller.activate(second)).status).toBe(200)
  await traveller.forget(ASHA)
  const third = await traveller.linkTo(ASHA)
  provider.pass(HOUR)
  expect(await outcome(await traveller.activate(third))).toEqual(INVALID)
  await traveller.forget(ASHA)
  provider.pass(HOUR - 1)
  expect((await traveller.activate(await traveller.linkTo(ASHA))).status).toBe(200)
})

test('a new password signs out everywhere, and invalidates other links', async () => {
  const { token } = await traveller.account(ASHA)
  await traveller.forget(ASHA)
  const first = await traveller.linkTo(ASHA)
  provider.pass(1)
  await traveller.forget(ASHA)
  const second = await traveller.linkTo(ASHA)
  expect(second).not.toBe(first)
  expect((await traveller.activate(second, 'a new password')).status).toBe(200)
  expect((await traveller.ask(`${API}/user/profile/`, token)).status).toBe(401)
  expect(await outcome(await traveller.activate(first))).toEqual(INVALID)
  expect((await traveller.signIn(ASHA, PASSWORD)).status).toBe(401)
  expect((await traveller.signIn(ASHA, 'a new password')).status).toBe(200)
})

test('a forgotten-password request gets the same response for every address', async () => {
  await traveller.account(ASHA)
  await traveller.enquire('inactive@mail.example')
  const told = []
  for (const email of [ASHA, 'inactive@mail.example', 'nobody@mail.example']) {
    const answer = await traveller.forget(email, { 'x-request-id': 'the-same-for-all' })
    told.push([answer.status, [...answer.headers], await answer.text()])
  }
  expect(told[0]![0]).toBe(200)
  expect(told[1]).toEqual(told[0])
  expect(told[2]).toEqual(told[0])
  expect((await mailsTo(ASHA))[0]!.subject).toBe('Choose a new password')
  expect((await mailsTo('inactive@mail.example'))[0]!.subject).toBe('Activate your account')
  expect(await mailsTo('nobody@mail.example')).toEqual([])
})

test('one mailbox gets three links an hour, without the requester noticing', async () => {
  await traveller.account(ASHA)
  const before = (await mailsTo(ASHA)).length
  for (let times = 0; times < 5; times += 1) {
    expect(await outcome(await traveller.forget(ASHA.toUpperCase()))).toEqual(SENT)
  }
  const mails = (await provider.mails()).filter(({ to }) => to.toLowerCase() === ASHA)
  expect(mails).toHaveLength(before + 3)
})

test('requests for other spellings of a mailbox use up no links of its account', async () => {
  await traveller.account(ASHA)
  await traveller.enquire('asha+stranger@mail.example')
  for (let times = 0; times < 4; times += 1) {
    for (const email of ['asha+stranger@mail.example', 'asha+none@mail.example']) {
      await traveller.forget(email)
    }
  }
  const before = await mailsTo(ASHA)
  await traveller.forget(ASHA)
  const after = await mailsTo(ASHA)
  expect(after.length).toBe(before.length + 1)
  expect(after[0]!.subject).toBe('Choose a new password')
})

test('one address may request thirty links an hour, then gets 429', async () => {
  for (let times = 0; times < 30; times += 1) {
    expect(await outcome(await traveller.forget(`a${times}@mail.example`))).toEqual(SENT)
  }
  const refused = await traveller.forget('next@mail.example')
  expect(refused.headers.get('retry-after')).toBe('3600')
  expect(await outcome(refused)).toEqual([429, 'too_many_requests'])
  provider.pass(HOUR)
  expect((await traveller.forget('next@mail.example')).status).toBe(200)
})

test('one address may try sixty links an hour', async () => {
  for (let times = 0; times < 60; times += 1) {
    expect((await traveller.activate('guess')).status).toBe(400)
  }
  expect((await traveller.activate('guess')).status).toBe(429)
})

test('refuses hostile tokens without deriving a key', async () => {
  await traveller.enquire(ASHA)
  const token = (await traveller.linkTo(ASHA))!
  for (const wrong of ["' or 1=1; --", '\0', '\ud800', `${token} `, token.slice(1), '%', '[]']) {
    expect(await outcome(await traveller.activate(wrong))).toEqual(INVALID)
  }
  expect(work).toEqual([])
  expect(await outcome(await traveller.activate('x'.repeat(1001)))).toEqual([
    422,
    { token: 'long' },
  ])
  expect(await outcome(await traveller.activate(undefined))).toEqual([422, { token: 'required' }])
  expect((await traveller.activate(token)).status).toBe(200)
})

test('a new password has 8 to 200 characters, and a refused one does not use up the link', async () => {
  await traveller.enquire(ASHA)
  const token = await traveller.linkTo(ASHA)
  for (const [password, fault] of [
    ['', 'required'],
    ['1234567', 'range'],
    ['x'.repeat(201), 'long'],
  ] as const) {
    expect(await outcome(await traveller.activate(token, password))).toEqual([
      422,
      { password: fault },
    ])
  }
  expect((await traveller.activate(token, ' '.repeat(8))).status).toBe(200)
  expect((await traveller.signIn(ASHA, ' '.repeat(8))).status).toBe(200)
})

test('links count towards the limit of emails to one traveller', async () => {
  for (let times = 0; times < 6; times += 1) await traveller.enquire(ASHA)
  expect(await mailsTo(ASHA)).toHaveLength(5)
})

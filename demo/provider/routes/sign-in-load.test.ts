import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  PASSWORD,
  type Traveller,
  countedWork,
  outcome,
  travellerAt,
} from '../testing/account-for-test.ts'
import { API } from '../testing/api-for-test.ts'
import { storedSubject } from '../data/rate-limit-subject.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import type { Derive } from '../secrets/password.ts'

const ASHA = 'asha@mail.example'
const COMPANY = '00000000-0000-4000-8000-000000000000'
/** In ms; a busy machine may need that long. */
const PATIENCE = { timeout: 10_000 }
const BUSY = [503, 'unavailable']

/** Passwords in the order of their key derivations, which don't finish while the gate is closed. */
const begun: string[] = []
const { derive: counted } = countedWork()
let gate = Promise.resolve()
let openGate = () => {}
const close = () => (gate = new Promise((open) => (openGate = open)))
const derive: Derive = async (password, salt, cost) => {
  begun.push(password)
  await gate
  return counted(password, salt, cost)
}

let provider: TestProvider
let traveller: Traveller
beforeAll(async () => {
  const signInRate = { limit: 1_000_000, seconds: 1 }
  provider = await openForTest({ derive, trustProxy: 1, signInRate })
  traveller = await travellerAt(provider)
})
beforeEach(async () => {
  openGate()
  await provider.forget()
  await traveller.account(ASHA)
  begun.length = 0
  close()
})
afterAll(() => provider.close())

/** Waits until the queue has this many calls, because a call that is still being read has no place in it. */
async function queued(count: number): Promise<void> {
  await expect
    .poll(async () => (await provider.metrics.text()).text, PATIENCE)
    .toContain(`\nkey_derivations{state="waiting"} ${count}\n`)
}

const from = (address: string) => ({ 'x-forwarded-for': address })

/** Concurrent wrong sign-ins, from one client or many. */
const wrongOnes = (count: number, addressOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) =>
    traveller.signIn(`nobody${index}@mail.example`, 'wrong', from(addressOf(index))),
  )

const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status)

test('an honest sign-in among 400 wrong ones from one address is served next but one', async () => {
  const before = wrongOnes(200, () => '1.1.1.1')
  const honest = traveller.signIn(ASHA, PASSWORD, from('2.2.2.2'))
  const after = wrongOnes(200, () => '1.1.1.1')
  await queued(10 + 1)
  openGate()
  expect((await honest).status).toBe(200)
  expect(begun.indexOf(PASSWORD)).toBeLessThanOrEqual(4)
  const answered = await statuses([...before, ...after])
  expect(answered.filter((status) => status === 503).length).toBe(400 - 12)
  expect(answered.filter((status) => status === 401).length).toBe(12)
})

test('another address gets in while ten others use all places', async () => {
  const wrong = wrongOnes(400, (index) => `1.1.1.${index % 10}`)
  let refused = 0
  for (const one of wrong) void one.then(() => (refused += 1))
  await expect.poll(() => refused, PATIENCE).toBe(400 - 22)
  const honest = traveller.signIn(ASHA, PASSWORD, from('2.2.2.2'))
  // It takes the place of another.
  await expect.poll(() => refused, PATIENCE).toBe(400 - 21)
  openGate()
  expect((await honest).status).toBe(200)
  expect(begun.indexOf(PASSWORD)).toBeLessThan(15)
  await statuses(wrong)
})

test('limits the queue to what is served soon, for any number of addresses', async () => {
  const wrong = wrongOnes(400, (index) => `1.1.${index % 200}.${index}`)
  await queued(20)
  const late = await traveller.signIn(ASHA, PASSWORD, from('2.2.2.2'))
  expect(late.headers.get('retry-after')).toBe('2')
  expect(await outcome(late)).toEqual(BUSY)
  openGate()
  expect((await statuses(wrong)).filter((status) => status === 401).length).toBe(22)
  expect((await traveller.signIn(ASHA, PASSWORD, from('2.2.2.2'))).status).toBe(200)
})

test('a flood at the desk is refused before any password is checked', async () => {
  const flood = Array.from({ length: 400 }, async (_, index) => {
    const headers = { 'sec-fetch-site': 'same-origin', ...from(`1.2.${index >> 8}.${index & 255}`) }
    const body = new URLSearchParams({ email: `nobody${index}@mail.example`, password: 'wrong' })
    return provider.app.request('/desk/sign-in', { method: 'POST', body, headers })
  })
  let answered = 0
  for (const answer of flood) void answer.then(() => (answered += 1))
  await expect.poll(() => answered, PATIENCE).toBe(400 - 21)
  openGate()
  const all = await statuses(flood)
  expect(all.filter((status) => status === 401).length).toBe(21)
})

test('a known browser gets in while strangers fill the queue', async () => {
  openGate()
  const [cookie] = (await traveller.signIn(ASHA)).headers.getSetCookie()
  close()
  begun.length = 0
  const wrong = wrongOnes(400, (index) => `1.1.${index % 200}.${index}`)
  await queued(20)
  const known = { cookie: cookie!.split(';')[0]!, ...from('2.2.2.2') }
  const honest = traveller.signIn(ASHA, PASSWORD, known)
  await queued(20 + 1)
  openGate()
  expect((await honest).status).toBe(200)
  expect(begun.indexOf(PASSWORD)).toBeLessThan(5)
  await statuses(wrong)
})

test('delayed sign-ins use no place, and only a few wait per account', async () => {
  openGate()
  const { pause } = provider.settings
  const held: (() => void)[] = []
  provider.settings.pause = async (_, signal) =>
    new Promise((resolve, reject) => {
      held.push(resolve)
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
  for (let n = 0; n < 30; n += 1) await traveller.signIn(ASHA, 'wrong', from(`1.1.1.${n}`))
  const before = begun.length
  const delayed = ['1.1.1.1', '1.1.1.1', '1.1.1.2'].map(async (address) =>
    traveller.signIn(ASHA, 'wrong', from(address)),
  )
  await expect.poll(() => held.length, PATIENCE).toBe(3)
  expect((await traveller.signIn('ravi@mail.example', 'wrong', from('3.3.3.3'))).status).toBe(401)
  // A clean address replaces the one with the most failures, but not the other way round.
  const honest = traveller.signIn(ASHA, PASSWORD, from('2.2.2.2'))
  await expect.poll(() => held.length, PATIENCE).toBe(4)
  const late = await traveller.signIn(ASHA, 'wrong', from('1.1.1.2'))
  expect(await outcome(late)).toEqual(BUSY)
  expect(late.headers.get('retry-after')).toBe('4')
  for (const finish of held) finish()
  expect((await honest).status).toBe(200)
  expect((await statuses(delayed)).toSorted()).toEqual([401, 401, 503])
  expect(begun.length - before).toBe(1 + 3)
  provider.settings.pause = pause
})

test('a sign-in refused for load does not count as a failure', async () => {
  const wrong = Array.from({ length: 50 }, () => traveller.signIn(ASHA, PASSWORD, from('1.1.1.1')))
  await queued(10)
  openGate()
  const answered = await statuses(wrong)
  expect(answered.filter((status) => status === 503).length).toBe(38)
  const counted = [
    storedSubject(`sign-in to ${ASHA}`),
    storedSubject(`sign-in to ${ASHA} from 1.1.1.1`),
  ]
  for (const subject of counted) {
    expect(
      await provider.database.query('select 1 from hits where subject = $1', [subject]),
    ).toEqual([])
  }
})

test('all key derivations share one queue', async () => {
  openGate()
  const { token } = (await (await traveller.signIn(ASHA)).json()) as { token: string }
  close()
  begun.length = 0
  const wrong = wrongOnes(40, () => '1.1.1.1')
  await queued(10)
  const calls: [path: string, body: object][] = [
    ['/user/activate/', { token: 'x'.repeat(43), password: PASSWORD }],
    ['/user/corporate/', { corporate_company_id: COMPANY, email: ASHA, corporate_email: ASHA }],
    ['//user/corporate/validate-otp/', { corporate_email: ASHA, otp: '123456' }],
    ['/user/change_password/', { old_password: PASSWORD, new_password: 'another one' }],
  ]
  const headers = { ...from('1.1.1.1'), authorization: `token ${token}` }
  const answers = calls.map(async ([path, body]) => provider.post(API + path, body, headers))
  expect(await Promise.all(answers.map(async (answer) => outcome(await answer)))).toEqual(
    calls.map(() => BUSY),
  )
  openGate()
  await statuses(wrong)
})

import { afterEach, beforeEach, expect, test } from 'vitest'
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

const ASHA = 'asha@mail.example'
const NEW = 'a new password'

let provider: TestProvider
let traveller: Traveller
let login: Login
/** Signals the next derived key, and delays its result. */
let held: { arrive: () => void; until: Promise<void> } | undefined
beforeEach(async () => {
  const { derive } = countedWork()
  provider = await openForTest({
    derive: async (...work) => {
      const key = await derive(...work)
      const mine = held
      held = undefined
      mine?.arrive()
      await mine?.until
      return key
    },
  })
  traveller = await travellerAt(provider)
  login = await traveller.account(ASHA)
})
afterEach(() => provider.close())

/** Signs in with the old password, and runs `other` after the account is read and before the password is checked. */
async function signInAround(other: () => Promise<Response>): Promise<Response> {
  let go = () => {}
  const until = new Promise<void>((resolve) => (go = resolve))
  const arrived = new Promise<void>((arrive) => (held = { arrive, until }))
  const signIn = traveller.signIn(ASHA)
  await arrived
  expect((await other()).status).toBe(200)
  go()
  return signIn
}

const change = async () =>
  traveller.ask(`${API}/user/change_password/`, login.token, {
    method: 'POST',
    body: JSON.stringify({ old_password: PASSWORD, new_password: NEW }),
  })

test('the old password does not sign in while it is changed', async () => {
  expect(await outcome(await signInAround(change))).toEqual([401, 'wrong_credentials'])
  expect((await traveller.signIn(ASHA, NEW)).status).toBe(200)
})

test('nor while a mailed link sets another one', async () => {
  await traveller.forget(ASHA)
  const link = await traveller.linkTo(ASHA)
  const answer = await signInAround(async () => traveller.activate(link, NEW))
  expect(await outcome(answer)).toEqual([401, 'wrong_credentials'])
})

test('a concurrent change and mailed link leave one valid password', async () => {
  await traveller.forget(ASHA)
  const link = await traveller.linkTo(ASHA)
  const mailed = 'of the mailed link'
  const answers = await Promise.all([change(), traveller.activate(link, mailed)])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const signIns = [PASSWORD, NEW, mailed].map(async (each) => traveller.signIn(ASHA, each))
  const statuses = (await Promise.all(signIns)).map(({ status }) => status)
  expect(statuses[0]).toBe(401)
  expect(statuses.toSorted()).toEqual([200, 401, 401])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Login } from '../../../../widgets/contract/users.ts'
import { type Traveller, outcome, travellerAt } from '../../testing/account-for-test.ts'
import { API } from '../../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../../testing/open-for-test.ts'
import { DEMO_ACCOUNT } from './demo-account.ts'
import { seed } from './seed.ts'

let provider: TestProvider
let traveller: Traveller
beforeAll(async () => {
  provider = await openForTest()
  traveller = await travellerAt(provider)
})
afterAll(() => provider.close())

const { email, password } = DEMO_ACCOUNT
const TABLES = ['users', 'enquiries', 'destinations', 'transactions']
const rows = () =>
  Promise.all(
    TABLES.map((table) => provider.database.query(`select * from ${table} order by 1, 2`)),
  )

async function signedIn(): Promise<Login> {
  return (await traveller.signIn(email, password)).json() as Promise<Login>
}

test('the demo account has enquiries and payments', async () => {
  const { id, token, first_name } = await signedIn()
  expect(first_name).toBe('Asha')
  const list = async (path: string, query = '') => {
    const answer = await traveller.ask(path + id + query, token)
    return ((await answer.json()) as { data: { status: string; location: string }[] }).data
  }
  const enquiries = await list('/api/v1/enquiry/get/user/')
  expect(enquiries.map(({ status }) => status)).toEqual([
    'New',
    'Completed',
    'Completed',
    'Canceled',
    'Completed',
  ])
  expect(enquiries[0]).toMatchObject({
    destination: 'Bandhavgarh, Kanha',
    destinations: [{ no_days: 3, no_nights: 2 }, { no_days: 4 }],
    email,
  })
  const payments = await list('/api/v1/transactions/get/user/')
  expect(payments).toHaveLength(5)
  expect(new Set(payments.map(({ status }) => status))).toEqual(new Set(['Completed', 'Canceled']))
  const inArabic = await list('/api/v1/transactions/get/user/', '?lang=ar')
  expect(inArabic.slice(2, 4).map(({ location }) => location)).toEqual([
    'ليه، لداخ',
    'دبي، الإمارات العربية المتحدة',
  ])
})

test('seeding again changes nothing', async () => {
  const before = await rows()
  await Promise.all([seed(provider.database, true), seed(provider.database, true)])
  expect(await rows()).toEqual(before)
})

test('a changed password stays changed', async () => {
  const { token } = await signedIn()
  const body = JSON.stringify({ old_password: password, new_password: 'another one' })
  const path = `${API}/user/change_password/`
  expect((await traveller.ask(path, token, { method: 'POST', body })).status).toBe(200)
  await seed(provider.database, true)
  expect((await traveller.signIn(email, password)).status).toBe(401)
  expect((await traveller.signIn(email, 'another one')).status).toBe(200)
})

test('the account is closed outside of demo mode, and open again in it', async () => {
  const { token } = (await (await traveller.signIn(email, 'another one')).json()) as Login
  await traveller.forget(email)
  const link = await traveller.linkTo(email)
  await seed(provider.database, false)
  expect((await traveller.ask(`${API}/user/profile/`, token)).status).toBe(401)
  for (const each of [password, 'another one']) {
    expect((await traveller.signIn(email, each)).status).toBe(401)
  }
  expect(await outcome(await traveller.activate(link))).toEqual([400, 'link_invalid'])
  await seed(provider.database, true)
  expect((await traveller.signIn(email, password)).status).toBe(200)
})

test('creates no demo account outside of demo mode', async () => {
  const real = await openForTest({ demo: false })
  expect(await real.database.query('select * from users')).toEqual([])
  expect(await real.database.query('select * from enquiries')).toEqual([])
  await real.close()
})

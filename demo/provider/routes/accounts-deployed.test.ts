import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Traveller, countedWork, travellerAt } from '../testing/account-for-test.ts'
import { createApp } from '../app.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

/** Accounts with real emails and several instances on one database. */
let provider: TestProvider
beforeEach(async () => {
  provider = await openForTest({ demo: false, derive: countedWork().derive })
})
afterEach(() => provider.close())

const ASHA = 'asha@mail.example'

/** Like `TestProvider.mails`, which only works in the demo. */
const texts = async () =>
  (await provider.database.query<{ body: string }>('select body from mails order by id')).map(
    ({ body }) => body,
  )

const elsewhere = (path: string, body: object) =>
  provider.app.request(`https://evil.example${API}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

test("warns at startup if links can't be sent", () => {
  expect(provider.logged.join('\n')).toContain('PUBLIC_URL is not set')
})

test('sends no link to a forged host', async () => {
  const traveller = await travellerAt(provider)
  const [city] = await provider.database.query<{ uuid: string }>('select uuid from cities limit 1')
  const enquiry = {
    destinations: [{ city: city!.uuid, no_days: 1 }],
    number_of_adults: 1,
    phone_number: '9876543210',
    email: ASHA,
  }
  expect((await elsewhere('/enquiry/', enquiry)).status).toBe(201)
  expect((await elsewhere('/user/forgot_password', { email: ASHA })).status).toBe(200)
  expect((await texts()).join()).not.toMatch(/evil|token=/)
  // Localhost is allowed, for trying it out.
  await traveller.forget(ASHA)
  expect((await texts()).at(-1)).toContain('http://localhost/activate-account?token=')
})

test('sends links to the public address', async () => {
  await provider.close()
  const publicUrl = 'https://trips.example'
  provider = await openForTest({ demo: false, publicUrl })
  const traveller = await travellerAt(provider)
  await traveller.enquire(ASHA)
  expect((await texts()).join()).toContain('    https://trips.example/activate-account?token=')
  expect(provider.logged.join('\n')).not.toContain('PUBLIC_URL')
})

test('instances share accounts and limits', async () => {
  const { database, settings, media } = provider
  const other: TestProvider = {
    ...provider,
    app: createApp(database, settings, () => {}, media),
    post: async (path, body, headers) =>
      other.app.request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
  }
  const here: Traveller = await travellerAt(provider)
  const there: Traveller = await travellerAt(other)
  await here.enquire(ASHA)
  const token = /token=(\S+)/.exec((await texts()).join())![1]
  expect((await there.activate(token)).status).toBe(200)
  expect((await here.activate(token)).status).toBe(400)
  const login = (await (await here.signIn(ASHA)).json()) as { token: string }
  expect((await there.ask(`${API}/user/profile/`, login.token)).status).toBe(200)
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await here.signIn(ASHA, 'wrong')).status).toBe(401)
    expect((await there.signIn(ASHA, 'wrong')).status).toBe(401)
  }
  provider.delays.length = 0
  await here.signIn(ASHA, 'wrong')
  await there.signIn(ASHA, 'wrong')
  expect(provider.delays).toEqual([500, 1000])
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Traveller, countedWork, travellerAt } from '../testing/account-for-test.ts'
import { createApp } from '../app.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

/** Accounts where mails are really sent, and where several instances work on one database. */
let provider: TestProvider
beforeEach(async () => {
  provider = await openForTest({ demo: false, derive: countedWork().derive })
})
afterEach(() => provider.close())

const ASHA = 'asha@mail.example'

/** As `TestProvider.mails`, which the demo alone shows. */
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

test('says at the start what keeps links from being mailed', () => {
  expect(provider.logged.join('\n')).toContain('PUBLIC_URL is not set')
})

test('mails no link to wherever the request claims to be', async () => {
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
  // On this very machine it can be tried out.
  await traveller.forget(ASHA)
  expect((await texts()).at(-1)).toContain('http://localhost/activate-account?token=')
})

test('mails links to the public address', async () => {
  await provider.close()
  const publicUrl = 'https://trips.example'
  provider = await openForTest({ demo: false, publicUrl })
  const traveller = await travellerAt(provider)
  await traveller.enquire(ASHA)
  expect((await texts()).join()).toContain('    https://trips.example/activate-account?token=')
  expect(provider.logged.join('\n')).not.toContain('PUBLIC_URL')
})

test('an account of one instance is one of the others, limits included', async () => {
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

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DeskBrowser, deskBrowser } from '../../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../../testing/open-for-test.ts'

const LIST = '/desk/webhooks'
const HOOK = 'https://crm.example/hooks?key=1'

let provider: TestProvider
let desk: DeskBrowser
beforeAll(async () => {
  provider = await openForTest()
  desk = deskBrowser(provider)
  await desk.signIn()
})
beforeEach(async () => {
  await provider.forget()
})
afterAll(() => provider.close())

const fields = (more: Record<string, string> = {}) => ({
  url: HOOK,
  'event.enquiry.created': 'on',
  intent: 'a',
  ...more,
})
const endpoints = async () =>
  provider.database.query<Record<string, string>>('select * from webhook_endpoints')
const add = async () => {
  await desk.post(LIST, fields())
  return `${LIST}/${(await endpoints())[0]!['id']}`
}
const html = async (path: string) => (await desk.get(path)).text()

test('adds an endpoint once, and shows its secret once', async () => {
  const page = await (await desk.post(LIST, fields())).text()
  const [endpoint] = await endpoints()
  expect(page).toContain(endpoint!['secret'])
  expect(endpoint!['secret']).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect((await desk.post(LIST, fields())).headers.get('location')).toBe(`${LIST}?done=sent`)
  expect(await endpoints()).toHaveLength(1)
  expect(await desk.read(LIST)).toContain(`${HOOK} 1 event`)
  for (const path of [LIST, `${LIST}/${endpoint!['id']}`])
    expect(await html(path)).not.toContain('whsec_')
  // Addresses may contain keys of other programs.
  const [deed] = await provider.database.query<{ text: string }>('select text from desk_log')
  expect(deed!.text).toBe('added crm.example')
})

test.each([
  [{ url: 'crm' }, 'Please enter a full address'],
  [{ url: 'ftp://crm.example' }, 'Please enter a full address'],
  [{ url: 'http://crm.example' }, 'Please enter an address with https.'],
  [{ url: 'https://a:b@crm.example' }, 'without a user name or password'],
  [{ url: 'https://169.254.169.254/latest' }, 'This address is private.'],
  [{ url: 'https://[::ffff:127.0.0.1]/' }, 'This address is private.'],
  [{ 'event.enquiry.created': undefined }, 'Please choose at least one event.'],
] as const)('refuses %o, and keeps what was typed', async (wrong, reason) => {
  const typed = Object.entries({ ...fields(), contact: 'on', ...wrong })
  const sent = Object.fromEntries(typed.filter(([, value]) => value !== undefined))
  const path = await add()
  for (const address of [LIST, path]) {
    const answer = await desk.post(address, { ...sent, intent: `other ${address}` } as Record<
      string,
      string
    >)
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain(reason)
    expect(page).toContain(`value="${sent['url']!.replaceAll('&', '&amp;')}"`)
    expect(page).toMatch(/name="contact"\s+checked/)
  }
  expect((await endpoints()).map(({ url }) => url)).toEqual([HOOK])
})

test('edits, disables, enables and deletes an endpoint', async () => {
  const path = await add()
  const events = { 'event.review.published': 'on', contact: 'on', url: 'https://crm.example/2' }
  const edited = await desk.post(path, { ...events, intent: 'b' })
  expect(edited.headers.get('location')).toBe(`${path}?done=edit`)
  expect(await endpoints()).toMatchObject([
    { url: 'https://crm.example/2', events: ['review.published'], sends_contact: true },
  ])
  await desk.post(`${path}/disable`, { intent: 'c' })
  expect(await desk.read(path)).toMatch(/crm\.example\/2\s+Disabled/)
  expect(await desk.read(path)).not.toContain('Send test')
  await desk.post(`${path}/enable`, { intent: 'd' })
  expect(await desk.read(path)).toContain('Send test')
  await desk.post(`${path}/delete`, { intent: 'e' })
  expect(await endpoints()).toEqual([])
  expect((await desk.get(path)).status).toBe(404)
  expect((await desk.post(`${path}/enable`, { intent: 'f' })).status).toBe(404)
})

test('rotates a secret once for each form, and shows the new one once', async () => {
  const path = await add()
  const before = (await endpoints())[0]!['secret']!
  const page = await (await desk.post(`${path}/rotate`, { intent: 'b' })).text()
  const [endpoint] = await endpoints()
  expect(endpoint).toMatchObject({ old_secret: before })
  expect(page).toContain(endpoint!['secret'])
  expect(page).toContain('The previous secret is valid until')
  expect((await desk.post(`${path}/rotate`, { intent: 'b' })).status).toBe(303)
  expect((await endpoints())[0]!['secret']).toBe(endpoint!['secret'])
})

test('sends a test, shows the log, and resends once for each form', async () => {
  const path = await add()
  await desk.post(`${path}/test`, { intent: 'b' })
  await desk.post(`${path}/test`, { intent: 'b' })
  const { query } = provider.database
  expect(await query('select kind from jobs')).toEqual([{ kind: 'webhook' }])
  expect(await desk.read(path)).toMatch(/test .*Waiting/)
  const [{ id } = { id: '' }] = await query<{ id: string }>(
    `update webhook_deliveries set attempts = 9, status = 503, duration = 41, failure = 'HTTP_503',
       failed_at = now() returning id`,
  )
  await query('delete from jobs')
  expect(await desk.read(path)).toMatch(/Failed: Status 503 9 attempts, 41 ms/)
  expect(await desk.read(LIST)).toContain('1 failed')
  await desk.post(`${path}/resend`, { delivery: id, intent: 'c' })
  await desk.post(`${path}/resend`, { delivery: id, intent: 'c' })
  await desk.post(`${path}/resend`, { delivery: 'x', intent: 'd' })
  expect(await query('select key from jobs')).toEqual([{ key: id }])
  expect(await desk.read(LIST)).not.toContain('failed')
})

test('requires a sign-in', async () => {
  const path = await add()
  const visitor = deskBrowser(provider)
  for (const address of [LIST, path])
    expect((await visitor.get(address)).headers.get('location')).toContain('/desk/sign-in')
  await visitor.post(`${path}/delete`, { intent: 'z' })
  expect(await endpoints()).toHaveLength(1)
})

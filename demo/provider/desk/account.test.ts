import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addStaff } from '../data/people/staff.ts'
import { type DeskBrowser, deskBrowser, textOf } from '../testing/desk-for-test.ts'
import { countedWork } from '../testing/account-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

const { derive } = countedWork()
const OLD = 'four words of Ravi'
const NEW = 'other words of Ravi'
const ACCOUNT = '/desk/account'

let provider: TestProvider
let desk: DeskBrowser
let count = 0
let email = ''
beforeAll(async () => (provider = await openForTest({ derive, trustProxy: 1 })))
beforeEach(async () => {
  await provider.forget()
  desk = deskBrowser(provider)
  email = `ravi${(count += 1)}@company.example`
  const token = await addStaff(provider.database, email, 'Ravi', provider.settings.now())
  await desk.post('/desk/password', { token, password: OLD })
})
afterAll(() => provider.close())

test('changes the password after checking the old one, and ends all other sessions', async () => {
  const other = deskBrowser(provider)
  await other.signIn(email, OLD)
  const change = async (old: string, password: string) =>
    desk.post(`${ACCOUNT}/password`, { old, password })
  const wrong = await change('a wrong one', NEW)
  expect(wrong.status).toBe(422)
  expect(textOf(await wrong.text())).toContain('The old password is wrong.')
  for (const [password, fault] of [
    ['short', '12 to 200 characters'],
    ['password2026!', 'too easy to guess'],
    [`${email} 2026`, 'without your email address'],
  ] as const) {
    expect(textOf(await (await change(OLD, password)).text())).toContain(fault)
  }
  expect((await other.get(ACCOUNT)).status).toBe(200)
  const changed = await change(OLD, NEW)
  expect(changed.headers.get('location')).toBe(`${ACCOUNT}?done=password`)
  expect(await desk.read(`${ACCOUNT}?done=password`)).toContain('Your password has been changed.')
  expect((await other.get(ACCOUNT)).status).toBe(303)
  expect((await other.signIn(email, OLD)).status).toBe(401)
  expect((await other.signIn(email, NEW)).status).toBe(303)
})

test('lists the sessions, and ends one or all others', async () => {
  const at = async (device: string, address: string) => {
    const browser = deskBrowser(provider)
    await browser.post(
      '/desk/sign-in',
      { email, password: OLD },
      { 'sec-fetch-site': 'same-origin', 'user-agent': device, 'x-forwarded-for': address },
    )
    return browser
  }
  const phone = await at('Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0', '203.0.113.77')
  const laptop = await at('Mozilla/5.0 (Windows NT 10.0) Firefox/145.0', '2001:db8:1:2::3')
  const page = await (await desk.get(ACCOUNT)).text()
  expect(textOf(page)).toMatch(/Chrome on Android 203\.0\.113\.x · last used/)
  expect(textOf(page)).toMatch(/Firefox on Windows 2001:db8:1:x · last used/)
  expect(page).not.toContain('203.0.113.77')
  const [, id] = /value="([^"]+)" aria-label="Sign out Chrome on Android"/.exec(page)!
  await deskBrowser(provider).post(`${ACCOUNT}/sign-out`, { session: id! })
  expect((await phone.get(ACCOUNT)).status).toBe(200)
  const stranger = deskBrowser(provider)
  await stranger.signIn()
  await stranger.post(`${ACCOUNT}/sign-out`, { session: id! })
  expect((await phone.get(ACCOUNT)).status).toBe(200)
  await desk.post(`${ACCOUNT}/sign-out`, { session: "' or 1=1" })
  await desk.post(`${ACCOUNT}/sign-out`, { session: id! })
  expect((await phone.get(ACCOUNT)).status).toBe(303)
  expect((await laptop.get(ACCOUNT)).status).toBe(200)
  await desk.post(`${ACCOUNT}/sign-out`)
  expect((await laptop.get(ACCOUNT)).status).toBe(303)
  expect(await desk.read(ACCOUNT)).toContain('This browser')
})

test('limits a stolen session to ten guesses of the old password', async () => {
  const change = async () =>
    (await desk.post(`${ACCOUNT}/password`, { old: 'wrong', password: NEW })).status
  for (let tries = 0; tries < 10; tries += 1) expect(await change()).toBe(422)
  expect(await change()).toBe(429)
})

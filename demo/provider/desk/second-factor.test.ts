import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskBrowser, textOf } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import {
  type Colleague,
  type TestApp,
  addApp,
  colleague,
  fieldIn,
  recoveryIn,
} from '../testing/staff-for-test.ts'

const CODE = '/desk/sign-in/code'
const FACTORS = '/desk/account/factors'
const ACCOUNT = '/desk/account'

let provider: TestProvider
let ravi: Colleague
let app: TestApp
beforeAll(async () => (provider = await openForTest()))
beforeEach(async () => {
  await provider.forget()
  ravi = await colleague(provider, 'planner')
  app = await addApp(provider, ravi.desk)
})
afterAll(() => provider.close())

const leadsTo = (response: Response) => response.headers.get('location')

/** A browser with the password typed. */
async function half() {
  const browser = deskBrowser(provider)
  const answer = await ravi.passwordIn(browser)
  expect(leadsTo(answer)).toMatch(/^\/desk\/sign-in\/code\?next=/)
  return browser
}

test('needs a code of the app after the password, each code once', async () => {
  const other = await half()
  expect((await other.get(ACCOUNT)).status).toBe(303)
  const send = async (code: string) => (await other.post(CODE, { code })).status
  // The code that added the app.
  expect(await send(app.code())).toBe(401)
  provider.pass(30)
  const code = app.code()
  expect(await send('000000')).toBe(401)
  expect(leadsTo(await other.post(CODE, { code, next: ACCOUNT }))).toBe(ACCOUNT)
  expect(await other.read(ACCOUNT)).toContain(ravi.email)
  // Sent twice, it has signed in already.
  expect(leadsTo(await other.post(CODE, { code, next: ACCOUNT }))).toContain('/desk/sign-in?late=1')
  expect(leadsTo(await other.get(`/desk/sign-in?late=1&next=${ACCOUNT}`))).toBe(ACCOUNT)
  const third = await half()
  expect((await third.post(CODE, { code })).status).toBe(401)
  provider.pass(30)
  expect((await third.post(CODE, { code: app.code() })).status).toBe(303)
})

test('accepts a code half a minute early or late, and none that is older', async () => {
  provider.pass(60)
  const late = app.code()
  provider.pass(60)
  const other = await half()
  expect((await other.post(CODE, { code: late })).status).toBe(401)
  const code = app.code()
  provider.pass(30)
  expect((await other.post(CODE, { code })).status).toBe(303)
})

test('ends the step between password and code after ten minutes, with a new token', async () => {
  const other = await half()
  provider.pass(600)
  const answer = await other.post(CODE, { code: app.code() })
  expect(leadsTo(answer)).toMatch(/^\/desk\/sign-in\?late=1&next=/)
  expect(await other.read(leadsTo(answer)!)).toContain('Your sign-in took too long.')
  const again = deskBrowser(provider)
  const [cookie] = (await ravi.passwordIn(again)).headers.getSetCookie()
  expect(cookie).toMatch(
    /^desk-half=[\w-]{43}; Max-Age=600; Path=\/desk\/sign-in; HttpOnly; SameSite=Strict$/,
  )
  const entered = await again.post(CODE, { code: app.code() })
  const [session, gone] = entered.headers.getSetCookie()
  expect(session).toMatch(/^desk=[\w-]{43};/)
  expect(session).not.toContain(cookie!.slice('desk-half='.length, 30))
  expect(gone).toMatch(/^desk-half=; Max-Age=0;/)
})

test('stops guessing of codes after ten, but not passwords of others', async () => {
  const other = await half()
  provider.pass(30)
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await other.post(CODE, { code: '123 456' })).status).toBe(401)
  }
  const refused = await other.post(CODE, { code: app.code() })
  expect(refused.status).toBe(429)
  expect(textOf(await refused.text())).toContain('Please try again in 15 minutes.')
  expect((await deskBrowser(provider).signIn()).status).toBe(303)
  provider.pass(900)
  expect((await (await half()).post(CODE, { code: app.code() })).status).toBe(303)
})

test('a recovery code signs in once, in any spelling, and an email says so', async () => {
  expect(new Set(app.recovery).size).toBe(10)
  const [code = '', other = ''] = app.recovery
  const first = await half()
  expect((await first.post(CODE, { recovery: other.replace(/.$/, '!') })).status).toBe(401)
  const typed = code.toUpperCase().replaceAll('-', ' ')
  expect((await first.post(CODE, { recovery: typed })).status).toBe(303)
  const [mail] = await provider.mails()
  expect(mail).toMatchObject({ to: ravi.email, subject: 'Your second factor was changed' })
  expect(mail!.text).toContain('A recovery code was used to sign in. 9 left.')
  expect((await (await half()).post(CODE, { recovery: code })).status).toBe(401)
  const { desk } = await colleague(provider, 'planner')
  const stranger = await addApp(provider, desk)
  expect((await (await half()).post(CODE, { recovery: stranger.recovery[0]! })).status).toBe(401)
})

test('stores no secret and no recovery code in readable form', async () => {
  const page = await (await ravi.desk.get(`${FACTORS}/app`)).text()
  const intent = fieldIn(page, 'intent')
  const { database } = provider
  const rows = await database.query<{ row: string }>(
    `select staff_apps::text || encode(secret, 'escape') as row from staff_apps
     union all select staff_recovery_codes::text from staff_recovery_codes
     union all select desk_log::text from desk_log`,
  )
  const text = rows.map(({ row }) => row).join('\n')
  for (const code of app.recovery) expect(text).not.toContain(code.replaceAll('-', ''))
  expect(text).not.toContain(intent)
})

test('changing a factor takes the password or a sign-in within ten minutes', async () => {
  provider.pass(600)
  expect(leadsTo(await ravi.desk.get(`${FACTORS}/app`))).toBe(FACTORS)
  const page = await (await ravi.desk.get(FACTORS)).text()
  expect(textOf(page)).toContain('enter your password again')
  expect(page).not.toContain('Remove the app')
  const intent = 'a'.repeat(43)
  await ravi.desk.post(`${FACTORS}/remove`, { app: 'on', intent })
  expect(await ravi.desk.read(FACTORS)).toContain('10 codes are left')
  const confirm = (password: string) => ravi.desk.post(`${FACTORS}/confirm`, { password })
  expect((await confirm('a wrong one')).status).toBe(422)
  expect((await confirm(ravi.password)).status).toBe(303)
  const removed = await ravi.desk.post(`${FACTORS}/remove`, { app: 'on', intent })
  expect(leadsTo(removed)).toBe(`${FACTORS}?done=1`)
  expect(leadsTo(await ravi.passwordIn(deskBrowser(provider)))).toBe(
    '/desk/enquiries?view=unassigned',
  )
  expect((await provider.mails())[0]!.text).toContain('Removed the authenticator app')
  const rows = await provider.database.query(
    'select 1 from staff_recovery_codes where staff = $1',
    [ravi.uuid],
  )
  expect(rows).toEqual([])
})

test('a change ends all other sessions, and replaces the token of this one', async () => {
  const plain = await colleague(provider, 'planner')
  const elsewhere = deskBrowser(provider)
  await plain.passwordIn(elsewhere)
  const { recovery } = await addApp(provider, plain.desk)
  expect(recovery).toHaveLength(10)
  expect((await elsewhere.get(ACCOUNT)).status).toBe(303)
  expect((await plain.desk.get(ACCOUNT)).status).toBe(200)
  // The version before knows no second factor, and opens sessions without it.
  const opened = await provider.database.query(
    `insert into staff_sessions (hash, staff, expires_at) select '\\x01', uuid, now() + interval '1 day'
     from staff where uuid = $1 returning 1`,
    [plain.uuid],
  )
  expect(opened).toEqual([])
})

test('a form that is sent twice shows the same new recovery codes', async () => {
  const page = await (await ravi.desk.get(FACTORS)).text()
  const intent = fieldIn(page, 'intent')
  const send = async () =>
    recoveryIn(await (await ravi.desk.post(`${FACTORS}/codes`, { intent })).text())
  const codes = await send()
  expect(codes).toHaveLength(10)
  expect(codes).not.toContain(app.recovery[0])
  expect(await send()).toEqual(codes)
  expect((await (await half()).post(CODE, { recovery: app.recovery[0]! })).status).toBe(401)
  expect((await (await half()).post(CODE, { recovery: codes[0]! })).status).toBe(303)
  const mails = (await provider.mails()).filter(({ text }) => text.includes('new recovery codes'))
  expect(mails).toHaveLength(1)
})

test('a new password by a link still needs the second factor', async () => {
  const administrator = await colleague(provider, 'administrator')
  await administrator.desk.post(`/desk/staff/${ravi.uuid}/link`, { intent: 'l1' })
  const [, token = ''] = /token=([\w-]+)/.exec((await provider.mails())[0]!.text)!
  const browser = deskBrowser(provider)
  const password = 'five other words of his'
  expect(leadsTo(await browser.post('/desk/password', { token, password }))).toBe(CODE)
  expect((await browser.get(ACCOUNT)).status).toBe(303)
  provider.pass(30)
  expect((await browser.post(CODE, { code: app.code() })).status).toBe(303)
})

test('keeps an unsent form through the second factor', async () => {
  const stale = deskBrowser(provider)
  const page = await (
    await stale.post('/desk/enquiries/TJ-1/note', { text: 'A long note.' })
  ).text()
  const unsent = fieldIn(page, 'unsent').replaceAll('&quot;', '"')
  const { email, password } = ravi
  const asked = await (await stale.post('/desk/sign-in', { email, password, unsent })).text()
  expect(textOf(asked)).toContain('6-digit code')
  provider.pass(30)
  const again = fieldIn(asked, 'unsent').replaceAll('&quot;', '"')
  const shown = await stale.post(CODE, { code: app.code(), unsent: again })
  expect(await shown.text()).toContain('A long note.</textarea>')
})

test('with DESK_SECOND_FACTOR=required, staff without one can only set it up', async () => {
  const own = await openForTest({ deskFactorRequired: true })
  const { desk } = await colleague(own, 'administrator')
  for (const path of [
    '/desk/enquiries',
    '/desk/account',
    '/desk/staff',
    '/desk/media/photos/x.webp',
  ]) {
    expect(leadsTo(await desk.get(path))).toBe(FACTORS)
  }
  expect(leadsTo(await desk.post('/desk/persons', { who: 'a@mail.example' }))).toBe(FACTORS)
  const page = await desk.read(FACTORS)
  expect(page).toContain('You need one to use the desk.')
  expect(page).not.toContain('Enquiries')
  await addApp(own, desk)
  expect((await desk.get('/desk/enquiries')).status).toBe(200)
  const intent = fieldIn(await (await desk.get(FACTORS)).text(), 'intent')
  const removed = await desk.post(`${FACTORS}/remove`, { app: 'on', intent })
  expect(removed.status).toBe(422)
  expect(await desk.read(FACTORS)).toContain('10 codes are left')
  await own.close()
})

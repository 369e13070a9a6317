import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addStaff, allStaff, removeStaff } from '../data/people/staff.ts'
import { DEMO_STAFF } from '../data/seed/demo-staff.ts'
import { type DeskBrowser, deskBrowser, textOf } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

let provider: TestProvider
let desk: DeskBrowser
beforeAll(async () => (provider = await openForTest()))
beforeEach(async () => {
  await provider.forget()
  desk = deskBrowser(provider)
})
afterAll(() => provider.close())

const LIST = '/desk/enquiries'
const HOME = `${LIST}?view=unassigned`
const leadsTo = (response: Response) => response.headers.get('location')

test('redirects visitors to the sign-in, and then to the requested page', async () => {
  for (const path of [LIST, `${LIST}.csv`, `${LIST}/TJ-1`, '/desk/moderation', '/desk/mails']) {
    const answer = await desk.get(path)
    expect(answer.status).toBe(303)
    expect(leadsTo(answer)).toBe(`/desk/sign-in?next=${encodeURIComponent(path)}`)
  }
  const signedIn = await desk.post('/desk/sign-in', {
    email: DEMO_STAFF.email.toUpperCase(),
    password: DEMO_STAFF.password,
    next: '/desk/mails',
  })
  expect(leadsTo(signedIn)).toBe('/desk/mails')
  expect(await desk.read('/desk/mails')).toContain(DEMO_STAFF.name)
})

test.each(['https://evil.example/desk/', '//evil.example/desk/x', '/my-profile', 'javascript:1'])(
  "doesn't redirect to %s",
  async (next) => {
    const { email, password } = DEMO_STAFF
    expect(leadsTo(await desk.post('/desk/sign-in', { email, password, next }))).toBe(HOME)
  },
)

test('refuses a wrong password, with the error at its field', async () => {
  const answer = await desk.signIn(DEMO_STAFF.email, 'wrong')
  expect(answer.status).toBe(401)
  const page = await answer.text()
  expect(textOf(page)).toContain('Wrong email or password.')
  expect(page).toContain(`value="${DEMO_STAFF.email}"`)
  expect(page).toContain('<title>Error: Sign in')
  expect((await desk.get(LIST)).status).toBe(303)
})

test("refuses travellers' accounts", async () => {
  const answer = await desk.signIn('traveller@tigertrail.example', 'tiger-trail-2026')
  expect(answer.status).toBe(401)
})

test('delays the sign-in after wrong passwords, except for known browsers', async () => {
  await desk.signIn()
  for (let tries = 0; tries < 12; tries += 1) {
    await deskBrowser(provider).signIn(DEMO_STAFF.email, 'wrong')
  }
  expect(provider.delays).toEqual([500, 1000])
  expect((await desk.signIn()).status).toBe(303)
  expect(provider.delays).toHaveLength(2)
  expect((await deskBrowser(provider).signIn()).status).toBe(303)
  expect(provider.delays).toEqual([500, 1000, 2000])
})

test('says when an address with too many attempts may try again', async () => {
  const own = await openForTest({ signInRate: { limit: 3, seconds: 900 } })
  const desk = deskBrowser(own)
  for (let tries = 0; tries < 3; tries += 1) await desk.signIn(`a${tries}@mail.example`, 'wrong')
  const refused = await desk.signIn()
  expect(refused.status).toBe(429)
  expect(textOf(await refused.text())).toContain('Please try again in 15 minutes.')
  own.pass(900)
  expect((await desk.signIn()).status).toBe(303)
  await own.close()
})

test('signing out ends the session for every copy of its cookie', async () => {
  await desk.signIn()
  const [cookie] = (await desk.signIn()).headers.getSetCookie()
  expect(cookie).toMatch(/^desk=[\w-]{43}; .*HttpOnly; SameSite=Lax$/)
  await desk.post('/desk/sign-out')
  const stolen = { headers: { cookie: cookie!.split(';')[0]! } }
  expect((await provider.app.request(LIST, stolen)).status).toBe(303)
})

test('the cookie is secure if the public URL uses HTTPS', async () => {
  const own = await openForTest({ publicUrl: 'https://trips.example' })
  const [cookie] = (await deskBrowser(own).signIn()).headers.getSetCookie()
  expect(cookie).toMatch(/^__Secure-desk=.*; Secure;/)
  await own.close()
})

test('a session ends after 14 hours, or two without a request', async () => {
  await desk.signIn()
  for (let hours = 0; hours < 13; hours += 1) {
    provider.pass(3600)
    expect((await desk.get(LIST)).status).toBe(200)
  }
  provider.pass(3599)
  expect((await desk.get(LIST)).status).toBe(200)
  provider.pass(1)
  expect((await desk.get(LIST)).status).toBe(303)
  await desk.signIn()
  provider.pass(2 * 3600 - 1)
  expect((await desk.get(LIST)).status).toBe(200)
  provider.pass(2 * 3600)
  expect((await desk.get(LIST)).status).toBe(303)
})

test('shows all of a form that waited for a sign-in, and confirms deletions', async () => {
  const { email, password } = DEMO_STAFF
  const unsentOf = async (path: string, fields: Record<string, string>) => {
    const page = await (await deskBrowser(provider).post(path, fields)).text()
    const unsent = /name="unsent" value="([^"]*)"/.exec(page)![1]!.replaceAll('&quot;', '"')
    return (await desk.post('/desk/sign-in', { email, password, unsent })).text()
  }
  const review = '/desk/moderation/reviews/00000000-0000-4000-8000-000000000000'
  const declined = await unsentOf(review, { decision: 'declined', was: 'held', reason: 'A wish.' })
  expect(declined).toContain('A wish.</textarea>')
  expect(textOf(declined)).toContain('Decision Decline')
  const status = await unsentOf(`${LIST}/TJ-1/status`, { status: 'Canceled', was: 'New' })
  expect(textOf(status)).toContain('Enquiry TJ-1 New status Canceled Email to the traveller No')
  const person = {
    who: 'asha@mail.example',
    again: 'asha@mail.example',
    was: '1 email',
    intent: 'd',
  }
  const deletion = await unsentOf('/desk/persons/delete', person)
  expect(deletion).toContain('action="/desk/persons/deletion"')
  expect(textOf(deletion)).toContain('Person asha@mail.example')
})

test('refuses forms from other sites and other content types', async () => {
  await desk.signIn()
  const send = async (headers: Record<string, string>) =>
    (await desk.post('/desk/sign-out', {}, headers)).status
  expect(await send({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await send({ 'sec-fetch-site': 'same-site' })).toBe(403)
  expect(await send({ 'sec-fetch-site': 'none' })).toBe(403)
  expect(await send({ origin: 'https://evil.example' })).toBe(403)
  expect(await send({ origin: 'null' })).toBe(403)
  expect(await send({})).toBe(403)
  expect((await desk.get(LIST)).status).toBe(200)
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  expect((await desk.post('/desk/sign-in', {}, json)).status).toBe(415)
  expect(await send({ origin: 'http://localhost' })).toBe(303)
})

test('limits the size of forms', async () => {
  const answer = await desk.post('/desk/sign-in', { email: 'x'.repeat(300_000) })
  expect(answer.status).toBe(413)
})

test('forbids caching, indexing and framing', async () => {
  const { headers } = await desk.get('/desk/sign-in')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toContain('noindex')
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("script-src 'self';")
})

test('serves its styles and fonts', async () => {
  const sheet = await desk.get('/desk/desk.css')
  expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8')
  const css = await sheet.text()
  expect(css).toContain('--marigold')
  // Travellers' names in Devanagari, and the rupee sign.
  expect(css).toMatch(/Noto Sans Devanagari'.*U\+0900-097F/s)
  expect(css).toContain('U+20B9')
  expect((await desk.get('/desk/fonts/tokens.css')).status).toBe(404)
  for (const [, font] of css.matchAll(/url\('([^']+)'\)/g)) {
    const answer = await desk.get(font!)
    expect(answer.headers.get('content-type')).toBe('font/woff2')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.toString('latin1', 0, 4)).toBe('wOF2')
    // The rupee sign has a file of its own.
    expect(bytes.length).toBeGreaterThan(font!.includes('rupee') ? 500 : 5000)
  }
})

test('new staff choose a password by a link, once, within a week', async () => {
  const { database, settings } = provider
  const token = await addStaff(database, 'Ravi@company.example', 'Ravi', settings.now())
  const path = `/desk/password?token=${token}`
  expect(await desk.read(path)).toContain('Hello Ravi, choose a password')
  const short = await desk.post('/desk/password', { token, password: 'short' })
  expect(short.status).toBe(422)
  const chosen = await desk.post('/desk/password', { token, password: 'a long enough one' })
  expect(leadsTo(chosen)).toBe(HOME)
  expect(await desk.read(LIST)).toContain('Ravi')
  expect((await desk.get(path)).status).toBe(404)
  const again = await desk.post('/desk/password', { token, password: 'another long one' })
  expect(again.status).toBe(404)
  const late = await addStaff(database, 'ravi@company.example', 'Ravi', settings.now())
  provider.pass(7 * 24 * 3600)
  expect((await desk.get(`/desk/password?token=${late}`)).status).toBe(404)
  expect((await desk.signIn('ravi@company.example', 'a long enough one')).status).toBe(303)
})

test('removed staff lose access immediately', async () => {
  const { database, settings } = provider
  const token = await addStaff(database, 'leaver@company.example', 'Lata', settings.now())
  await desk.post('/desk/password', { token, password: 'a long enough one' })
  expect((await desk.get(LIST)).status).toBe(200)
  expect(await removeStaff(database, 'leaver@company.example', settings.now())).toBe(true)
  expect((await desk.get(LIST)).status).toBe(303)
  expect((await desk.signIn('leaver@company.example', 'a long enough one')).status).toBe(401)
  expect((await allStaff(database)).map(({ name }) => name)).not.toContain('Lata')
})

test("the demo account doesn't work outside of demo mode", async () => {
  const own = await openForTest({ demo: false })
  expect((await deskBrowser(own).signIn()).status).toBe(401)
  await own.close()
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DeskBrowser, deskBrowser, textOf } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { askedIn, testPasskey } from '../testing/passkey-for-test.ts'
import { type Colleague, colleague, fieldIn, recoveryIn } from '../testing/staff-for-test.ts'

const FACTORS = '/desk/account/factors'
const CODE = '/desk/sign-in/code'
const SIGN_IN = '/desk/sign-in'

let provider: TestProvider
let ravi: Colleague
beforeAll(async () => (provider = await openForTest()))
beforeEach(async () => {
  await provider.forget()
  ravi = await colleague(provider, 'planner')
})
afterAll(() => provider.close())

type Passkey = ReturnType<typeof testPasskey>

const askedAt = async (desk: DeskBrowser, path: string) =>
  askedIn(await (await desk.get(path)).text())

async function enrol({ desk }: Colleague, passkey: Passkey, flags?: number) {
  const page = await (await desk.get(FACTORS)).text()
  const intent = fieldIn(page, 'intent')
  return desk.post(`${FACTORS}/passkey`, { ...passkey.create(askedIn(page), flags), intent })
}

const alone = (desk: DeskBrowser, fields: Record<string, string>) =>
  desk.post(`${SIGN_IN}/passkey`, fields)

test('a passkey signs in without a password, and comes with recovery codes', async () => {
  const passkey = testPasskey()
  expect(recoveryIn(await (await enrol(ravi, passkey)).text())).toHaveLength(10)
  const other = deskBrowser(provider)
  const answer = await alone(other, passkey.get(await askedAt(other, SIGN_IN)))
  expect(answer.headers.get('location')).toBe('/desk/enquiries?view=unassigned')
  expect(await other.read('/desk/account')).toContain(ravi.email)
  expect(await other.read(FACTORS)).toContain('last used')
})

test('is refused when replayed, late, for another site, by nobody verified or for another owner', async () => {
  const passkey = testPasskey()
  await enrol(ravi, passkey)
  const other = deskBrowser(provider)
  const used = passkey.get(await askedAt(other, SIGN_IN))
  expect((await alone(other, used)).status).toBe(303)
  const refused = async (fields: Record<string, string>) => {
    const browser = deskBrowser(provider)
    const answer = await alone(browser, fields)
    expect(textOf(await answer.text())).toContain('This passkey didn’t work.')
    expect((await browser.get('/desk/account')).status).toBe(303)
    return answer.status
  }
  expect(await refused(used)).toBe(401)
  const fresh = await askedAt(deskBrowser(provider), SIGN_IN)
  expect(await refused(passkey.get(fresh, { flags: 1 }))).toBe(401)
  expect(
    await refused(passkey.get(fresh, { handle: Buffer.from('x').toString('base64url') })),
  ).toBe(401)
  const forged = { ...fresh, challenge: fresh.challenge.replace(/.$/, '~') }
  expect(await refused(passkey.get(forged))).toBe(401)
  expect(await refused(testPasskey().get(fresh, { handle: '' }))).toBe(401)
  expect(await refused({ credential: '{', challenge: fresh.challenge })).toBe(401)
  const elsewhere = testPasskey('http://evil.example')
  expect((await enrol(ravi, elsewhere)).status).toBe(422)
  expect((await enrol(ravi, testPasskey(), 1)).status).toBe(422)
  provider.pass(601)
  expect(await refused(passkey.get(fresh))).toBe(401)
})

test("a counter that doesn't grow is refused, as of a copied key", async () => {
  const passkey = testPasskey()
  await enrol(ravi, passkey)
  const signIn = async (counter: number) => {
    const browser = deskBrowser(provider)
    return (await alone(browser, passkey.get(await askedAt(browser, SIGN_IN), { counter }))).status
  }
  expect(await signIn(5)).toBe(303)
  expect(await signIn(5)).toBe(401)
  expect(await signIn(4)).toBe(401)
  expect(await signIn(6)).toBe(303)
})

test("after the password only one's own passkey counts", async () => {
  const [passkey, theirs] = [testPasskey(), testPasskey()]
  await enrol(ravi, passkey)
  await enrol(await colleague(provider, 'administrator'), theirs)
  const browser = deskBrowser(provider)
  await ravi.passwordIn(browser)
  const page = await (await browser.get(CODE)).text()
  expect(textOf(page)).not.toContain('6-digit code')
  const asked = askedIn(page)
  expect((await browser.post(CODE, theirs.get(asked))).status).toBe(401)
  // A challenge for a sign-in by passkey alone is for another purpose.
  const other = await askedAt(deskBrowser(provider), SIGN_IN)
  expect((await browser.post(CODE, passkey.get(other))).status).toBe(401)
  expect((await browser.post(CODE, passkey.get(asked))).status).toBe(303)
})

test('a passkey is added once, to one account, and works no more when removed', async () => {
  const passkey = testPasskey()
  await enrol(ravi, passkey)
  const again = await enrol(await colleague(provider, 'planner'), passkey)
  expect(again.status).toBe(422)
  const page = await (await ravi.desk.get(FACTORS)).text()
  const form = { passkey: fieldIn(page, 'passkey'), intent: fieldIn(page, 'intent') }
  const stranger = await colleague(provider, 'planner')
  expect((await stranger.desk.post(`${FACTORS}/remove`, form)).status).toBe(422)
  expect((await ravi.desk.post(`${FACTORS}/remove`, form)).status).toBe(303)
  const browser = deskBrowser(provider)
  expect((await alone(browser, passkey.get(await askedAt(browser, SIGN_IN)))).status).toBe(401)
})

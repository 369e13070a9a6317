import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LastAdministrator, setRoles } from '../data/people/staff-roles.ts'
import { removeStaff, staffByEmail } from '../data/people/staff.ts'
import { travellerAt } from '../testing/account-for-test.ts'
import { type DeskBrowser, deskBrowser, textOf } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { addApp, colleague } from '../testing/staff-for-test.ts'

const STAFF = '/desk/staff'

let provider: TestProvider
let desk: DeskBrowser
let intent = 0
beforeAll(async () => (provider = await openForTest()))
beforeEach(async () => {
  await provider.forget()
  desk = (await colleague(provider, 'administrator')).desk
})
afterAll(() => provider.close())

const leadsTo = (response: Response) => response.headers.get('location')
const act = (uuid: string, name: string, fields: Record<string, string> = {}) =>
  desk.post(`${STAFF}/${uuid}/${name}`, { intent: `t${(intent += 1)}`, ...fields })

test('invites a colleague by email, once for each form, and keeps refused input', async () => {
  const refused = await desk.post(STAFF, { email: 'nobody', name: 'Lata', 'role-moderator': 'on' })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toMatch(/name="email" value="nobody"/)
  expect(page).toMatch(/name="role-moderator" checked/)
  const form = { email: 'Lata@company.example', name: 'Lata', 'role-moderator': 'on', intent: 'i1' }
  const noRole = await desk.post(STAFF, { email: 'x@company.example', name: 'X', intent: 'i2' })
  expect(textOf(await noRole.text())).toContain('Please choose at least one role.')
  for (let sent = 0; sent < 2; sent += 1) {
    expect(leadsTo(await desk.post(STAFF, form))).toBe(`${STAFF}?done=invited`)
  }
  expect((await desk.post(STAFF, { ...form, intent: 'i3' })).status).toBe(422)
  const mails = (await provider.mails()).filter(({ to }) => to === 'lata@company.example')
  expect(mails).toHaveLength(1)
  const [, token = ''] = /\/desk\/password\?token=([\w-]+)/.exec(mails[0]!.text)!
  const lata = deskBrowser(provider)
  const password = 'the words of Lata'
  expect(leadsTo(await lata.post('/desk/password', { token, password }))).toBe('/desk/moderation')
  expect((await lata.get('/desk/enquiries')).status).toBe(403)
  expect(await desk.read(STAFF)).toMatch(/Lata lata@company\.example moderator None 1, last used/)
})

test('emails no link without an address to trust', async () => {
  const own = await openForTest({ demo: false, publicUrl: undefined })
  const { desk } = await colleague(own, 'administrator')
  const form = { email: 'lata@company.example', name: 'Lata', 'role-planner': 'on' }
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await desk.post(`http://evil.example${STAFF}`, form, headers)
  expect(answer.status).toBe(422)
  expect(textOf(await answer.text())).toContain('without PUBLIC_URL')
  await own.close()
})

test('new roles work on the next request, and unassign what can no longer be opened', async () => {
  const planner = await colleague(provider, 'planner')
  const traveller = await travellerAt(provider)
  await traveller.enquire('asha@mail.example')
  const { database } = provider
  await database.query('update enquiries set owner = $1', [planner.uuid])
  expect((await planner.desk.get('/desk/enquiries')).status).toBe(200)
  expect(leadsTo(await act(planner.uuid, 'roles', { 'role-moderator': 'on' }))).toContain(
    'done=roles',
  )
  expect((await planner.desk.get('/desk/enquiries')).status).toBe(403)
  expect((await planner.desk.get('/desk/moderation')).status).toBe(200)
  expect(await database.query('select owner from enquiries')).toEqual([{ owner: null }])
  expect(await desk.read(`${STAFF}/${planner.uuid}`)).toContain('planner → moderator')
  expect(await desk.read('/desk/enquiries')).not.toContain('moderator.')
  expect((await act(planner.uuid, 'roles')).status).toBe(422)
})

test('ends sessions, resets the second factor and removes staff, each with effect at once', async () => {
  const ravi = await colleague(provider, 'planner')
  await addApp(provider, ravi.desk)
  await act(ravi.uuid, 'sign-out')
  expect((await ravi.desk.get('/desk/account')).status).toBe(303)
  expect(leadsTo(await ravi.passwordIn(ravi.desk))).toContain('/desk/sign-in/code')
  await act(ravi.uuid, 'reset')
  expect((await provider.mails())[0]).toMatchObject({ to: ravi.email })
  expect((await provider.mails())[0]!.text).toContain('An administrator reset it.')
  expect(leadsTo(await ravi.passwordIn(ravi.desk))).toContain('/desk/enquiries')
  const twice = { intent: 'r-twice' }
  expect(leadsTo(await act(ravi.uuid, 'remove', twice))).toBe(`${STAFF}?done=left`)
  expect(leadsTo(await act(ravi.uuid, 'remove', twice))).toBe(STAFF)
  expect((await ravi.desk.get('/desk/account')).status).toBe(303)
  expect((await ravi.passwordIn(ravi.desk)).status).toBe(401)
})

test('keeps the last administrator, also when two leave at the same time', async () => {
  const own = await openForTest({ demo: false })
  const { database } = own
  const [asha, ravi] = [
    await colleague(own, 'administrator'),
    await colleague(own, 'administrator'),
  ]
  const leave = await Promise.allSettled([
    database.transaction((queries) => setRoles(queries, asha.uuid, ['planner'])),
    database.transaction((queries) => removeStaff(queries, ravi.email, own.settings.now())),
  ])
  expect(leave.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = leave.find((one) => one.status === 'rejected')
  expect(refused?.reason).toBeInstanceOf(LastAdministrator)
  const left = (await staffByEmail(database, ravi.email)) ? ravi : asha
  const form = { 'role-planner': 'on', intent: 'last' }
  const answer = await left.desk.post(`${STAFF}/${left.uuid}/roles`, form)
  expect(answer.status).toBe(409)
  expect(textOf(await answer.text())).toContain('the last administrator who can sign in')
  expect((await left.desk.post(`${STAFF}/${left.uuid}/remove`, form)).status).toBe(409)
  expect((await left.desk.get(STAFF)).status).toBe(200)
  await own.close()
})

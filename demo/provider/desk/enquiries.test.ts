import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_STAFF } from '../data/seed/demo-staff.ts'
import { type Traveller, travellerAt } from '../testing/account-for-test.ts'
import { type DeskBrowser, deskBrowser, textOf } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

let provider: TestProvider
let traveller: Traveller
let desk: DeskBrowser
beforeAll(async () => {
  provider = await openForTest({ enquiryRate: { limit: 1000, seconds: 1 } })
  traveller = await travellerAt(provider)
})
beforeEach(async () => {
  await provider.forget()
  desk = deskBrowser(provider)
  await desk.signIn()
})
afterAll(() => provider.close())

const LIST = '/desk/enquiries'

/** Sends an enquiry and returns its reference. */
async function enquire(email = 'asha@mail.example', changes: object = {}): Promise<string> {
  const answer = await traveller.enquire(email, {
    first_name: 'Asha',
    last_name: 'Rao',
    ...changes,
  })
  return ((await answer.json()) as { reference: string }).reference
}

const hidden = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1]

const mailsTo = async (email: string) => (await provider.mails()).filter(({ to }) => to === email)

test('shows an empty list', async () => {
  expect(await desk.read(LIST)).toContain('No enquiries yet.')
})

test('shows one enquiry with all fields, and escapes markup', async () => {
  const reference = await enquire('asha@mail.example', {
    last_name: '<b>Rao</b>',
    any_special_request: '<script>alert(1)</script>\nA cot, please.',
    coupon_code: 'TIGER10',
    meal_plan: 'VEG',
  })
  const page = await (await desk.get(`${LIST}/${reference}`)).text()
  expect(page).not.toMatch(/<script>|<b>Rao/)
  const words = textOf(page)
  for (const told of [reference, 'asha@mail.example', '9876543210', 'TIGER10', 'A cot, please.']) {
    expect(words).toContain(told)
  }
  expect((await desk.get(`${LIST}/${reference.toLowerCase()}`)).status).toBe(200)
  const none = await desk.get(`${LIST}/TJ-0000-0000`)
  expect(none.status).toBe(404)
  expect(textOf(await none.text())).toContain('Not found')
})

test('a new status is stored, logged and emailed to the traveller, who also sees it in the list', async () => {
  const { token, id } = await traveller.account('asha@mail.example')
  const [row] = await provider.database.query<{ reference: string }>(
    'select reference from enquiries',
  )
  const path = `${LIST}/${row!.reference}`
  const page = await (await desk.get(path)).text()
  const before = (await mailsTo('asha@mail.example')).length
  const fields = { status: 'In progress', was: 'New', tell: 'yes', intent: hidden(page, 'intent')! }
  const answer = await desk.post(`${path}/status`, fields)
  expect(answer.headers.get('location')).toBe(`${path}?done=status-told`)
  const words = await desk.read(`${path}?done=status-told`)
  expect(words).toContain('Status updated. An email to the traveller is on its way.')
  expect(words).toContain(`${DEMO_STAFF.name} changed the status`)
  expect(words).toContain('New → In progress')
  // A repeated form changes nothing, and sends no other email.
  await desk.post(`${path}/status`, fields)
  const mails = await mailsTo('asha@mail.example')
  expect(mails).toHaveLength(before + 1)
  expect(mails[0]!.subject).toBe(`We’re working on your trip: ${row!.reference}`)
  const list = await traveller.ask(`/api/v1/enquiry/get/user/${id}`, token)
  expect(await list.json()).toMatchObject({ data: [{ status: 'In progress' }] })
})

test('changes the status without an email if not wanted', async () => {
  const reference = await enquire()
  const before = (await provider.mails()).length
  await desk.post(`${LIST}/${reference}/status`, { status: 'Canceled', was: 'New', intent: 'a' })
  expect(await provider.mails()).toHaveLength(before)
  expect(await desk.read(`${LIST}/${reference}`)).toContain('New → Canceled')
})

test('of two concurrent changes of a status, the second is refused', async () => {
  const path = `${LIST}/${await enquire()}`
  const answers = await Promise.all(
    ['In progress', 'Completed', 'Canceled'].map((status) =>
      desk.post(`${path}/status`, { status, was: 'New', intent: status }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409])
  const late = answers.find(({ status }) => status === 409)!
  expect(textOf(await late.text())).toContain('Already handled by a colleague.')
  const log = await provider.database.query("select 1 from desk_log where deed = 'status'")
  expect(log).toHaveLength(1)
})

test('refuses an unchanged status, and logs nothing', async () => {
  const path = `${LIST}/${await enquire()}`
  const answer = await desk.post(`${path}/status`, { status: 'New', was: 'New', intent: 'a' })
  expect(await desk.read(answer.headers.get('location')!)).toContain('Nothing was changed.')
  expect(await provider.database.query('select 1 from desk_log')).toEqual([])
})

test('refuses unknown statuses', async () => {
  const path = `${LIST}/${await enquire()}`
  for (const status of ['', 'Lost', 'new']) {
    expect((await desk.post(`${path}/status`, { status, was: 'New' })).status).toBe(422)
  }
})

test("a reply is emailed to the traveller in the author's name, and logged", async () => {
  const reference = await enquire()
  const path = `${LIST}/${reference}`
  const text = 'Kanha is open in March.\r\n\r\nShall we plan 4 days?'
  const fields = { text, intent: 'once' }
  expect((await desk.post(`${path}/reply`, fields)).status).toBe(303)
  expect((await desk.post(`${path}/reply`, fields)).status).toBe(303)
  const mails = await mailsTo('asha@mail.example')
  expect(mails.filter(({ subject }) => subject === `Your trip enquiry ${reference}`)).toHaveLength(
    2,
  )
  expect(mails[0]!.text).toContain('Hello Asha,')
  expect(mails[0]!.text).toContain('Kanha is open in March.\n\nShall we plan 4 days?')
  expect(mails[0]!.text).toContain(DEMO_STAFF.name)
  const [row] = await provider.database.query('select reply_to from mails order by id desc')
  expect(row).toEqual({ reply_to: provider.settings.enquiryEmail })
  expect(await desk.read(path)).toContain('replied to the traveller')
})

test('only staff see a note', async () => {
  const reference = await enquire()
  const before = (await provider.mails()).length
  await desk.post(`${LIST}/${reference}/note`, { text: 'Called, no answer.', intent: 'n' })
  expect(await provider.mails()).toHaveLength(before)
  expect(await desk.read(`${LIST}/${reference}`)).toContain('Called, no answer.')
})

test('keeps the text of a refused form', async () => {
  const path = `${LIST}/${await enquire()}`
  expect((await desk.post(`${path}/note`, { text: '  \n ' })).status).toBe(422)
  const long = await desk.post(`${path}/reply`, { text: 'x'.repeat(20_001) })
  expect(long.status).toBe(422)
  expect(await long.text()).toContain('x'.repeat(20_001))
  provider.pass(24 * 3600)
  const signedOut = await desk.post(`${path}/reply`, {
    text: 'Two hours of "work"',
    intent: 'late',
  })
  expect(signedOut.status).toBe(401)
  const page = await signedOut.text()
  const unsent = hidden(page, 'unsent')!.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const { email, password } = DEMO_STAFF
  const back = await desk.post('/desk/sign-in', { email, password, unsent })
  const again = await back.text()
  expect(again).toContain(`action="${path}/reply"`)
  expect(again).toContain('Two hours of &quot;work&quot;</textarea>')
  await desk.post(`${path}/reply`, { text: 'Two hours of "work"', intent: 'late' })
  expect(await desk.read(path)).toContain('Two hours of')
})

test('an emailed link shows its enquiry read-only', async () => {
  const reference = await enquire()
  const [mail] = await mailsTo(provider.settings.enquiryEmail)
  const link = new URL(/^ {4}(\S+\/desk\/\S+)$/m.exec(mail!.text)![1]!)
  const path = link.pathname + link.search
  const stranger = deskBrowser(provider)
  const page = await stranger.read(path)
  expect(page).toContain('asha@mail.example')
  expect(page).toContain('Sign in to reply')
  expect(page).not.toContain('Update status')
  const other = await enquire('ravi@mail.example')
  const elsewhere = [
    path.replace(reference, other),
    `${path}x`,
    path.replace(/key=\d+/, 'key=99999'),
    `${LIST}/${reference}?key=`,
    `${LIST}?key=${link.searchParams.get('key')}`,
  ]
  for (const wrong of elsewhere) expect((await stranger.get(wrong)).status).toBe(303)
  expect((await stranger.post(`${LIST}/${reference}/note`, { text: 'x' })).status).toBe(401)
  provider.pass(91 * 24 * 3600)
  expect((await stranger.get(path)).status).toBe(303)
})

test("emails contain no link if the desk's URL is unknown", async () => {
  const own = await openForTest({ demo: false })
  const [city] = await own.database.query<{ uuid: string }>('select uuid from cities limit 1')
  const answer = await own.app.request('https://evil.example/api/v1/trips/enquiry/', {
    method: 'POST',
    body: JSON.stringify({
      destinations: [{ city: city!.uuid, no_days: 1 }],
      number_of_adults: 1,
      phone_number: '9876543210',
      email: 'a@mail.example',
    }),
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.status).toBe(201)
  expect(JSON.stringify(await own.database.query('select body, html from mails'))).not.toMatch(
    /evil\.example|\/desk\//,
  )
  await own.close()
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { receiveMail } from '../incoming/receive-mail.ts'
import { travellerAt } from '../testing/account-for-test.ts'
import { type DeskBrowser, deskBrowser } from '../testing/desk-for-test.ts'
import { mailFrom } from '../testing/mail-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

const LIST = '/desk/mails/unassigned'

let provider: TestProvider
let desk: DeskBrowser
let reference: string
let id: number
beforeAll(async () => {
  provider = await openForTest()
})
afterAll(() => provider.close())
beforeEach(async () => {
  await provider.forget()
  desk = deskBrowser(provider)
  await desk.signIn()
  await (await travellerAt(provider)).enquire('asha@mail.example')
  const { database } = provider
  reference = (await database.query<{ reference: string }>('select reference from enquiries'))[0]!
    .reference
  const raw = mailFrom({ subject: 'Visa?', from: 'Binod <binod@other.example>' }, 'Do I need one?')
  await receiveMail({ ...provider, wakeMail() {} }, raw)
  id = (await database.query<{ id: number }>('select id from incoming_mails'))[0]!.id
})

test('assigns an email to an enquiry, once, and makes it due', async () => {
  await provider.database.query('update enquiries set due_at = null')
  expect(await desk.read('/desk/mails')).toContain('Unassigned emails (1)')
  expect(await desk.read(LIST)).toContain('Binod (binod@other.example)')
  const form = { reference: ` ${reference.toLowerCase()} `, intent: 'f' }
  for (let times = 0; times < 2; times += 1) {
    const answer = await desk.post(`${LIST}/${id}/assign`, form)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/desk/enquiries/${reference}?done=filed#email-${id}`,
    ])
  }
  const page = await desk.read(`/desk/enquiries/${reference}`)
  expect(page).toContain('Do I need one?')
  expect(page.match(/assigned an email to the enquiry/g)).toHaveLength(1)
  expect(page).toContain(', due ')
  expect(await desk.read(LIST)).toContain('Every email belongs to an enquiry.')
  // A colleague with the same page.
  const late = await desk.post(`${LIST}/${id}/assign`, { reference, intent: 'g' })
  expect(late.headers.get('location')).toBe(`${LIST}?done=overtaken`)
  expect(await desk.read(`${LIST}?done=overtaken`)).toContain('Already handled by a colleague.')
})

test.each([
  ['TJ-2222-2222', 'No enquiry has the reference TJ-2222-2222.'],
  ['', 'Please enter the reference of the enquiry.'],
])('refuses the reference %j and keeps what was typed', async (typed, text) => {
  const answer = await desk.post(`${LIST}/${id}/assign`, { reference: typed, intent: 'f' })
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain(text)
  expect(page).toContain(typed && `value="${typed}"`)
})

test('dismisses an email, once', async () => {
  for (let times = 0; times < 2; times += 1) {
    const answer = await desk.post(`${LIST}/${id}/dismiss`, { intent: 'd' })
    expect(answer.headers.get('location')).toBe(`${LIST}?done=dismissed`)
  }
  expect(await desk.read(LIST)).not.toContain('Visa?')
  expect(
    (await desk.post(`${LIST}/${id}/assign`, { reference, intent: 'f' })).headers.get('location'),
  ).toBe(`${LIST}?done=overtaken`)
})

test('a second email to the same conversation follows the first one to its enquiry', async () => {
  const raw = (headers: object) =>
    mailFrom({ from: 'binod@other.example', subject: 'Re: Visa?', ...headers }, 'Hello?')
  const { database } = provider
  await database.query("update incoming_mails set message_id = '<his@other.example>'")
  await desk.post(`${LIST}/${id}/assign`, { reference, intent: 'f' })
  const answer = { 'in-reply-to': '<his@other.example>' }
  const reception = { ...provider, wakeMail() {} }
  await receiveMail(reception, raw({ ...answer, 'message-id': '<next@other.example>' }))
  // Only its own sender can continue it.
  await receiveMail(reception, raw({ ...answer, from: 'eve@other.example', 'message-id': '<x@y>' }))
  const rows = await database.query('select sender from incoming_mails where enquiry is null')
  expect(rows).toEqual([{ sender: 'eve@other.example' }])
})

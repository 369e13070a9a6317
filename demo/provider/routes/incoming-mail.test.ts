import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { travellerAt } from '../testing/account-for-test.ts'
import { API } from '../testing/api-for-test.ts'
import { LARGEST_MAIL } from '../incoming/receive-mail.ts'
import { sweepOnce } from '../personal/sweep.ts'
import { deskBrowser } from '../testing/desk-for-test.ts'
import { type MailHeaders, mailFrom, mailWithPdf } from '../testing/mail-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { filesOf } from '../testing/upload-for-test.ts'

const SECRET = 'a-token-of-a-mail-service'
const ASHA = 'asha@mail.example'

let provider: TestProvider
let reference: string
beforeAll(async () => {
  provider = await openForTest({
    incomingMailSecret: SECRET,
    replyAddress: 'replies@tigertrail.example',
  })
})
afterAll(() => provider.close())
beforeEach(async () => {
  await provider.forget()
  await (await travellerAt(provider)).enquire(ASHA)
  const [row] = await provider.database.query<{ reference: string }>(
    'select reference from enquiries',
  )
  reference = row!.reference
})

const deliver = async (body: BodyInit, headers: Record<string, string> = {}) =>
  provider.app.request(`${API}/incoming-mail/`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'message/rfc822', ...headers },
  })
const email = (id: string, headers: MailHeaders = {}, body?: string) =>
  new Uint8Array(
    mailFrom({ subject: reference, 'message-id': `<${id}@mail.example>`, ...headers }, body),
  )
const outcome = async (answer: Response) => [answer.status, await answer.json()]
const enquiry = async () =>
  (
    await provider.database.query<{ due_at: Date | null; waiting_since: Date | null }>(
      'select due_at, waiting_since from enquiries',
    )
  )[0]!
const told = async () =>
  (await provider.mails()).filter(({ subject }) => subject.startsWith('Reply'))
const waitForTraveller = async () =>
  provider.database.query('update enquiries set due_at = null, waiting_since = $1', [
    provider.settings.now(),
  ])

test('stores an email once, also if it is delivered several times at once', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => deliver(email('one'))))
  const outcomes = await Promise.all(answers.map(outcome))
  expect(
    outcomes.filter(([, body]) => (body as { outcome: string }).outcome === 'stored'),
  ).toHaveLength(1)
  // Another server on its way adds a trace.
  const again = await deliver(email('one', { received: 'from mx.example' }))
  expect(await outcome(again)).toEqual([200, { outcome: 'known' }])
  expect((await provider.counts())['incoming_mails']).toBe(1)
  expect(await told()).toHaveLength(1)
})

test('takes emails from whoever has the secret only', async () => {
  for (const authorization of ['', 'Bearer x', `Basic ${SECRET}`, `Bearer ${SECRET}x`]) {
    expect((await deliver(email('one'), { authorization })).status).toBe(401)
  }
  const closed = await openForTest({ incomingMailSecret: undefined })
  const init = { method: 'POST', headers: { authorization: 'Bearer undefined' } }
  expect((await closed.app.request(`${API}/incoming-mail/`, init)).status).toBe(401)
  await closed.close()
  expect((await deliver(email('one'), { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await deliver('')).status).toBe(422)
  expect((await provider.counts())['incoming_mails']).toBe(0)
})

test('of an email above 25 MB it stores the headers', async () => {
  expect((await deliver(email('large', {}, 'x'.repeat(LARGEST_MAIL)))).status).toBe(200)
  const rows = await provider.database.query(
    'select body, cut, enquiry is null as lost from incoming_mails',
  )
  expect(rows).toEqual([{ body: '', cut: 'large', lost: false }])
})

test('a reply makes the enquiry due for its owner and is emailed to them with a link', async () => {
  const desk = deskBrowser(provider)
  await desk.signIn()
  await desk.post(`/desk/enquiries/${reference}/reply`, {
    text: 'A plan',
    wait: 'yes',
    intent: 'r',
  })
  expect((await enquiry()).due_at).toBeNull()
  await deliver(email('one', {}, 'Yes, please.'))
  const { due_at, waiting_since } = await enquiry()
  expect(waiting_since).toBeNull()
  expect(due_at! > provider.settings.now()).toBe(true)
  const [mail] = await told()
  const [owner] = await provider.database.query<{ email: string }>(
    'select staff.email from staff join enquiries on owner = staff.uuid',
  )
  expect(mail).toMatchObject({ to: owner!.email, subject: `Reply: ${reference}` })
  expect(mail!.text).toContain('Yes, please.')
  expect(mail!.text).toMatch(new RegExp(`/desk/enquiries/${reference}\\?key=`))
})

test('a reply to a closed enquiry makes it due, and one that is due already stays so', async () => {
  await provider.database.query("update enquiries set status = 'Completed'")
  expect((await enquiry()).due_at).toBeNull()
  await deliver(email('one'))
  const first = (await enquiry()).due_at
  expect(first).not.toBeNull()
  provider.pass(3600)
  await deliver(email('two'))
  expect((await enquiry()).due_at).toEqual(first)
  // Nobody owns it, so the desk gets the emails.
  expect((await told()).map(({ to }) => to)).toEqual(Array(2).fill(provider.settings.enquiryEmail))
})

test('automatic replies, bounces and loops make nothing due and email nobody', async () => {
  const [mail] = await provider.database.query<{ id: string }>(
    'select message_id as id from mails where recipient = $1',
    [ASHA],
  )
  await waitForTraveller()
  await deliver(email('away', { 'auto-submitted': 'auto-replied' }))
  await deliver(email('back', { 'x-loop': 'replies@tigertrail.example' }))
  const returned = { from: 'mailer-daemon@mx.example', subject: 'Undeliverable: trip' }
  await deliver(email('returned', { ...returned, 'in-reply-to': mail!.id }, '550 5.1.1 unknown'))
  expect((await enquiry()).due_at).toBeNull()
  expect(await told()).toEqual([])
  const failed = await provider.database.query(
    'select recipient, failure from mails where given_up_at is not null',
  )
  expect(failed).toEqual([{ recipient: ASHA, failure: 'returned 550 5.1.1' }])
})

test('more than 20 emails of one enquiry in an hour are a loop', async () => {
  for (let count = 0; count < 22; count += 1) await deliver(email(`${count}`))
  expect(await told()).toHaveLength(20)
  provider.pass(3601)
  await deliver(email('later'))
  expect(await told()).toHaveLength(21)
})

test('the files of emails go with their enquiry, and unassigned ones after their time', async () => {
  const before = await filesOf(provider)
  await deliver(new Uint8Array(mailWithPdf(ASHA, reference, 'visa')))
  await deliver(new Uint8Array(mailWithPdf(ASHA, 'Hello', 'pass')))
  expect(await filesOf(provider)).toHaveLength(before.length + 2)
  await provider.database.query('delete from enquiries')
  provider.pass(provider.settings.keep.unassignedMails * 86_400 + 1)
  await sweepOnce(provider.database, provider.media, provider.settings)
  expect((await provider.counts())['incoming_mails']).toBe(0)
  expect(await filesOf(provider)).toEqual(before)
})

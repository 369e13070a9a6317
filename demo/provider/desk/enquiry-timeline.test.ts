import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { receiveMail } from '../incoming/receive-mail.ts'
import { travellerAt } from '../testing/account-for-test.ts'
import { deliverMails } from '../testing/deliver-for-test.ts'
import { type DeskBrowser, deskBrowser, textOf } from '../testing/desk-for-test.ts'
import { type MailHeaders, mailFrom, multipart, part } from '../testing/mail-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { jpeg } from '../testing/upload-for-test.ts'

const ASHA = 'asha@mail.example'

let provider: TestProvider
let desk: DeskBrowser
let reference: string
let path: string
beforeAll(async () => {
  provider = await openForTest({ replyAddress: 'replies@tigertrail.example' })
})
afterAll(() => provider.close())
beforeEach(async () => {
  await provider.forget()
  desk = deskBrowser(provider)
  await desk.signIn()
  await (await travellerAt(provider)).enquire(ASHA, { first_name: 'Asha' })
  const [row] = await provider.database.query<{ reference: string }>(
    'select reference from enquiries',
  )
  reference = row!.reference
  path = `/desk/enquiries/${reference}`
})

async function arrives(headers: MailHeaders, body: string | Buffer): Promise<void> {
  provider.pass(60)
  const raw = mailFrom({ subject: reference, ...headers }, body)
  expect(await receiveMail({ ...provider, wakeMail() {} }, raw)).toBe('stored')
  provider.pass(60)
}

/** The timeline's lines, without times. */
async function lines(): Promise<string[]> {
  const page = await (await desk.get(path)).text()
  const [, list = ''] = /<ol class="history">(.*?)<\/ol>/s.exec(page) ?? []
  return list
    .split('<li')
    .slice(1)
    .map((item) =>
      textOf(`<li${item}`)
        .replaceAll(/\d\d\/\d\d\/\d{4}, \d\d:\d\d/g, '')
        .trim(),
    )
    .map((line) => line.replaceAll(/\s+/g, ' '))
}

test('shows actions, emails and replies in one list in the order of time', async () => {
  provider.pass(60)
  await desk.post(`${path}/note`, { text: 'Likes trains.', intent: 'n' })
  provider.pass(60)
  await desk.post(`${path}/reply`, { text: 'Shall we?', intent: 'r', wait: 'yes' })
  await arrives({}, 'Yes.\n\nOn Fri, 20 Nov 2026, Desk <d@x.example> wrote:\n> Shall we?')
  await desk.post(`${path}/call`, { outcome: 'plan', text: 'Spoke', intent: 'c' })
  await arrives({ from: 'Binod <binod@other.example>', 'in-reply-to': await lastId() }, 'Me too.')
  await arrives({ 'auto-submitted': 'auto-replied', subject: `Away ${reference}` }, 'I am away.')
  const all = await lines()
  const found = [
    /^Email to the desk, “.*”: sent$/,
    /^Email to the traveller, “.*”: sent$/,
    /added a note Likes trains\.$/,
    /replied to the traveller Shall we\? Email to the traveller: sent$/,
    /^Asha Rao emailed TJ-\S+ Yes\. Show quoted text On Fri, .* Shall we\?$/,
    /^Email to \S+, “Reply: TJ-\S+”: sent$/,
    /called the traveller Spoke, we send a plan Spoke$/,
    /changed the status New → In progress$/,
    /^Binod \(binod@other\.example\) emailed from another address TJ-\S+ Me too\.$/,
    /^Email to \S+, “Reply: TJ-\S+”: sent$/,
    /^Automatic reply from Asha Rao \(asha@mail\.example\) Away TJ-\S+ I am away\.$/,
  ]
  expect(all).toEqual(found.map((pattern) => expect.stringMatching(pattern)))
})

const lastId = async () =>
  (
    await provider.database.query<{ id: string }>(
      'select message_id as id from mails where recipient = $1 order by id desc limit 1',
      [ASHA],
    )
  )[0]!.id

test("a planner's reply answers the traveller's last email, and names its own reply address", async () => {
  await arrives({ 'message-id': '<hers@mail.example>' }, 'When?')
  await desk.post(`${path}/status`, { status: 'In progress', was: 'New', tell: 'on', intent: 's' })
  await desk.post(`${path}/reply`, { text: 'On Monday.', intent: 'r' })
  await provider.database.query('update mails set sent_at = null, next_try_at = created_at')
  const build = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const sent: string[] = []
  const sendMail = async (mail: object) => {
    sent.push(String((await build.sendMail(mail)).message).replaceAll(/\n[ \t]+/g, ' '))
  }
  await deliverMails(provider.database, { sendMail } as never, provider.settings)
  const header = (message: string, name: string) =>
    new RegExp(`^${name}: (.*)`, 'im').exec(message)?.[1]
  const toHer = sent.filter((message) => header(message, 'To') === ASHA)
  expect(toHer).toHaveLength(3)
  const addresses = toHer.map((message) => header(message, 'Reply-To')!)
  expect(new Set(addresses).size).toBe(1)
  expect(addresses[0]).toMatch(/^replies\+[a-z2-7]{32}@tigertrail\.example$/)
  expect(header(toHer.at(-1)!, 'In-Reply-To')).toBe('<hers@mail.example>')
  expect(header(toHer.at(-1)!, 'References')).toMatch(/ <hers@mail\.example>$/)
  const toDesk = sent.filter((message) => header(message, 'To') !== ASHA)
  for (const message of toDesk) expect(header(message, 'Reply-To')).toBe(ASHA)

  // The address stays when that of the enquiry is corrected.
  await desk.post(`${path}/address`, { address: 'asha.rao@mail.example', was: ASHA, intent: 'a' })
  await provider.database.query(
    "update mails set sent_at = null, next_try_at = created_at where kind = 'enquiry-to-traveller'",
  )
  sent.length = 0
  await deliverMails(provider.database, { sendMail } as never, provider.settings)
  expect(sent.map((message) => header(message, 'Reply-To'))).toContain(addresses[0])
})

test('staff save the files of emails, and nobody else gets them', async () => {
  const photo = await jpeg()
  const { body, ...type } = multipart('mixed', [
    part('image/jpeg', photo, { 'content-disposition': 'attachment; filename="नमस्ते.jpg"' }),
    part('application/x-sh', Buffer.from('rm'), {
      'content-disposition': 'attachment; filename=run.sh',
    }),
  ])
  await arrives({ ...type }, Buffer.from(body))
  const page = await (await desk.get(path)).text()
  const [, address = ''] = /<a\s+href="(\/desk\/mails\/files\/\d+\/0)"/.exec(page) ?? []
  expect(textOf(page)).toContain('run.sh not stored, because it is neither a photo nor a PDF')
  const answer = await desk.get(address)
  const { headers } = answer
  expect([answer.status, headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''.*\.webp$/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect((await desk.get(address.replace(/0$/, '1'))).status).toBe(404)
  // Leads to the sign-in.
  expect((await provider.app.request(address)).status).toBe(303)
  const [{ file } = { file: '' }] = await provider.database.query<{ file: string }>(
    'select file from incoming_files where file is not null',
  )
  expect((await provider.app.request(file)).status).toBe(404)
})

test('a returned email is shown as undelivered, and can be sent again', async () => {
  const headers = {
    from: 'mailer-daemon@mx.example',
    subject: 'Undeliverable',
    'in-reply-to': await lastId(),
  }
  await arrives(headers, '550 5.1.1 unknown')
  expect((await lines()).join('\n')).toMatch(
    /Email to the traveller, .*: not delivered, refused by the mail server \(550\)/,
  )
  expect(await desk.read(path)).toContain('An email was not delivered')
  await desk.post(`${path}/address`, { address: 'asha.rao@mail.example', was: ASHA, intent: 'a' })
  expect(await desk.read(path)).not.toContain('not delivered')
})

import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { travellerAt } from '../testing/account-for-test.ts'
import { deskBrowser } from '../testing/desk-for-test.ts'
import { openForTest } from '../testing/open-for-test.ts'
import { deliverMails } from '../testing/deliver-for-test.ts'

const ASHA = 'asha@mail.example'

const header = (message: string, name: string) =>
  new RegExp(`^${name}: ((?:.|\\r\\n[ \\t])+)`, 'im')
    .exec(message)?.[1]
    ?.replace(/\r\n[ \t]+/g, ' ')

test('emails about an enquiry form one conversation, with stable Message-IDs', async () => {
  const provider = await openForTest()
  const { database, settings } = provider
  const traveller = await travellerAt(provider)
  const desk = deskBrowser(provider)
  await desk.signIn()
  await traveller.enquire(ASHA)
  await traveller.enquire('ravi@mail.example')
  const [{ reference } = { reference: '' }] = await database.query<{ reference: string }>(
    'select reference from enquiries where email = $1',
    [ASHA],
  )
  const path = `/desk/enquiries/${reference}`
  await desk.post(`${path}/status`, { status: 'In progress', was: 'New', tell: 'on', intent: 'a' })
  for (let replies = 0; replies < 22; replies += 1) {
    await desk.post(`${path}/reply`, { text: `Plan ${replies}`, intent: `r${replies}` })
  }
  await traveller.forget(ASHA)
  // In the order in which they were stored, whatever the order of the rows on disk.
  await database.query(
    "update mails set sent_at = null, next_try_at = created_at - (10000 - id) * interval '1 ms'",
  )

  const build = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const messages: string[] = []
  let fails = true
  const sendMail = async (mail: object) => {
    const { message } = await build.sendMail(mail)
    messages.push(String(message))
    if (fails) throw Object.assign(new Error(), { responseCode: 451, command: 'DATA' })
  }
  await deliverMails(database, { sendMail } as never, settings)
  fails = false
  provider.pass(3600)
  const tried = messages.splice(0)
  await deliverMails(database, { sendMail } as never, { ...settings, mailFrom: 'us@other.example' })
  const ids = messages.map((message) => header(message, 'Message-ID')!)
  expect(new Set(ids).size).toBe(messages.length)
  expect(ids.every((id) => /^<[\w-]+@tigertrail\.example>$/.test(id))).toBe(true)
  // The first round is in the order of the emails, and the second in that of their jobs.
  expect(ids.toSorted()).toEqual(tried.map((message) => header(message, 'Message-ID')).toSorted())

  const own = messages.filter((message) => message.includes(reference))
  const [toDesk, confirmation, status, firstReply] = own.map((message) => ({
    to: header(message, 'To'),
    id: header(message, 'Message-ID'),
    answers: header(message, 'In-Reply-To'),
    follows: header(message, 'References'),
  }))
  expect(toDesk).toMatchObject({ to: settings.enquiryEmail, answers: undefined })
  expect(confirmation).toMatchObject({ to: ASHA, answers: toDesk!.id, follows: toDesk!.id })
  expect(status).toMatchObject({
    answers: confirmation!.id,
    follows: `${toDesk!.id} ${confirmation!.id}`,
  })
  expect(firstReply).toMatchObject({ answers: status!.id })
  // A long conversation references its first email and the latest ones.
  const named = header(own.at(-1)!, 'References')!.split(' ')
  expect(named).toHaveLength(20)
  expect(named[0]).toBe(toDesk!.id)
  expect(named.at(-1)).toBe(header(own.at(-2)!, 'Message-ID'))
  for (const message of messages.filter((message) => !message.includes(reference))) {
    expect([undefined, expect.stringMatching(/^<[^ ]+>$/)]).toContainEqual(
      header(message, 'References'),
    )
    expect(ids.slice(0, 2)).not.toContain(header(message, 'In-Reply-To'))
  }
  await provider.close()
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IncomingFile } from '../data/incoming/incoming-mails.ts'
import { replyAddressOf } from '../data/incoming/reply-tokens.ts'
import { piecesOf } from '../desk/quoted-text.ts'
import { travellerAt } from '../testing/account-for-test.ts'
import { addressedMails, headedMails } from '../testing/addressed-mails-for-test.ts'
import { automaticMails, bounces, delay } from '../testing/automatic-mails-for-test.ts'
import { type Known, type OddMail, encodedMails } from '../testing/odd-mails-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { markedUpMails, quotingMails } from '../testing/quoting-mails-for-test.ts'
import { shapedMails } from '../testing/shaped-mails-for-test.ts'
import { jpeg } from '../testing/upload-for-test.ts'
import { receiveMail } from './receive-mail.ts'

const REPLIES = 'replies@tigertrail.example'

let provider: TestProvider
let asha: Known
let ravi: Known
let gone: Known
beforeAll(async () => {
  provider = await openForTest({ replyAddress: REPLIES })
  asha = await enquiryOf('asha@mail.example')
  ravi = await enquiryOf('ravi@mail.example')
  gone = await enquiryOf('gone@mail.example')
  await provider.database.query('delete from enquiries where reference = $1', [gone.reference])
})
afterAll(() => provider.close())

async function enquiryOf(email: string): Promise<Known> {
  const { database } = provider
  await (await travellerAt(provider)).enquire(email)
  const [row] = await database.query<{ mail: number; id: string; reference: string }>(
    `select mails.id as mail, message_id as id, reference from mails
     join enquiries on uuid = enquiry where recipient = $1`,
    [email],
  )
  const to = await replyAddressOf(database, row!.mail, REPLIES)
  return { ...row!, to: to! }
}

interface Row {
  reference: string | null
  kind: string
  subject: string
  body: string
  files: IncomingFile[]
}

/** What is stored of an email; undefined if it is known already. */
async function stored({ raw }: Pick<OddMail, 'raw'>): Promise<Row | undefined> {
  // Longer than the hour in which emails of a conversation are counted, for 20 of them.
  provider.pass(200)
  const reception = { ...provider, wakeMail() {} }
  if ((await receiveMail(reception, raw)) === 'known') return undefined
  const [row] = await provider.database.query<Row>(
    `select reference, kind, subject, body, coalesce((
       select jsonb_agg(incoming_files order by position) from incoming_files where mail = id), '[]') as files
     from incoming_mails left join enquiries on uuid = enquiry order by id desc limit 1`,
  )
  return row
}

/** What is wrong with a stored email. */
function faultsOf(mail: OddMail, row: Row | undefined): string[] {
  if (!row) return ['not stored']
  const { place, kind, text, subject, without, files, own } = mail
  const expected = { asha, ravi, unassigned: { reference: null } }[place].reference
  const names = row.files.map(({ name, file }) => (file ? name : `!${name}`))
  const words = piecesOf(row.body).filter(({ isQuoted }) => !isQuoted)
  return [
    row.reference === expected ? '' : `in ${row.reference}`,
    row.kind === kind ? '' : `is ${row.kind}`,
    text === undefined || row.body.includes(text) ? '' : `says ${row.body.slice(0, 200)}`,
    subject === undefined || row.subject === subject ? '' : `is about ${row.subject.slice(0, 200)}`,
    without !== undefined && row.body.includes(without) ? `has ${without}` : '',
    JSON.stringify(names) === JSON.stringify(files ?? names) ? '' : `has files ${names.join()}`,
    own === undefined || words.map((one) => one.text).join('\n\n') === own
      ? ''
      : `quotes ${JSON.stringify(piecesOf(row.body))}`,
  ].filter(Boolean)
}

test('puts over 200 odd emails where they belong, or among the unassigned', async () => {
  const mails = [
    ...encodedMails(asha),
    ...shapedMails(asha, await jpeg()),
    ...addressedMails(asha, ravi, gone),
    ...headedMails(asha),
    ...automaticMails(asha),
    ...bounces(asha),
    delay(asha),
    ...quotingMails(asha),
    ...markedUpMails(asha),
  ]
  const faults: string[] = []
  for (const mail of mails) {
    const found = faultsOf(mail, await stored(mail))
    if (found.length > 0) faults.push(`${mail.name}: ${found.join(', ')}`)
  }
  expect(faults).toEqual([])
  expect(mails.length).toBeGreaterThan(200)
  // Each of them is known from now on.
  for (const mail of mails) expect([mail.name, await stored(mail)]).toEqual([mail.name, undefined])
  expect(provider.logged).toEqual([])
}, 120_000)

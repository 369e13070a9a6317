import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removePerson } from '../personal/remove-person.ts'
import { type Traveller, travellerAt } from '../testing/account-for-test.ts'
import { type DeskBrowser, deskBrowser } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { deliverMails } from '../testing/deliver-for-test.ts'

const WRONG = 'Ahsa@mail.example'
const RIGHT = 'asha@mail.example'
let provider: TestProvider
let traveller: Traveller
let desk: DeskBrowser
let path: string
beforeAll(async () => {
  provider = await openForTest()
  traveller = await travellerAt(provider)
})
/** The mail server refuses this enquiry's emails to the traveller. */
beforeEach(async () => {
  const { database } = provider
  await provider.forget()
  desk = deskBrowser(provider)
  await desk.signIn()
  await traveller.enquire(WRONG, { first_name: 'Asha', any_special_request: 'markedrequest' })
  const [row] = await database.query<{ reference: string }>('select reference from enquiries')
  path = `/desk/enquiries/${row!.reference}`
  await desk.post(`${path}/reply`, { text: 'markedplan.', intent: 'first' })
  await database.query('update mails set sent_at = null, next_try_at = created_at')
  await deliver()
})
afterAll(() => provider.close())

/** Sends all emails by a mail server that permanently refuses the wrong address, and returns the accepted ones. */
async function deliver(): Promise<string[]> {
  const taken: string[] = []
  const sendMail = async ({
    to,
    subject,
    text,
  }: {
    to: { address: string }
    subject: string
    text: string
  }) => {
    if (to.address === WRONG) {
      throw Object.assign(new Error(), { responseCode: 550, command: 'RCPT TO', code: 'EENVELOPE' })
    }
    taken.push(`${to.address}: ${subject}\n${text}`)
  }
  await deliverMails(provider.database, { sendMail } as never, provider.settings)
  return taken
}

const correct = (fields: Record<string, string> = {}) =>
  desk.post(`${path}/address`, { was: WRONG, address: RIGHT, intent: 'once', ...fields })
const waiting = async () => {
  await provider.database.query(
    `update mails set sent_at = null, next_try_at = created_at where lower(recipient) = '${RIGHT}'`,
  )
  return deliver()
}
const left = async (pattern: string) => {
  const tables = await provider.database.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await provider.database.query(`select 1 from ${name} as t where t::text ~* $1`, [
      pattern,
    ])
    if (rows.length > 0) found.push(name)
  }
  return found
}

test('shows undelivered emails with the enquiry, and the number to call', async () => {
  const page = await desk.read(path)
  expect(page).toContain('2 emails were not delivered')
  expect(page).toContain('refused by the mail server (550)')
  expect(page).toContain('Ahsa@mail.example may be mistyped. Call +91 9876543210 and correct it.')
  expect(await desk.read('/desk/mails')).toContain('to Ahsa@mail.example')
})

test('sends the confirmation and undelivered emails to the corrected address, once', async () => {
  const answers = [await correct(), await correct()]
  for (const { headers } of answers) expect(headers.get('location')).toBe(`${path}?done=address`)
  const sent = await waiting()
  expect(sent).toHaveLength(2)
  expect(sent[0]).toContain(`${RIGHT}: Your trip enquiry TJ-`)
  expect(sent[1]).toContain('markedplan.')
  const token = /\?token=([\w-]+)/.exec(sent[0]!)![1]
  expect(await (await traveller.activate(token)).json()).toMatchObject({ email: RIGHT })
  const page = await desk.read(path)
  expect(page).not.toContain('not delivered')
  expect(page).toContain(`corrected the email address`)
  expect(page).toContain(`${WRONG} → ${RIGHT}`)
  // The account of the mistyped address is deleted, so its link no longer works.
  expect(await provider.database.query('select email from users')).toEqual([{ email: RIGHT }])
})

test('refuses invalid addresses and concurrent corrections, and keeps the input', async () => {
  const refused = await correct({ address: 'asha at mail' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('value="asha at mail"')
  await correct()
  const late = await correct({ address: 'other@mail.example', intent: 'twice' })
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('The address is already asha@mail.example.')
  const unknown = await desk.post('/desk/enquiries/TJ-AAAA-AAAA/address', { address: RIGHT })
  expect(unknown.status).toBe(404)
  const stranger = deskBrowser(provider)
  expect((await stranger.post(`${path}/address`, { was: RIGHT, address: WRONG })).status).toBe(401)
})

test('resends undelivered emails to the same address', async () => {
  await correct({ address: WRONG })
  expect(
    await provider.database.query('select 1 from mails where given_up_at is not null'),
  ).toEqual([])
  expect(await desk.read(path)).toContain('unchanged and sent again')
})

test("keeps an active account, and other people's data", async () => {
  await provider.forget()
  await traveller.account(WRONG)
  await traveller.enquire(WRONG)
  const [row] = await provider.database.query<{ reference: string }>(
    'select reference from enquiries order by received_at desc, reference limit 1',
  )
  path = `/desk/enquiries/${row!.reference}`
  expect((await correct()).status).toBe(303)
  expect(await provider.database.query('select email from users order by email')).toEqual([
    { email: WRONG.toLowerCase() },
    { email: RIGHT },
  ])
})

test.each([
  ['the corrected address', RIGHT, 'this one'],
  ['the corrected address, at the desk', RIGHT, 'all'],
  ['the mistyped address, at the desk', WRONG, 'all'],
] as const)('a deletion by %s finds both', async (_, email, spellings) => {
  await correct()
  await removePerson(provider, { email, spellings })
  expect(await left('a(sh|hs)a@mail|markedrequest|markedplan')).toEqual([])
})

test('deleting the owner of the mistyped address keeps the enquiry, and removes the address', async () => {
  await correct()
  await removePerson(provider, { email: WRONG, spellings: 'this one' })
  expect(await left('ahsa@mail')).toEqual([])
  expect(await left('markedrequest')).toEqual(expect.arrayContaining(['enquiries']))
})

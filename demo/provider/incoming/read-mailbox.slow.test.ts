import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { travellerAt } from '../testing/account-for-test.ts'
import { type TestImap, dovecotForTest } from '../testing/dovecot-for-test.ts'
import { mailFrom, mailWithPdf, multipart, part } from '../testing/mail-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { mailboxRound } from './mailbox-reader.ts'
import { LARGEST_MAIL } from './receive-mail.ts'

let provider: TestProvider
let imap: TestImap
let reference: string
beforeAll(async () => {
  provider = await openForTest()
})
afterAll(() => provider.close())
beforeEach(async () => {
  await provider.forget()
  imap = await dovecotForTest()
  await (await travellerAt(provider)).enquire('asha@mail.example')
  const [row] = await provider.database.query<{ reference: string }>(
    'select reference from enquiries',
  )
  reference = row!.reference
})
afterEach(() => imap.remove())

const reader = (changes: Partial<TestProvider> = {}, settings = imap.settings) =>
  mailboxRound({ ...provider, ...changes, wakeMail() {} }, settings)
const read = async () => {
  const own = reader()
  await own.run(() => false)
  await own.release()
}
const email = (id: string, body = 'Hello') =>
  mailFrom({ subject: reference, 'message-id': `<${id}@mail.example>` }, body)
const bodies = async () =>
  (
    await provider.database.query<{ body: string }>('select body from incoming_mails order by id')
  ).map(({ body }) => body)
const unseen = async () => (await imap.names()).filter((name) => !/:2,\w*S/.test(name)).length

test('stores the emails of a mailbox with their files, and marks them as seen', async () => {
  await imap.deliver(email('one', 'One'))
  await imap.deliver(mailWithPdf('asha@mail.example', reference, 'visa'))
  await read()
  expect(await bodies()).toEqual(['One', 'visa'])
  const files = await provider.database.query(
    'select name from incoming_files where file is not null',
  )
  expect(files).toEqual([{ name: 'visa.pdf' }])
  expect(await unseen()).toBe(0)
  await read()
  expect(await bodies()).toHaveLength(2)
  expect(provider.logged).toEqual([])
})

test('moves emails to a folder if one is set', async () => {
  await imap.deliver(email('one'))
  await imap.deliver(email('two'))
  await reader({}, { ...imap.settings, moveTo: 'Read' }).run(() => false)
  expect(await bodies()).toHaveLength(2)
  expect(await imap.names()).toEqual([])
  expect(await imap.names('.Read')).toHaveLength(2)
  // A folder that is not there.
  await provider.database.query('delete from mailbox_claims')
  await imap.deliver(email('three'))
  await reader({}, { ...imap.settings, moveTo: 'Nowhere' }).run(() => false)
  expect(await bodies()).toHaveLength(3)
  expect([await unseen(), (await imap.names()).length]).toEqual([0, 1])
})

test('stores an email once that a crash left unmarked', async () => {
  await imap.deliver(email('one'))
  // The connection to the database is lost after the commit.
  const database = {
    ...provider.database,
    transaction: async <Answer>(
      work: Parameters<typeof provider.database.transaction<Answer>>[0],
    ): Promise<Answer> => {
      await provider.database.transaction(work)
      throw Object.assign(new Error(), { code: 'ECONNRESET' })
    },
  }
  expect(await reader({ database }).run(() => false)).toBeGreaterThan(0)
  expect([(await bodies()).length, await unseen()]).toEqual([1, 1])
  // Its claim has ended.
  provider.pass(600)
  await read()
  expect([(await bodies()).length, await unseen()]).toEqual([1, 0])
})

test('one of several instances reads the mailbox, and another takes over', async () => {
  for (let count = 0; count < 30; count += 1) await imap.deliver(email(`${count}`, `${count}`))
  const instances = [reader(), reader(), reader()]
  await Promise.all(instances.map((instance) => instance.run(() => false)))
  expect((await provider.counts())['incoming_mails']).toBe(30)
  await imap.deliver(email('late', 'late'))
  await Promise.all(instances.map((instance) => instance.release()))
  await read()
  expect(await unseen()).toBe(0)
  expect((await provider.counts())['incoming_mails']).toBe(31)
})

test('tries again while the mail server is away, longer each time, and logs it once', async () => {
  await imap.deliver(email('one'))
  await imap.stop()
  const own = reader()
  const pauses = []
  for (let count = 0; count < 7; count += 1) pauses.push(await own.run(() => false))
  expect(pauses).toEqual([30, 60, 120, 240, 480, 600, 600].map((seconds) => seconds * 1000))
  expect(provider.logged).toHaveLength(1)
  expect(provider.logged[0]).toContain('could not read the mailbox of replies')
  await imap.start()
  expect(await own.run(() => false)).toBe(0)
  expect(await bodies()).toEqual(['Hello'])
  expect(provider.logged).toHaveLength(2)
})

test('a wrong password is logged without the password', async () => {
  const settings = { ...imap.settings, password: 'open-sesame' }
  expect(await reader({}, settings).run(() => false)).toBeGreaterThan(0)
  expect(provider.logged.join()).not.toMatch(/open-sesame|replies@/)
})

test('of an email that is too large only the headers are stored', async () => {
  await imap.deliver(email('large', 'x'.repeat(LARGEST_MAIL)))
  await imap.deliver(email('small', 'small'))
  await read()
  expect(
    await provider.database.query('select subject, body, cut from incoming_mails order by id'),
  ).toEqual([
    { subject: reference, body: '', cut: 'large' },
    { subject: reference, body: 'small', cut: null },
  ])
  expect(await unseen()).toBe(0)
})

test('an email that cannot be stored never blocks the others', async () => {
  await imap.deliver(email('poison', 'poison'))
  await imap.deliver(email('fine', 'fine'))
  const database = {
    ...provider.database,
    transaction: async <Answer>(
      work: Parameters<typeof provider.database.transaction<Answer>>[0],
    ) =>
      provider.database.transaction<Answer>((queries) =>
        work({
          ...queries,
          query: async (sql, values) => {
            if (values?.includes('<poison@mail.example>')) throw new TypeError('broken')
            return queries.query(sql, values)
          },
        }),
      ),
  }
  await reader({ database }).run(() => false)
  expect(await bodies()).toEqual(['fine'])
  expect((await imap.names()).filter((name) => /:2,\w*F/.test(name))).toHaveLength(1)
  expect(provider.logged).toHaveLength(1)
})

test('reads a mailbox of 700 emails in batches, oldest first', async () => {
  const { body, ...type } = multipart('mixed', [part('text/plain', 'x')])
  for (let count = 0; count < 700; count += 1) {
    const id = `<many-${count}@mail.example>`
    await imap.deliver(mailFrom({ subject: `${count}`, 'message-id': id, ...type }, body))
  }
  await read()
  const rows = await provider.database.query<{ subject: string }>(
    'select subject from incoming_mails order by id',
  )
  expect(rows.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 700 }, (_, at) => `${at}`),
  )
  expect(await unseen()).toBe(0)
})

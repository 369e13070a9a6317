import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createTransport } from 'nodemailer'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMails } from '../data/mails/mails.ts'
import { startWorker } from '../jobs/worker.ts'
import { deliverMails } from '../testing/deliver-for-test.ts'
import { emailHandler, openTransport } from './mail.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

let provider: TestProvider
let server: SMTPServer | undefined
let received: string[]
beforeAll(async () => (provider = await openForTest()))
beforeEach(async () => {
  received = []
  senderRefused = undefined
  await provider.forget()
})
afterEach(() => stopServer())
afterAll(() => provider.close())

/** The server's refusal of our own address. */
let senderRefused: string | undefined
const refusal = (code: string | undefined) =>
  code ? Object.assign(new Error('for asha@mail.example'), { responseCode: Number(code) }) : null

/** A mail server that keeps its messages. It refuses 'no550@…', and a text with 'refuse this with 550', with 550. */
async function startServer(port = 0): Promise<number> {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(refusal(senderRefused)),
    onRcptTo: ({ address }, _session, done) => done(refusal(/^no(\d+)/.exec(address)?.[1])),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const text = Buffer.concat(parts).toString()
        const refused = refusal(/^refuse this with (\d+)/m.exec(text)?.[1])
        if (!refused) received.push(text)
        done(refused)
      })
    },
    onAuth: (_auth, _session, done) => done(new Error('Wrong password')),
  })
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  return (listening.address() as AddressInfo).port
}

async function stopServer(): Promise<void> {
  const stopping = server
  server = undefined
  if (stopping) await new Promise<void>((done) => stopping.close(done))
}

const write = (recipient: string, changes: object = {}) =>
  addMails(
    provider.database,
    [
      {
        kind: 'reply',
        recipient,
        about: recipient,
        subject: `To ${recipient}`,
        body: 'Hello',
        ...changes,
      },
    ],
    provider.settings.now(),
    false,
  )

async function deliver(port: number, options: object = {}): Promise<number> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, ...options })
  try {
    return await deliverMails(provider.database, transport, provider.settings)
  } finally {
    transport.close()
  }
}

const waiting = async () =>
  (await provider.database.query('select recipient from mails where sent_at is null')).map(
    (row) => row['recipient'],
  )

test('sends stored emails with their reply address', async () => {
  await write('desk@mail.example', { replyTo: 'asha@mail.example', body: 'Grüße\n.\nEnd' })
  expect(await deliver(await startServer())).toBe(1)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatch(/^From: Tigertrail Journeys <no-reply@tigertrail\.example>$/im)
  expect(received[0]).toMatch(/^To: desk@mail\.example$/im)
  expect(received[0]).toMatch(/^Reply-To: asha@mail\.example$/im)
  expect(received[0]).toContain('Gr=C3=BC=C3=9Fe')
  expect(received[0]).toContain('End')
  expect(await waiting()).toEqual([])
})

test('sends text and HTML as alternatives', async () => {
  await write('asha@mail.example', { body: 'Six days', html: '<h1>Six days</h1>' })
  expect(await deliver(await startServer())).toBe(1)
  const [head = '', ...rest] = received[0]!.split('\r\n\r\n')
  const boundary = /^Content-Type: multipart\/alternative;\s+boundary="([^"]+)"/im.exec(head)![1]!
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`)
  // The last alternative is preferred (RFC 2046, section 5.1.4); after it only the boundary ends.
  expect(parts).toHaveLength(4)
  expect(parts[1]).toMatch(/^Content-Type: text\/plain; charset=utf-8$[^]*^Six days$/im)
  expect(parts[2]).toMatch(/^Content-Type: text\/html; charset=utf-8$[^]*^<h1>Six days<\/h1>$/im)
  expect(parts[3]!.trim()).toBe('--')
})

test('deletes the text of an email with a login link once it is sent', async () => {
  const port = await startServer()
  await write('asha@mail.example', { body: 'The link', html: '<p>The link', secret: true })
  await write('ravi@mail.example', { body: 'No secret', html: '<p>No secret' })
  expect(await deliver(port)).toBe(2)
  expect(received.join()).toContain('<p>The link')
  expect(await provider.database.query('select body, html from mails order by id')).toEqual([
    { body: '', html: null },
    { body: 'No secret', html: '<p>No secret' },
  ])
})

test('keeps emails while the mail server is down, and retries later', async () => {
  const port = await startServer()
  await stopServer()
  await write('a@mail.example')
  expect(await deliver(port)).toBe(0)
  await startServer(port)
  expect(await deliver(port)).toBe(0)
  provider.pass(10)
  expect(await deliver(port)).toBe(1)
  expect(received).toHaveLength(1)
})

test('waits longer after each failure, up to an hour', async () => {
  const port = await startServer()
  await stopServer()
  await write('a@mail.example')
  const pauses: number[] = []
  for (let tries = 0; tries < 12; tries += 1) {
    await deliver(port)
    const [row] = await provider.database.query<{ run_at: Date }>('select run_at from jobs')
    const pause = (row!.run_at.getTime() - provider.settings.now().getTime()) / 1000
    pauses.push(pause)
    provider.pass(pause)
  }
  expect(pauses.slice(0, 4)).toEqual([10, 20, 40, 80])
  expect(pauses.at(-1)).toBe(3600)
})

test('a refused email does not block the others', async () => {
  await write('no451@mail.example')
  await write('a@mail.example')
  expect(await deliver(await startServer())).toBe(1)
  expect(await waiting()).toEqual(['no451@mail.example'])
})

const DAY = 24 * 3600

/** Days between creating and giving up each email. */
async function givenUp() {
  const rows = await provider.database.query<{ given_up_at: Date | null; created_at: Date }>(
    'select given_up_at, created_at from mails order by id',
  )
  return rows.map(
    ({ given_up_at, created_at }) =>
      given_up_at && (given_up_at.getTime() - created_at.getTime()) / 1000 / DAY,
  )
}

test('an email that is refused permanently is not retried', async () => {
  const port = await startServer()
  await write('no550@mail.example')
  await write('a@mail.example', { body: 'refuse this with 554', secret: true })
  await write('')
  await write('b@mail.example')
  provider.pass(DAY)
  expect(await deliver(port)).toBe(1)
  expect(await givenUp()).toEqual([1, 1, 1, null])
  provider.pass(30 * DAY)
  expect(await deliver(port)).toBe(0)
  expect(await tries()).toEqual([1, 1, 1])
  const [first] = await provider.database.query<{ id: number }>('select min(id) as id from mails')
  expect(provider.logged).toEqual([
    `gave up on email ${first!.id} after try 1: EENVELOPE 550`,
    `gave up on email ${first!.id + 1} after try 1: EMESSAGE 554`,
    `gave up on email ${first!.id + 2} after try 1: EENVELOPE`,
  ])
  const texts = await provider.database.query('select body from mails order by id')
  expect(texts[1]).toEqual({ body: '' })
})

test("an email that can't be built blocks no others", async () => {
  await write('a@mail.example')
  await write('b@mail.example')
  const built: string[] = []
  const sendMail = async ({ to }: { to: { address: string } }) => {
    built.push(to.address)
    if (built.length === 1) throw new TypeError('quotes asha@mail.example')
  }
  expect(await deliverMails(provider.database, { sendMail } as never, provider.settings)).toBe(1)
  expect(await givenUp()).toEqual([0, null])
  expect(provider.logged.join()).toMatch(/^gave up on email \d+ after try 1: TypeError$/)
})

test('an email is not given up if only its sent mark is lost', async () => {
  await write('a@mail.example')
  const { database, settings } = provider
  const transaction = () => Promise.reject(new Error('Connection terminated unexpectedly'))
  const transport = { sendMail: async () => {} }
  await deliverMails({ ...database, transaction }, transport as never, settings)
  expect(await givenUp()).toEqual([null])
  expect(provider.logged[0]).toMatch(/^a job of the kind email failed: Error/)
  provider.pass(10)
  expect(await deliver(await startServer())).toBe(1)
})

test.each([
  ['refused for now', { recipient: 'no451@mail.example' }, {}],
  ['sent while our own address is refused', { sender: '550' }, {}],
  ['sent while our own account is refused', {}, { auth: { user: 'we', pass: 'wrong' } }],
])('an email that is %s is retried for four days', async (_, refused, options) => {
  const { recipient = 'a@mail.example', sender } = refused as Record<string, string>
  senderRefused = sender
  const port = await startServer()
  await write(recipient)
  provider.pass(DAY)
  for (let days = 0; days < 4; days += 1) {
    expect(await deliver(port, options)).toBe(0)
    expect(await givenUp()).toEqual([null])
    provider.pass(DAY)
  }
  expect(await deliver(port, options)).toBe(0)
  expect(await givenUp()).toEqual([5])
  expect(await deliver(port, options)).toBe(0)
  expect(await tries()).toEqual([5])
  expect(provider.logged.filter((line) => line.includes('gave up on'))).toHaveLength(1)
  expect(provider.logged.join()).not.toContain('asha')
})

test('two instances do not send an email twice', async () => {
  for (let index = 0; index < 10; index += 1) await write(`a${index}@mail.example`)
  const port = await startServer()
  const sent = await Promise.all([deliver(port), deliver(port), deliver(port)])
  expect(sent[0]! + sent[1]! + sent[2]!).toBe(10)
  expect(received).toHaveLength(10)
})

test('another instance sends the email of a killed sender', async () => {
  await write('a@mail.example')
  const port = await startServer()
  const neverEnds = { sendMail: () => new Promise(() => {}) }
  void deliverMails(provider.database, neverEnds as never, provider.settings)
  await expect.poll(async () => (await tries())[0]).toBe(1)
  expect(await deliver(port)).toBe(0)
  await provider.database.query('update jobs set claimed_until = now()')
  expect(await deliver(port)).toBe(1)
})

const tries = async () =>
  (await provider.database.query('select tries from jobs')).map((row) => row['tries'])

test('the worker sends when woken, and stops', async () => {
  const { database, settings } = provider
  const url = `smtp://127.0.0.1:${await startServer()}?ignoreTLS=true`
  const transport = openTransport(url, settings.log)
  const email = emailHandler(database, transport, settings)
  const worker = startWorker(database, { email }, settings)
  await write('a@mail.example')
  worker.wake()
  await expect.poll(() => received.length).toBe(1)
  await worker.stop()
  transport.close()
  await write('b@mail.example')
  worker.wake()
  expect(await waiting()).toEqual(['b@mail.example'])
})

test('an instance of the previous version and this one send no email twice', async () => {
  const { query } = provider.database
  /** Claims as that version does. */
  const claim = async () =>
    query(`update mails set tries = tries + 1, next_try_at = next_try_at + interval '3 minutes'
      where id = (select id from mails where sent_at is null and given_up_at is null
        order by next_try_at, id limit 1 for update skip locked) returning id`)
  await write('a@mail.example')
  const port = await startServer()
  expect(await claim()).toHaveLength(1)
  expect(await deliver(port)).toBe(0)
  provider.pass(180)
  let claimed: unknown[] | undefined
  const sendMail = async () => void (claimed = await claim())
  expect(await deliverMails(provider.database, { sendMail } as never, provider.settings)).toBe(1)
  expect(claimed).toEqual([])
  expect(await query('select 1 from jobs')).toEqual([])
})

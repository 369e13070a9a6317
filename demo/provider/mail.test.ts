import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createTransport } from 'nodemailer'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMails } from './data/mails.ts'
import { deliverMails, startPostman } from './mail.ts'
import { type TestProvider, openForTest } from './open-for-test.ts'

let provider: TestProvider
let server: SMTPServer | undefined
let received: string[]
beforeAll(async () => (provider = await openForTest()))
beforeEach(async () => {
  received = []
  await provider.forget()
})
afterEach(() => stopServer())
afterAll(() => provider.close())

/** A mail server that keeps what it gets; it says no to recipients that begin with 'no'. */
async function startServer(port = 0): Promise<number> {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('no') ? Object.assign(new Error('no'), { responseCode: 550 }) : null),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString())
        done()
      })
    },
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
    [{ recipient, subject: `To ${recipient}`, body: 'Hello', ...changes }],
    provider.settings.now(),
    false,
  )

async function deliver(port: number): Promise<number> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
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

test('sends what is written down, with the address that answers go to', async () => {
  await write('desk@mail.example', { replyTo: 'asha@mail.example', body: 'Grüße\n.\nEnd' })
  expect(await deliver(await startServer())).toBe(1)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatch(/^From: no-reply@tigertrail\.example$/im)
  expect(received[0]).toMatch(/^To: desk@mail\.example$/im)
  expect(received[0]).toMatch(/^Reply-To: asha@mail\.example$/im)
  expect(received[0]).toContain('Gr=C3=BC=C3=9Fe')
  expect(received[0]).toContain('End')
  expect(await waiting()).toEqual([])
})

test('forgets the text of a mail that lets its reader in, once it is handed over', async () => {
  const port = await startServer()
  await write('asha@mail.example', { body: 'The link', secret: true })
  await write('ravi@mail.example', { body: 'No secret' })
  expect(await deliver(port)).toBe(2)
  expect(received.join()).toContain('The link')
  expect(await provider.database.query('select body from mails order by id')).toEqual([
    { body: '' },
    { body: 'No secret' },
  ])
})

test('loses nothing while the mail server is down, and tries again later', async () => {
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

test('waits longer after each failure, at most an hour', async () => {
  const port = await startServer()
  await stopServer()
  await write('a@mail.example')
  const pauses: number[] = []
  for (let tries = 0; tries < 12; tries += 1) {
    await deliver(port)
    const [row] = await provider.database.query<{ next_try_at: Date }>('select * from mails')
    const pause = (row!.next_try_at.getTime() - provider.settings.now().getTime()) / 1000
    pauses.push(pause)
    provider.pass(pause)
  }
  expect(pauses.slice(0, 4)).toEqual([10, 20, 40, 80])
  expect(pauses.at(-1)).toBe(3600)
})

test('a mail that is not taken does not hold up the others', async () => {
  await write('nobody@mail.example')
  await write('a@mail.example')
  expect(await deliver(await startServer())).toBe(1)
  expect(await waiting()).toEqual(['nobody@mail.example'])
})

test('two instances do not send a mail twice', async () => {
  for (let index = 0; index < 10; index += 1) await write(`a${index}@mail.example`)
  const port = await startServer()
  const sent = await Promise.all([deliver(port), deliver(port), deliver(port)])
  expect(sent[0]! + sent[1]! + sent[2]!).toBe(10)
  expect(received).toHaveLength(10)
})

test('a mail whose sender died is sent by another one', async () => {
  await write('a@mail.example')
  const port = await startServer()
  const neverEnds = { sendMail: () => new Promise(() => {}) }
  void deliverMails(provider.database, neverEnds as never, provider.settings)
  await expect.poll(async () => (await tries())[0]).toBe(1)
  expect(await deliver(port)).toBe(0)
  provider.pass(180)
  expect(await deliver(port)).toBe(1)
})

const tries = async () =>
  (await provider.database.query('select tries from mails')).map((row) => row['tries'])

test('the postman sends when woken, and stops', async () => {
  const port = await startServer()
  const postman = startPostman(
    provider.database,
    provider.settings,
    `smtp://127.0.0.1:${port}?ignoreTLS=true`,
  )
  await write('a@mail.example')
  postman.wake()
  await expect.poll(() => received.length).toBe(1)
  await postman.stop()
  await write('b@mail.example')
  postman.wake()
  expect(await waiting()).toEqual(['b@mail.example'])
})

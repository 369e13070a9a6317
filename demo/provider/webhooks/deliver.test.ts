import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMails } from '../data/mails/mails.ts'
import { deletePerson } from '../data/privacy/delete-person.ts'
import { oldRows, forgetOld } from '../data/privacy/retention.ts'
import { EVENT_TYPES } from '../data/webhooks/emit.ts'
import {
  addEndpoint,
  allEndpoints,
  disableEndpoint,
  rotateSecret,
} from '../data/webhooks/endpoints.ts'
import { resend } from '../data/webhooks/deliveries.ts'
import { runDueJobs, startWorker } from '../jobs/worker.ts'
import { emailHandler } from '../mail/mail.ts'
import { type Traveller, travellerAt } from '../testing/account-for-test.ts'
import { deskBrowser } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { type Received, type Receiver, receiverForTest } from '../testing/receiver-for-test.ts'
import { idOf, reviewForm, sendReview } from '../testing/upload-for-test.ts'
import { webhookHandler } from './deliver.ts'
import { newSecret } from './signature.ts'

const MANY = { limit: 1000, seconds: 1 }
const ASHA = 'asha@mail.example'

/** Seconds that the provider's clock is ahead; receivers compare timestamps with the real one. */
let ahead: number
let receiver: Receiver
let provider: TestProvider
let traveller: Traveller
const secret = newSecret()
beforeAll(async () => {
  receiver = await receiverForTest()
  const now = () => new Date(Date.now() + ahead * 1000)
  ahead = 0
  provider = await openForTest({ now, privateWebhooks: true, enquiryRate: MANY, moderation: true })
  traveller = await travellerAt(provider)
})
beforeEach(async () => {
  ahead = 0
  receiver.answer = 204
  receiver.received = []
  await provider.forget()
})
afterEach(() => receiver.hangUp())
afterAll(async () => {
  receiver.close()
  await provider.close()
})

const now = () => provider.settings.now()
const subscribe = async (changes: object = {}) => {
  const form = { url: receiver.url, events: [...EVENT_TYPES], sendsContact: false, ...changes }
  return addEndpoint(provider.database, form, secret, now())
}
const handler = () => webhookHandler(provider.database, provider.settings)
const deliver = async () => runDueJobs(provider.database, { webhook: handler() }, provider.settings)
const log = async () =>
  provider.database.query<Record<string, unknown>>(
    'select * from webhook_deliveries order by at, id',
  )
const enquire = async () =>
  ((await (await traveller.enquire(ASHA)).json()) as { reference: string }).reference
const types = () => receiver.received.map(({ event }) => event.type)
const headersOf = ({ headers }: Received) => headers as Record<string, string>

test('delivers an event without personal data, signed by Standard Webhooks', async () => {
  await subscribe()
  const reference = await enquire()
  await deliver()
  const [one] = receiver.received
  const verified = new Webhook(secret).verify(one!.body, headersOf(one!))
  expect(verified).toEqual({
    type: 'enquiry.created',
    timestamp: expect.stringMatching(/Z$/),
    data: { id: expect.any(String), reference, status: 'New' },
  })
  expect(() => new Webhook(newSecret()).verify(one!.body, headersOf(one!))).toThrow(
    'No matching signature',
  )
  expect(one!.headers['content-type']).toBe('application/json')
  expect(await log()).toMatchObject([
    { id: one!.headers['webhook-id'], attempts: 1, status: 204, failure: null },
  ])
  expect(await provider.database.query('select 1 from jobs where kind = $1', ['webhook'])).toEqual(
    [],
  )
})

test('emits each event with its transaction, only to endpoints that chose it', async () => {
  await subscribe()
  await subscribe({ events: ['enquiry.deleted'] })
  const reference = await enquire()
  const desk = deskBrowser(provider)
  await desk.signIn()
  const path = `/desk/enquiries/${reference}`
  const [{ uuid } = { uuid: '' }] = await provider.database.query<{ uuid: string }>(
    'select uuid from staff where left_at is null',
  )
  await desk.post(`${path}/owner`, { owner: uuid, was: '', intent: 'a' })
  await desk.post(`${path}/call`, { outcome: 'plan', intent: 'b' })
  const published = await idOf(await sendReview(provider, reviewForm({}, [])))
  await desk.post(`/desk/moderation/reviews/${published}`, {
    decision: 'approved',
    was: 'held',
    intent: 'c',
  })
  await deletePerson(provider.database, { email: ASHA, spellings: 'all' })
  await deliver()
  const changes = receiver.received.map(({ event: { type, data } }) =>
    [type, data['change']].join(' ').trim(),
  )
  expect(changes.toSorted()).toEqual([
    'enquiry.created',
    'enquiry.deleted',
    'enquiry.deleted',
    'enquiry.updated owner',
    'enquiry.updated status',
    'review.published',
  ])
  expect(receiver.received.map(({ body }) => body).join()).not.toContain('asha')
  const cancelled = provider.database.transaction(async (queries) => {
    await queries.query(`select emit_event('enquiry.created', '{}')`)
    throw new Error('cancelled')
  })
  await expect(cancelled).rejects.toThrow('cancelled')
  await deliver()
  expect(receiver.received).toHaveLength(6)
})

test('tells of a review that is published when it arrives', async () => {
  await subscribe()
  provider.settings.moderation = false
  const id = await idOf(await sendReview(provider, reviewForm({ feedback: 'Unmoderated.' }, [])))
  provider.settings.moderation = true
  await deliver()
  expect(receiver.received.map(({ event }) => [event.type, event.data['id']])).toEqual([
    ['review.published', id],
  ])
})

test('retries a failed delivery for three days with longer pauses, then gives it up', async () => {
  await subscribe()
  await enquire()
  receiver.answer = 500
  const pauses: number[] = []
  for (let attempts = 0; attempts < 40; attempts += 1) {
    await deliver()
    const [job] = await provider.database.query<{ run_at: Date; failed_at: Date | null }>(
      `select run_at, failed_at from jobs where kind = 'webhook'`,
    )
    if (job!.failed_at) break
    pauses.push((job!.run_at.getTime() - now().getTime()) / 1000)
    ahead += pauses.at(-1)! + 1
  }
  const bases = [10, 30, 90, 270, 810, 2430, 7290, 21_600, 21_600]
  bases.forEach((base, at) => {
    expect(pauses[at]).toBeGreaterThan(base * 0.8 - 2)
    expect(pauses[at]).toBeLessThan(base * 1.2 + 1)
  })
  expect(ahead).toBeGreaterThan(3 * 24 * 3600)
  expect(ahead).toBeLessThan(3.4 * 24 * 3600)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(receiver.received.length).toBe(pauses.length + 1)
  expect(await log()).toMatchObject([
    { failure: 'HTTP_500', status: 500, failed_at: expect.any(Date) },
  ])
  expect((await allEndpoints(provider.database))[0]).toMatchObject({ failed: 1, disabled_at: null })
  expect(JSON.stringify(await log())).not.toContain('asha')
})

test('disables an endpoint that answers 410, and sends it nothing more', async () => {
  await subscribe()
  await enquire()
  await enquire()
  receiver.answer = 410
  await deliver()
  await deliver()
  await enquire()
  expect((await allEndpoints(provider.database))[0]).toMatchObject({
    is_gone: true,
    disabled_at: expect.any(Date),
  })
  const failures = (await log()).map(({ failure }) => failure)
  expect(failures).toHaveLength(2)
  expect(failures).toContain('HTTP_410')
  // Both may have been on their way.
  expect(failures.every((failure) => failure === 'HTTP_410' || failure === 'DISABLED')).toBe(true)
})

test('signs with the old secret too, for a day after a rotation', async () => {
  const id = await subscribe()
  const rotated = newSecret()
  await rotateSecret(provider.database, id, rotated, now())
  await enquire()
  await deliver()
  for (const known of [secret, rotated])
    new Webhook(known).verify(receiver.received[0]!.body, headersOf(receiver.received[0]!))
  expect(receiver.received[0]!.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
  await provider.database.query(
    `update webhook_endpoints set old_secret_until = now() - interval '1 second'`,
  )
  await enquire()
  await deliver()
  expect(receiver.received[1]!.headers['webhook-signature']).toMatch(/^v1,\S+$/)
  new Webhook(rotated).verify(receiver.received[1]!.body, headersOf(receiver.received[1]!))
  expect(() =>
    new Webhook(secret).verify(receiver.received[1]!.body, headersOf(receiver.received[1]!)),
  ).toThrow('No matching signature')
})

test('sends an event again with its id and data', async () => {
  const id = await subscribe()
  await enquire()
  await deliver()
  const [{ id: delivery } = {}] = await log()
  expect(await resend(provider.database, id, String(delivery), now())).toBe(true)
  expect(await resend(provider.database, id, 'unknown', now())).toBe(false)
  receiver.answer = 503
  await deliver()
  receiver.answer = 204
  await resend(provider.database, id, String(delivery), now())
  await deliver()
  expect(receiver.received).toHaveLength(3)
  expect(receiver.received[1]!.headers['webhook-id']).toBe(
    receiver.received[0]!.headers['webhook-id'],
  )
  expect(receiver.received[1]!.body).toBe(receiver.received[0]!.body)
  expect(await log()).toMatchObject([{ attempts: 3, failed_at: null, status: 204 }])
})

test('adds contact data when asked to, and stores none that a deletion would have to find', async () => {
  await subscribe({ sendsContact: true })
  await enquire()
  receiver.answer = 500
  await deliver()
  expect(receiver.received[0]!.event.data['contact']).toMatchObject({
    email: ASHA,
    phone_number: expect.any(String),
  })
  expect(JSON.stringify(await log())).not.toContain('asha')
  await deletePerson(provider.database, { email: ASHA, spellings: 'all' })
  receiver.answer = 204
  ahead = 60
  await deliver()
  expect(types().slice(1).toSorted()).toEqual(['enquiry.created', 'enquiry.deleted'])
  expect(
    receiver.received
      .slice(1)
      .map(({ body }) => body)
      .join(),
  ).not.toContain('asha')
})

test('an endpoint that hangs delays no email, and a stop gives its delivery back', async () => {
  receiver.answer = 'hang'
  await subscribe()
  await enquire()
  const { database, settings } = provider
  const sent: unknown[] = []
  const email = emailHandler(
    database,
    { sendMail: async (mail) => void sent.push(mail.to) },
    settings,
  )
  const worker = startWorker(database, { webhook: handler(), email }, settings)
  await expect.poll(() => receiver.received.length).toBe(1)
  const mail = { kind: 'reply', recipient: ASHA, about: ASHA, subject: 'a', body: 'b' } as const
  await addMails(database, [mail], now(), false)
  worker.wake()
  await expect.poll(() => sent.length).toBe(1)
  await worker.stop()
  const left = await database.query('select tries, claim, failed_at from jobs')
  expect(left).toEqual([{ tries: 0, claim: null, failed_at: null }])
})

test('sends nothing for a disabled endpoint, and keeps its log for 30 days', async () => {
  const id = await subscribe()
  await enquire()
  await disableEndpoint(provider.database, id, now())
  await enquire()
  await deliver()
  expect(receiver.received).toEqual([])
  expect(await log()).toMatchObject([{ failure: 'DISABLED' }])
  const sweep = async () => {
    for (const old of oldRows(provider.settings.keep, now()).filter(
      ({ table }) => table === 'webhook_deliveries',
    ))
      await forgetOld(provider.database, old, () => false)
  }
  ahead = 29 * 24 * 3600
  await sweep()
  expect(await log()).toHaveLength(1)
  ahead = 31 * 24 * 3600
  await sweep()
  expect(await log()).toEqual([])
})

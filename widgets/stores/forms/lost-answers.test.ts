// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Serving } from '../../../demo/server/serve.ts'
import { serveForTest } from '../../../demo/server/serve-for-test.ts'
import { typedEnquiry } from '../../contract/enquiry-for-test.ts'
import { companies } from '../companies.ts'
import { createOtp } from './corporate/corporate-otp.ts'
import { createEnquiry } from './enquiry.ts'
import { cities } from '../places.ts'
import { type Provider, providerOf } from '../provider.ts'
import { type Choice, createChoice } from './engine/send-once.ts'
import { telling } from './engine/host-for-test.ts'
import { inEnglish } from '../../messages/say.ts'

vi.setConfig({ testTimeout: 30_000 })

/** Proxy to the provider. Forwards every request; `onAnswer` decides if the response is lost. */
let onAnswer: () => Promise<'arrives' | 'is lost'>
let line: Server
let serving: Serving
let provider: Provider
beforeAll(async () => {
  serving = await serveForTest()
  line = createServer(async (request, response) => {
    const { method, url, headers } = request
    const body = method === 'GET' ? null : await text(request)
    const kept = new Headers({ 'content-type': 'application/json' })
    const key = headers['idempotency-key']
    if (key) kept.set('idempotency-key', String(key))
    const address = serving.origins.provider + url!
    const answer = await fetch(address, { method: method!, headers: kept, body })
    const answered = await answer.text()
    const retryAfter = answer.headers.get('retry-after')
    if ((await onAnswer()) === 'is lost') return request.socket.destroy()
    if (retryAfter) response.setHeader('retry-after', retryAfter)
    return response.writeHead(answer.status).end(answered)
  })
  await new Promise<void>((resolve) => line.listen(0, resolve))
  onAnswer = async () => 'arrives'
  provider = providerOf(`http://localhost:${(line.address() as AddressInfo).port}`, null, null)
  await vi.waitUntil(() => cities(provider).$list.get().state === 'ready', { timeout: 10_000 })
  await vi.waitUntil(() => companies(provider).$list.get().state === 'ready', { timeout: 10_000 })
}, 40_000)
beforeEach(async () => {
  onAnswer = async () => 'arrives'
  for (const table of ['destinations', 'enquiries', 'one_time_codes', 'corporate_users', 'hits']) {
    await query(`delete from ${table}`)
  }
})
afterAll(async () => {
  line.closeAllConnections()
  line.close()
  await serving.close()
})

const query = (sql: string) => serving.provider.database.query(sql)
const stored = () => query('select reference, number_of_adults from enquiries order by received_at')

function filled() {
  const { form, send, $sending } = createEnquiry(inEnglish)
  const typed = {
    ...typedEnquiry(cities(provider).$list.get().list[0]!.uuid),
    corporateCompany: companies(provider)
      .$list.get()
      .list.find(({ name }) => name === 'Persistent')!.uuid,
    corporate_email: 'asha.rao@persistent.example',
  }
  for (const [field, text] of Object.entries(typed)) form.type(field as 'days', text)
  const host = { onSend: () => true, onSent: () => {}, onFailed: vi.fn() }
  return { form, $sending, send: () => send(provider, telling(host)), host }
}

test('resending after a lost response stores one enquiry', async () => {
  const { send, $sending, host } = filled()
  onAnswer = async () => 'is lost'
  await send()
  await send()
  expect(host.onFailed.mock.calls).toEqual([[{ failure: 'Offline' }], [{ failure: 'Offline' }]])
  const [row, ...others] = await stored()
  expect(others).toEqual([])
  onAnswer = async () => 'arrives'
  await send()
  expect($sending.get()).toEqual({ state: 'sent', receipt: { reference: row!['reference'] } })
  expect(await stored()).toHaveLength(1)
})

/** An enquiry that was stored, lost its response, and was then changed and sent again. */
async function changed() {
  const enquiry = filled()
  const { form, send } = enquiry
  onAnswer = async () => 'is lost'
  await send()
  onAnswer = async () => 'arrives'
  form.type('total_people', '4')
  await send()
  const choose = async (made: Choice) => {
    form.own(createChoice).made = made
    await send()
  }
  return { ...enquiry, choose }
}

test('asks what to do with a change after a lost response, before sending', async () => {
  const { $sending, host } = await changed()
  expect($sending.get()).toEqual({ state: 'asking', canUpdate: true })
  expect(host.onFailed).toHaveBeenCalledOnce()
  expect(await stored()).toMatchObject([{ number_of_adults: 2 }])
})

test('updates the enquiry under its reference, even if that response is lost', async () => {
  const { $sending, send, choose } = await changed()
  const [{ reference }] = (await stored()) as [{ reference: string }]
  onAnswer = async () => 'is lost'
  await choose('update')
  expect($sending.get()).toMatchObject({ state: 'failed' })
  onAnswer = async () => 'arrives'
  await send()
  expect($sending.get()).toEqual({ state: 'sent', receipt: { reference } })
  expect(await stored()).toEqual([{ reference, number_of_adults: 4 }])
})

test('sends a second enquiry if the visitor chooses that', async () => {
  const { $sending, choose } = await changed()
  await choose('another')
  expect($sending.get().state).toBe('sent')
  expect(await stored()).toMatchObject([{ number_of_adults: 2 }, { number_of_adults: 4 }])
})

test('offers only a second enquiry once staff work on the first', async () => {
  const { $sending, choose } = await changed()
  await query(`update enquiries set status = 'In progress'`)
  await choose('update')
  expect($sending.get()).toEqual({ state: 'asking', canUpdate: false })
  await choose('another')
  expect(await stored()).toHaveLength(2)
})

test('asks if another tab has sent a different copy of the draft', async () => {
  const [first, second] = [filled(), filled()]
  const intent = { key: '1-2-3-4', body: '' }
  first.form.intend(intent)
  second.form.intend(intent)
  await first.send()
  second.form.type('total_people', '7')
  await second.send()
  expect(second.$sending.get()).toEqual({ state: 'asking', canUpdate: true })
  expect(await stored()).toHaveLength(1)
  second.form.own(createChoice).made = 'update'
  await second.send()
  expect(second.$sending.get()).toMatchObject({ state: 'sent' })
  expect(await stored()).toMatchObject([{ number_of_adults: 7 }])
})

test('a change that was undone is the same enquiry', async () => {
  const { form, send } = filled()
  onAnswer = async () => 'is lost'
  await send()
  onAnswer = async () => 'arrives'
  form.type('total_people', '4')
  form.type('total_people', '2')
  await send()
  expect(await stored()).toHaveLength(1)
})

/** Delays responses. `held` resolves when the first one has arrived. */
function holdAnswers() {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  const held = new Promise<void>((resolve) => {
    onAnswer = async () => {
      resolve()
      await gone
      return 'arrives'
    }
  })
  return { held, letGo }
}

test('ignores the response for an address that has changed since', async () => {
  const { form } = filled()
  const otp = form.own(createOtp)
  const { held, letGo } = holdAnswers()
  const sending = otp.send(provider)
  await held
  form.type('corporate_email', 'ravi@persistent.example')
  expect(otp.$state.get().state).toBe('unsent')
  letGo()
  await sending
  expect([otp.$state.get().state, otp.$wait.get(), form.$notice.get()]).toEqual(['unsent', 0, null])
})

test('ignores the proof of an address that has changed since', async () => {
  const { form } = filled()
  const otp = form.own(createOtp)
  await otp.send(provider)
  const [mail] = await query('select subject from mails order by id desc limit 1')
  form.type('otp', String(mail!['subject']).slice(0, 6))
  const { held, letGo } = holdAnswers()
  const verifying = otp.verify(provider)
  await held
  form.type('corporate_email', 'boss@persistent.example')
  letGo()
  expect(await verifying).toBe(false)
  expect([otp.$state.get().state, form.$notice.get()]).toEqual(['unsent', null])
})

test('a code can be typed after a lost response, and typed values are kept', async () => {
  const { form } = filled()
  const otp = form.own(createOtp)
  const before = form.$form.get()
  onAnswer = async () => 'is lost'
  await otp.send(provider)
  expect(otp.$state.get().state).toBe('sent')
  expect(form.$form.get()).toEqual(before)
  expect(form.$notice.get()).toEqual({
    kind: 'failure',
    text: 'Sorry, we are unable to send OTP for corporate email. Please try again later',
  })
})

test('waits as long as the provider says after too many requests', async () => {
  await filled().form.own(createOtp).send(provider)
  const { form } = filled()
  const otp = form.own(createOtp)
  await otp.send(provider)
  expect(otp.$state.get().state).toBe('sent')
  expect(form.$notice.get()).toMatchObject({ text: expect.stringContaining('already sent') })
  expect(otp.$wait.get()).toBeGreaterThan(0)
  expect(otp.$wait.get()).toBeLessThanOrEqual(30)
})

test('another address does not wait for a rate-limited one', async () => {
  await filled().form.own(createOtp).send(provider)
  const { form } = filled()
  const otp = form.own(createOtp)
  await otp.send(provider)
  form.type('corporate_email', 'ravi@persistent.example')
  expect(otp.$wait.get()).toBe(0)
  await otp.send(provider)
  expect(otp.$state.get().state).toBe('sent')
})

// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Serving } from '../../../demo/server/serve.ts'
import { serveForTest } from '../../../demo/server/serve-for-test.ts'
import { sentEnquiry, typedEnquiry } from '../../contract/enquiry-for-test.ts'
import type { City } from '../../contract/places.ts'
import { createEnquiry } from './enquiry.ts'
import { cities } from '../places.ts'
import { type Provider, providerOf } from '../provider.ts'
import { $toasts } from '../toasts.ts'
import { telling } from './engine/host-for-test.ts'
import { inEnglish } from '../../messages/say.ts'

vi.setConfig({ testTimeout: 30_000 })

const SENT = 'Thanks for connecting with submitting the enquiry. We will get back to you soon'
const FAILED = 'Sorry, we are unable to submit your enquiry. Please try again later'

let serving: Serving
let provider: Provider
let city: City
beforeAll(async () => {
  serving = await serveForTest()
  provider = providerOf(serving.origins.provider, null, null)
  await vi.waitUntil(() => cities(provider).$list.get().state === 'ready', { timeout: 10_000 })
  city = cities(provider)
    .$list.get()
    .list.find(({ name }) => name === 'Jaipur')!
}, 30_000)
beforeEach(async () => {
  for (const table of ['destinations', 'enquiries', 'mails', 'hits'])
    await query(`delete from ${table}`)
  $toasts.set([])
})
afterAll(() => serving.close())

const query = (sql: string) => serving.provider.database.query(sql)
const stored = () => query('select * from enquiries')

/** A valid form, and a host page that records events. */
function filled() {
  const enquiry = createEnquiry(inEnglish)
  for (const [field, text] of Object.entries(typedEnquiry(city.uuid)))
    enquiry.form.type(field as 'days', text)
  const host = { onSend: vi.fn(() => true), onSent: vi.fn(), onFailed: vi.fn() }
  return { ...enquiry, host }
}

test('stores the enquiry and shows the specified message', async () => {
  const { form, send, $sending, host } = filled()
  await send(provider, telling(host))
  const [row] = await stored()
  const { destinations, ...facts } = sentEnquiry(city.uuid)
  expect(row).toMatchObject({ ...facts, partner: null })
  expect(await query('select city, no_days from destinations')).toEqual(destinations)
  const reference = row!['reference']
  expect($sending.get()).toEqual({ state: 'sent', receipt: { reference } })
  expect(form.$notice.get()).toEqual({ kind: 'success', text: SENT })
  expect($toasts.get()).toMatchObject([{ kind: 'success', text: SENT }])
  expect(host.onSent.mock.calls).toEqual([[{ reference, form: 'enquiry' }]])
  expect(host.onFailed).not.toHaveBeenCalled()
})

test('a sent form keeps only prefilled values and can be sent again', async () => {
  const { form, send, startAnew, $sending, host } = filled()
  form.prefill({ days: '7' })
  await send(provider, telling(host))
  expect(form.$form.get()).toEqual({ ...createEnquiry(inEnglish).form.$form.get(), days: '7' })
  expect(form.$intent.get()).toBeUndefined()
  startAnew()
  expect($sending.get()).toEqual({ state: 'idle' })
  expect(form.$notice.get()).toBeNull()
})

test('is busy while sending, and two parallel sends make one request', async () => {
  const { send, $sending, host } = filled()
  const states: string[] = []
  $sending.listen(({ state }) => states.push(state))
  await Promise.all([
    send(provider, telling(host)),
    send(provider, telling(host)),
    send(provider, telling(host)),
  ])
  expect(states).toEqual(['busy', 'sent'])
  expect(host.onSend).toHaveBeenCalledOnce()
  expect(await stored()).toHaveLength(1)
})

test('sends nothing while there are errors and shows them', async () => {
  const { form, send, $sending, host } = filled()
  form.type('email', 'asha@')
  form.type('mobile_number', '12')
  await send(provider, telling(host))
  expect(form.$errors.get()).toEqual({
    email: 'Must be a valid email',
    mobile_number: 'Phone number is not valid',
  })
  expect(form.$notice.get()).toBeNull()
  expect($sending.get()).toEqual({ state: 'idle' })
  expect(host.onSend).not.toHaveBeenCalled()
  expect(await stored()).toEqual([])
})

test('keeps typed values after a failure and sends them on retry', async () => {
  const { form, send, $sending, host } = filled()
  const before = form.$form.get()
  await send(providerOf('http://127.0.0.1:1', null, null), telling(host))
  expect($sending.get()).toEqual({ state: 'failed', failure: { name: 'Offline' } })
  expect(form.$notice.get()).toMatchObject({ kind: 'failure', text: FAILED })
  expect($toasts.get()).toMatchObject([{ kind: 'failure', text: FAILED }])
  expect(host.onFailed.mock.calls).toEqual([[{ failure: 'Offline' }]])
  expect(form.$form.get()).toEqual(before)

  const seen: unknown[] = []
  const stop = $toasts.listen((toasts) => void seen.push(toasts))
  const next = send(provider, telling(host))
  expect(form.$notice.get()).toBeNull()
  await next
  stop()
  expect(seen[0]).toEqual([])
  expect(form.$notice.get()).toEqual({ kind: 'success', text: SENT })
  expect($toasts.get()).toMatchObject([{ kind: 'success', text: SENT }])
  expect(await stored()).toHaveLength(1)
})

test('shows errors from the provider at the field', async () => {
  const { form, send, host } = filled()
  const amend = ({ payload }: { payload: { email: string } }) => Boolean((payload.email = 'asha@'))
  await send(provider, telling({ ...host, onSend: amend }))
  expect(form.$errors.get()).toEqual({ email: 'Must be a valid email' })
  const hint = 'Please fix: Must be a valid email'
  expect(form.$notice.get()).toEqual({ kind: 'failure', text: FAILED, hint })
  expect(host.onFailed.mock.calls).toEqual([[{ failure: 'Refused' }]])
  expect(form.$faulty.get()).toBe(1)
})

test('does not send a destination that is not in the list', async () => {
  const { form, send, host } = filled()
  form.type('destination', '00000000-0000-4000-8000-000000000000')
  await send(provider, telling(host))
  expect(form.$errors.get()).toEqual({ destination: 'Please select the destination' })
  expect([form.$notice.get(), form.$faulty.get()]).toEqual([null, 1])
  expect(await stored()).toHaveLength(0)
})

test('the host page can change the payload', async () => {
  const { send, host } = filled()
  const onSend = ({ payload }: { payload: Record<string, unknown> }) => {
    expect(payload).toEqual(sentEnquiry(city.uuid))
    payload['number_of_adults'] = 5
    payload['coupon_code'] = 'PARTNER-10'
    return true
  }
  await send(provider, telling({ ...host, onSend: onSend as never }))
  expect(await stored()).toMatchObject([{ number_of_adults: 5, coupon_code: 'PARTNER-10' }])
})

test('the host page can replace the payload', async () => {
  const { send, host } = filled()
  const onSend = (detail: { payload: object }) => {
    detail.payload = { ...detail.payload, number_of_adults: 6 }
    return true
  }
  await send(provider, telling({ ...host, onSend: onSend as never }))
  expect(await stored()).toMatchObject([{ number_of_adults: 6 }])
})

test('the host page can cancel sending', async () => {
  const { form, send, $sending, host } = filled()
  const before = form.$form.get()
  await send(provider, telling({ ...host, onSend: () => false }))
  expect($sending.get()).toEqual({ state: 'idle' })
  expect(form.$form.get()).toEqual(before)
  expect(form.$notice.get()).toBeNull()
  expect([...host.onSent.mock.calls, ...host.onFailed.mock.calls]).toEqual([])
  expect(await stored()).toEqual([])
})

test('names the partner whose page it came from', async () => {
  const { send, host } = filled()
  await send(providerOf(serving.origins.provider, null, 'trail tales & co'), telling(host))
  expect(await stored()).toMatchObject([{ partner: 'trail tales & co' }])
})

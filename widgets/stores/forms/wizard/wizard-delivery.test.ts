// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Serving } from '../../../../demo/server/serve.ts'
import { serveForTest } from '../../../../demo/server/serve-for-test.ts'
import type { City } from '../../../contract/places.ts'
import type { Enquiry } from '../../../contract/enquiries.ts'
import { cities } from '../../places.ts'
import { type Provider, providerOf } from '../../provider.ts'
import { $session } from '../../session.ts'
import { createWizard } from './wizard.ts'
import { minimumStart } from './wizard-rules.ts'
import { telling } from '../engine/host-for-test.ts'
import { inEnglish } from '../../../messages/say.ts'

vi.setConfig({ testTimeout: 30_000 })

const SENT = 'Thanks for connecting with submitting the enquiry. We will get back to you soon'
const FAILED = 'Sorry, we are unable to submit your enquiry. Please try again later'
const nowhere = providerOf('http://127.0.0.1:1', null, null)

let serving: Serving
let provider: Provider
let city: City
beforeAll(async () => {
  serving = await serveForTest()
  provider = providerOf(serving.origins.provider, null, 'trail tales')
  await vi.waitUntil(() => cities(provider).$list.get().state === 'ready', { timeout: 10_000 })
  city = cities(provider)
    .$list.get()
    .list.find(({ name }) => name === 'Jaipur')!
}, 30_000)
beforeEach(async () => {
  for (const table of ['destinations', 'enquiries', 'mails', 'hits'])
    await query(`delete from ${table}`)
  $session.set(null)
})
afterAll(() => serving.close())

const query = (sql: string) => serving.provider.database.query(sql)
const stored = () => query('select * from enquiries')

/** A valid wizard at its second step, and a host page that records events. */
function filled() {
  const wizard = createWizard(inEnglish)
  const { form, editRow } = wizard
  wizard.prefill({ city: '', days: '', people: '2' })
  form.type('number_of_kids', '1')
  form.type('number_of_senior_citizens', '1')
  form.type('meal_plan', 'VEG')
  editRow(0, { city: city.uuid, no_days: '3', accommodation_preference: ['5 Star', '3 Star'] })
  expect(wizard.addRow()).toBe(true)
  editRow(1, { city: city.uuid, no_days: '1', accommodation_preference: ['4 Star'] })
  wizard.editOccasion(0, { occasion: 'Anniversary', date_of_occasion: '2027-01-01' })
  wizard.next()
  expect(form.$form.get().step).toBe(2)
  form.type('first_name', 'Asha')
  form.type('last_name', 'Rao')
  form.type('email', ' asha@mail.example ')
  form.type('phone_number', '+91 98765-43210')
  const host = {
    onSend: vi.fn<(detail: { payload: Enquiry }) => boolean>(() => true),
    onSent: vi.fn(),
    onFailed: vi.fn(),
  }
  return { ...wizard, host }
}

test('stores the enquiry and shows the specified message', async () => {
  const { form, send, $sending, host } = filled()
  await send(provider, telling(host))
  const [row] = await stored()
  expect(row).toMatchObject({
    number_of_adults: 2,
    number_of_kids: 1,
    meal_plan: 'VEG',
    coupon_code: '',
    from_date: minimumStart(),
    first_name: 'Asha',
    last_name: 'Rao',
    phone_number: '9876543210',
    email: 'asha@mail.example',
    partner: 'trail tales',
  })
  const rows = 'select no_days, no_nights, accommodation_preference, sequence from destinations'
  expect(await query(`${rows} order by position`)).toEqual([
    { no_days: 3, no_nights: 2, accommodation_preference: '5 Star, 3 Star', sequence: 1 },
    { no_days: 1, no_nights: 0, accommodation_preference: '4 Star', sequence: 2 },
  ])
  const { reference } = row as { reference: string }
  expect($sending.get()).toEqual({ state: 'sent', receipt: { reference } })
  expect(form.$notice.get()).toEqual({ kind: 'success', text: SENT })
  expect(host.onSent.mock.calls).toEqual([[{ reference, form: 'wizard' }]])
  expect(form.$form.get()).toMatchObject({ step: 1, first_name: '', from_date: minimumStart() })
})

test('stays at the second step after a failure, and a retry has the same key', async () => {
  const { form, send, host } = filled()
  const before = form.$form.get()
  await cities(nowhere).reload()
  await send(nowhere, telling(host))
  expect(form.$notice.get()).toMatchObject({ kind: 'failure', text: FAILED })
  expect(host.onFailed.mock.calls).toEqual([[{ failure: 'Offline' }]])
  expect(form.$form.get()).toEqual(before)
  await Promise.all([send(provider, telling(host)), send(provider, telling(host))])
  expect(await stored()).toHaveLength(1)
})

test('shows errors from the provider at the field and its step', async () => {
  const { form, send, host } = filled()
  const { $form, $errors, $faulty } = form
  const amend = (change: object) => {
    host.onSend.mockImplementation(({ payload }) => Boolean(Object.assign(payload, change)))
    return send(provider, telling(host))
  }
  await amend({ email: 'asha@', last_name: 'x'.repeat(101) })
  expect($errors.get()).toEqual({
    email: 'Must be a valid email',
    last_name: 'This Last Name is too long',
  })
  expect([$form.get().step, $faulty.get()]).toEqual([2, 1])
  await amend({ from_date: '2020-01-01', to_date: '2020-01-05' })
  expect(Object.keys($errors.get())).toEqual(['from_date'])
  expect($form.get().step).toBe(1)
  expect(form.$notice.get()).toMatchObject({ kind: 'failure', text: FAILED })
})

test('returns to the first step if it has become invalid', async () => {
  const { form, send, editRow, host } = filled()
  editRow(1, { city: '00000000-0000-4000-8000-000000000000' })
  await send(provider, telling(host))
  expect(form.$errors.get()).toEqual({ 'destinations.1.city': 'Please select the destination' })
  expect(form.$form.get().step).toBe(1)
  form.type('step', 2)
  form.type('from_date', '2020-01-01')
  await send(provider, telling(host))
  expect(Object.keys(form.$errors.get())).toEqual(['from_date'])
  expect(form.$form.get().step).toBe(1)
  expect(host.onSend).not.toHaveBeenCalled()
  expect(await stored()).toEqual([])
})

test('the host page can change the payload or cancel sending', async () => {
  const { send, $sending, host } = filled()
  host.onSend.mockReturnValueOnce(false)
  await send(provider, telling(host))
  expect([$sending.get(), await stored()]).toEqual([{ state: 'idle' }, []])
  host.onSend.mockImplementation(({ payload }) => Boolean((payload.coupon_code = 'PARTNER-10')))
  await send(provider, telling(host))
  expect(await stored()).toMatchObject([{ coupon_code: 'PARTNER-10' }])
})

test('updates a proposed date at midnight, but not a chosen one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const { form, previous, next } = filled()
    const proposed = minimumStart()
    vi.setSystemTime(Date.now() + 24 * 3600 * 1000)
    previous()
    next()
    expect(form.$form.get()).toMatchObject({ step: 2, from_date: minimumStart() })
    expect(minimumStart()).not.toBe(proposed)
    form.type('from_date', proposed)
    next()
    expect(form.$errors.get().from_date).toContain('Please select the from date: ')
  } finally {
    vi.useRealTimers()
  }
})

test('prefills the first row and the adults, and never overwrites typed values', () => {
  const { form, prefill, editRow } = createWizard(inEnglish)
  prefill({ city: 'a', days: '3', people: '2' })
  const { number_of_adults, destinations } = form.$form.get()
  expect([number_of_adults, destinations]).toEqual([
    '2',
    [{ key: 1, city: 'a', city_text: '', no_days: '3', accommodation_preference: [] }],
  ])
  editRow(0, { no_days: '5' })
  prefill({ city: 'b', days: '9', people: '4' })
  expect(form.$form.get()).toMatchObject({
    number_of_adults: '4',
    destinations: [{ city: 'a', no_days: '5' }],
  })
})

test('adds an occasion only if the last is in use, and always keeps one row', () => {
  const { form, addOccasion, editOccasion, removeOccasion } = createWizard(inEnglish)
  const occasions = () => form.$form.get().occasions.map(({ occasion }) => occasion)
  expect(addOccasion()).toBe(false)
  editOccasion(0, { occasion: 'Birthday' })
  expect(addOccasion()).toBe(true)
  editOccasion(1, { date_of_occasion: '2027-01-01' })
  expect(addOccasion()).toBe(true)
  removeOccasion(0)
  expect(occasions()).toEqual(['', ''])
  removeOccasion(0)
  removeOccasion(0)
  expect(form.$form.get().occasions).toEqual([{ key: 1, occasion: '', date_of_occasion: '' }])
})

// @vitest-environment node
import { Window } from 'happy-dom'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Serving } from '../../../../demo/server/serve.ts'
import { serveForTest } from '../../../../demo/server/serve-for-test.ts'
import { typedEnquiry } from '../../../contract/enquiry-for-test.ts'
import { companies } from '../../companies.ts'
import { createOtp } from './corporate-otp.ts'
import { createEnquiry } from '../enquiry.ts'
import { cities } from '../../places.ts'
import { type Provider, providerOf } from '../../provider.ts'
import { $toasts } from '../../toasts.ts'
import { telling } from '../engine/host-for-test.ts'
import { inEnglish } from '../../../messages/say.ts'

vi.setConfig({ testTimeout: 30_000 })

const SENT = 'Thanks for connecting with submitting the enquiry. We will get back to you soon'

let serving: Serving
let provider: Provider
beforeAll(async () => {
  // Only the storage of drafts. Other DOM globals would affect the provider.
  vi.stubGlobal('sessionStorage', new Window().sessionStorage)
  serving = await serveForTest()
  provider = providerOf(serving.origins.provider, null, null)
  await vi.waitUntil(() => cities(provider).$list.get().state === 'ready', { timeout: 10_000 })
  await vi.waitUntil(() => companies(provider).$list.get().state === 'ready', { timeout: 10_000 })
}, 40_000)
beforeEach(async () => {
  sessionStorage.clear()
  for (const table of ['destinations', 'enquiries', 'one_time_codes', 'corporate_users', 'hits']) {
    await query(`delete from ${table}`)
  }
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await serving.close()
})

const query = (sql: string) => serving.provider.database.query(sql)
const stored = () => query('select corporate_user from enquiries')

/** A valid corporate form without a code. */
function filled() {
  const { form, send, $sending } = createEnquiry(inEnglish)
  const typed = {
    ...typedEnquiry(cities(provider).$list.get().list[0]!.uuid),
    corporateCompany: companies(provider)
      .$list.get()
      .list.find(({ name }) => name === 'Persistent')!.uuid,
    corporate_email: 'asha.rao@persistent.example',
  }
  const close = form.open()
  form.type('isCorporateUser', true)
  for (const [field, text] of Object.entries(typed)) form.type(field as 'days', text)
  const host = { onSend: vi.fn(() => true), onSent: vi.fn(), onFailed: vi.fn() }
  return {
    form,
    otp: form.own(createOtp),
    $sending,
    close,
    host,
    send: () => send(provider, telling(host)),
  }
}

async function lastCode(): Promise<string> {
  const [mail] = await query(
    `select subject from mails where subject like '%code%' order by id desc limit 1`,
  )
  return String(mail!['subject']).slice(0, 6)
}

test('verifies a typed code, then sends the enquiry for the company', async () => {
  const { form, otp, send, host, close } = filled()
  await otp.send(provider)
  form.type('otp', await lastCode())
  await send()
  expect(host.onSent).toHaveBeenCalledOnce()
  expect(form.$notice.get()).toEqual({ kind: 'success', text: SENT })
  // No toast about the code itself.
  expect($toasts.get().map(({ text }) => text)).toEqual([SENT])
  expect(await stored()).toEqual([{ corporate_user: expect.any(String) }])
  close()
})

test('does not verify a verified address again', async () => {
  const { form, otp, send, $sending, close } = filled()
  await otp.send(provider)
  form.type('otp', await lastCode())
  await otp.verify(provider)
  await send()
  expect($sending.get()).toMatchObject({ state: 'sent' })
  expect(await stored()).toHaveLength(1)
  close()
})

test('a wrong code stops the enquiry', async () => {
  const { form, otp, send, $sending, host, close } = filled()
  await otp.send(provider)
  const wrong = (Number(await lastCode()) + 1) % 1_000_000
  form.type('otp', String(wrong).padStart(6, '0'))
  await send()
  expect(form.$errors.get()).toEqual({
    otp: 'This isn’t the code we sent. Please check it.',
  })
  expect(form.$notice.get()).toEqual({
    kind: 'failure',
    text: 'Sorry, we are unable to verify the OTP. Please try again later',
  })
  expect($sending.get()).toEqual({ state: 'idle' })
  expect(host.onSend).not.toHaveBeenCalled()
  expect(await stored()).toEqual([])
  close()
})

test('asks for a code at the address field before one is sent', async () => {
  const { form, send, $sending, close } = filled()
  await send()
  expect(form.$errors.get()).toEqual({
    corporate_email: 'Please enter the OTP. Press Send OTP and we’ll email it to this address.',
  })
  expect($sending.get()).toEqual({ state: 'idle' })
  expect(await stored()).toEqual([])
  close()
})

test('needs no code after the corporate box is unticked', async () => {
  const { form, send, $sending, close } = filled()
  form.type('isCorporateUser', false)
  await send()
  expect($sending.get()).toMatchObject({ state: 'sent' })
  expect(await stored()).toEqual([{ corporate_user: null }])
  close()
})

test('a sent enquiry leaves no proof, code or draft', async () => {
  const { form, otp, send, close } = filled()
  await otp.send(provider)
  const code = await lastCode()
  form.type('otp', code)
  expect(Object.keys({ ...sessionStorage })).toEqual(['trip:enquiry'])
  otp.keepInTab()
  await otp.verify(provider)
  expect(Object.keys({ ...sessionStorage })).toEqual(['trip:enquiry', 'trip:proofs'])
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(code)
  await send()
  expect([otp.$state.get().state, form.$form.get().otp]).toEqual(['unsent', ''])
  expect(Object.keys({ ...sessionStorage })).toEqual([])
  close()
})

test('a proof survives a reload and is sent', async () => {
  const first = filled()
  first.otp.keepInTab()
  await first.otp.send(provider)
  first.form.type('otp', await lastCode())
  await first.otp.verify(provider)
  first.close()
  const { form, send } = createEnquiry(inEnglish)
  const close = form.open()
  expect(form.$form.get()).toEqual({ ...first.form.$form.get(), otp: '' })
  const otp = form.own(createOtp)
  otp.keepInTab()
  expect(otp.$state.get().state).toBe('verified')
  await send(provider, telling({ onSend: () => true, onSent: () => {}, onFailed: () => {} }))
  expect(await stored()).toEqual([{ corporate_user: expect.any(String) }])
  close()
})

// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Serving } from '../../../../demo/server/serve.ts'
import { serveForTest } from '../../../../demo/server/serve-for-test.ts'
import { companies } from '../../companies.ts'
import { createOtp } from './corporate-otp.ts'
import { createEnquiry } from '../enquiry.ts'
import { type Provider, providerOf } from '../../provider.ts'
import { $toasts } from '../../toasts.ts'
import { inEnglish } from '../../../messages/say.ts'

vi.setConfig({ testTimeout: 30_000 })

const ASHA = 'asha.rao@persistent.example'
const VERIFY_FAILED = 'Sorry, we are unable to verify the OTP. Please try again later'
const VERIFIED = 'OTP verified successfully. You can now submit the enquiry'

let serving: Serving
let provider: Provider
let company: string
let otherCompany: string
beforeAll(async () => {
  serving = await serveForTest()
  provider = providerOf(serving.origins.provider, null, null)
  const { $list } = companies(provider)
  await vi.waitUntil(() => $list.get().state === 'ready', { timeout: 10_000 })
  const uuidOf = (name: string) => $list.get().list.find((offered) => offered.name === name)!.uuid
  company = uuidOf('Persistent')
  otherCompany = uuidOf('Xoriant')
}, 30_000)
beforeEach(async () => {
  for (const table of ['one_time_codes', 'corporate_users', 'mails', 'hits']) {
    await serving.provider.database.query(`delete from ${table}`)
  }
  $toasts.set([])
  // Also the provider's clock.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => vi.useRealTimers())
afterAll(() => serving.close())

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

function corporate(fields: Record<string, string> = {}) {
  const form = createEnquiry(inEnglish).form
  const otp = form.own(createOtp)
  form.type('isCorporateUser', true)
  const typed = { corporateCompany: company, corporate_email: ASHA, ...fields }
  for (const [field, text] of Object.entries(typed)) form.type(field as 'days', text)
  return { form, otp, send: () => otp.send(provider), verify: () => otp.verify(provider) }
}

interface Mail {
  to: string
  text: string
}
async function outbox(): Promise<Mail[]> {
  const address = `${serving.origins.provider}/_demo/outbox`
  const answer = await fetch(address, { headers: { accept: 'application/json' } })
  return answer.json() as Promise<Mail[]>
}
const lastCode = async () => /\b\d{6}\b/.exec((await outbox())[0]!.text)![0]
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('asks for a missing address and sends nothing', async () => {
  const { form, otp, send } = corporate({ corporate_email: '' })
  await send()
  expect(form.$errors.get()).toEqual({ corporate_email: 'Please enter the corporate email' })
  expect(otp.$state.get().state).toBe('unsent')
  expect(await outbox()).toEqual([])
})

test('needs a company and a valid address', async () => {
  const { form, send } = corporate({ corporateCompany: '', corporate_email: 'asha.rao@' })
  await send()
  expect(form.$errors.get()).toEqual({
    corporateCompany: 'Please select corporates',
    corporate_email: 'Must be a valid email',
  })
  expect(await outbox()).toEqual([])
})

test('shows at the address field that it belongs to another company', async () => {
  const { form, otp, send } = corporate({ corporateCompany: otherCompany })
  await send()
  expect(form.$errors.get()).toEqual({
    corporate_email: 'Please use your address at the company you have chosen.',
  })
  expect(otp.$state.get().state).toBe('unsent')
  expect(await outbox()).toEqual([])
})

test('does not send with an invalid personal address', async () => {
  const { form, send } = corporate({ email: 'asha@' })
  await send()
  expect(form.$errors.get()).toEqual({ email: 'Must be a valid email' })
  expect(form.$notice.get()).toBeNull()
})

test('emails a code that verifies the address', async () => {
  const { form, otp, send, verify } = corporate({ email: 'asha@mail.example' })
  const sending = send()
  expect(otp.$state.get()).toEqual({ state: 'sending', again: false })
  await sending
  expect([otp.$state.get().state, otp.$wait.get()]).toEqual(['sent', 30])
  expect(form.$notice.get()).toMatchObject({ kind: 'success', text: expect.stringContaining(ASHA) })
  const [mail] = await outbox()
  expect(mail).toMatchObject({ to: ASHA, text: expect.stringContaining('asha@mail.example') })

  const code = await lastCode()
  form.type('otp', ` ${code.slice(0, 3)} ${code.slice(3)}`)
  const verifying = verify()
  expect(otp.$state.get().state).toBe('verifying')
  expect(await verifying).toBe(true)
  expect(otp.$state.get().state).toBe('verified')
  expect(form.$notice.get()).toEqual({ kind: 'success', text: VERIFIED })
  expect($toasts.get().at(-1)).toMatchObject({ kind: 'success', text: VERIFIED })
  // The code is used up, so another call would be refused.
  expect(await verify()).toBe(true)
})

test('can be sent again after 30 seconds, which voids the first code', async () => {
  const { form, otp, send, verify } = corporate()
  await send()
  const first = await lastCode()
  form.type('otp', '12')
  pass(29)
  expect(otp.$wait.get()).toBe(1)
  await send()
  expect(await outbox()).toHaveLength(1)
  expect(form.$notice.get()).toHaveProperty('kind', 'success')
  pass(1)
  expect(otp.$wait.get()).toBe(0)
  await send()
  expect(await outbox()).toHaveLength(2)
  expect([otp.$wait.get(), form.$form.get().otp]).toEqual([30, ''])
  const second = await lastCode()
  form.type('otp', first === second ? otherThan(second) : first)
  expect(await verify()).toBe(false)
  form.type('otp', second)
  expect(await verify()).toBe(true)
})

test('two parallel sends make one email', async () => {
  const { send } = corporate()
  await Promise.all([send(), send()])
  expect(await outbox()).toHaveLength(1)
})

test('says that a code is on its way if another is requested too soon', async () => {
  await corporate().send()
  const code = await lastCode()
  pass(10)
  const { form, otp, send, verify } = corporate()
  await send()
  expect(form.$notice.get()).toEqual({
    kind: 'success',
    text: `We’ve already sent a code to ${ASHA}. You can request another in 20 s.`,
  })
  expect($toasts.get()).toEqual([])
  expect([otp.$state.get().state, otp.$wait.get()]).toEqual(['sent', 20])
  expect(await outbox()).toHaveLength(1)
  form.type('otp', code)
  expect(await verify()).toBe(true)
})

test('says that no code was sent after too many requests', async () => {
  for (let count = 0; count < 5; count += 1) {
    await corporate().send()
    pass(30)
  }
  const { form, otp, send } = corporate()
  await send()
  expect(form.$notice.get()).toMatchObject({ kind: 'failure' })
  expect(otp.$wait.get()).toBeGreaterThan(30)
})

test('asks for a missing code and for missing digits', async () => {
  const { form, send, verify } = corporate()
  await send()
  expect(await verify()).toBe(false)
  expect(form.$errors.get()).toEqual({ otp: 'Please enter the OTP' })
  form.type('otp', '12345')
  expect(await verify()).toBe(false)
  expect(form.$errors.get()).toEqual({ otp: 'The OTP has 6 digits' })
})

test('reports a wrong code and then accepts the right one', async () => {
  const { form, otp, send, verify } = corporate()
  await send()
  const code = await lastCode()
  form.type('otp', otherThan(code))
  expect(await verify()).toBe(false)
  expect(form.$notice.get()).toEqual({ kind: 'failure', text: VERIFY_FAILED })
  expect($toasts.get().at(-1)).toMatchObject({ kind: 'failure', text: VERIFY_FAILED })
  expect(form.$errors.get()).toEqual({
    otp: 'This isn’t the code we sent. Please check it.',
  })
  expect([otp.$state.get().state, form.$form.get().otp]).toEqual(['sent', otherThan(code)])
  form.type('otp', code)
  const verifying = verify()
  expect($toasts.get()).toEqual([])
  expect(await verifying).toBe(true)
  expect($toasts.get()).toMatchObject([{ kind: 'success', text: VERIFIED }])
  // The message was about the previous address.
  form.type('corporate_email', 'ravi@persistent.example')
  expect($toasts.get()).toEqual([])
})

test('reports an expired code', async () => {
  const { form, send, verify } = corporate()
  await send()
  form.type('otp', await lastCode())
  pass(600)
  expect(await verify()).toBe(false)
  expect(form.$notice.get()).toEqual({ kind: 'failure', text: VERIFY_FAILED })
  expect(form.$errors.get()).toEqual({
    otp: 'This code has expired. Please request a new one.',
  })
})

test('after five wrong codes even the right one is locked, until a new one is sent', async () => {
  const { form, send, verify } = corporate()
  await send()
  const code = await lastCode()
  form.type('otp', otherThan(code))
  for (let guess = 0; guess < 5; guess += 1) expect(await verify()).toBe(false)
  form.type('otp', code)
  expect(await verify()).toBe(false)
  expect(form.$errors.get()).toEqual({ otp: 'Too many wrong codes. Please request a new one.' })
  pass(30)
  await send()
  form.type('otp', await lastCode())
  expect(await verify()).toBe(true)
})

test.each([
  ['corporate_email', 0],
  // The provider limits codes by address, for all companies together.
  ['corporateCompany', 30],
] as const)('changing %s voids a proof, and leaves %i s to wait', async (field, wait) => {
  const changed = { corporate_email: 'ravi@persistent.example', corporateCompany: otherCompany }
  const { form, otp, send, verify } = corporate()
  await send()
  form.type('otp', await lastCode())
  await verify()
  form.type('days', '3')
  expect(otp.$state.get().state).toBe('verified')
  form.type(field, changed[field])
  expect([otp.$state.get().state, otp.$wait.get()]).toEqual(['unsent', wait])
  expect([form.$form.get().otp, form.$notice.get()]).toEqual(['', null])
})

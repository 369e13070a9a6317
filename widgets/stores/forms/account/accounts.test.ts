// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openForTest, type TestProvider } from '../../../../demo/provider/testing/open-for-test.ts'
import { $emailToSignIn, createActivation, createForgotPassword, createLogin } from './login.ts'
import { createPasswordChange, createProfile, unsentProfile } from './profile.ts'
import { providerOf } from '../../provider.ts'
import { type Read, reader } from '../../read.ts'
import { $session } from '../../session.ts'

vi.setConfig({ testTimeout: 30_000 })

const EMAIL = 'traveller@tigertrail.example'
const PASSWORD = 'tiger-trail-2026'
const address = providerOf('http://localhost:1', null, null)

let provider: TestProvider
let onSent = vi.fn()
beforeAll(async () => {
  provider = await openForTest()
}, 60_000)
afterAll(() => provider.close())
beforeEach(() => {
  $session.set(null)
  $emailToSignIn.set('')
  onSent = vi.fn()
})

const ask: Read = async (endpoint, request) => {
  const carrier = async (url: unknown, init: unknown) =>
    provider.app.fetch(new Request(url as string, init as RequestInit))
  const authorization = `token ${$session.get()?.token ?? null}`
  const common = { carrier: carrier as typeof fetch, headers: { authorization } }
  return reader(address, common)(endpoint, request)
}

async function signIn(password: string, email = EMAIL) {
  const login = createLogin(ask)
  await login.submit({ email, password })
  return { ...login.$sending.get(), ...login.$notice.get() }
}

async function mailedToken(email: string) {
  const mail = (await provider.mails()).find(({ to }) => to === email)
  return /token=([\w-]+)/.exec(mail!.text)![1]!
}

test('signing in starts a session', async () => {
  $emailToSignIn.set(EMAIL)
  expect(await signIn(PASSWORD, ` ${EMAIL}`)).toMatchObject({ state: 'sent' })
  expect($session.get()).toMatchObject({ fname: 'Asha', email: EMAIL })
  expect($session.get()!.token.length).toBeGreaterThan(20)
  expect($emailToSignIn.get()).toBe('')
})

test.each([
  [EMAIL, 'not-the-password'],
  ['nobody@mail.example', PASSWORD],
])('shows the same message for any wrong pair: %s, %s', async (email, password) => {
  expect(await signIn(password, email)).toMatchObject({
    state: 'failed',
    text: 'Invalid Username or Password',
    hint: undefined,
  })
  expect($session.get()).toBeNull()
})

test('an emailed link sets a password once, and signs in in place of anyone who is signed in', async () => {
  const forgotten = createForgotPassword(ask, onSent)
  await forgotten.submit({ email: EMAIL })
  expect(onSent).toHaveBeenCalledOnce()
  expect($emailToSignIn.get()).toBe(EMAIL)

  await signIn(PASSWORD)
  $emailToSignIn.set('')
  const token = await mailedToken(EMAIL)
  const typed = { password: PASSWORD, again: PASSWORD }
  const activation = createActivation(ask, token, onSent)
  await activation.submit(typed)
  expect(activation.$sending.get()).toMatchObject({ state: 'sent' })
  expect($session.get()).toMatchObject({ token: expect.stringMatching(/./), email: EMAIL })
  expect($emailToSignIn.get()).toBe('')

  const again = createActivation(ask, token, onSent)
  await again.submit(typed)
  expect(again.$sending.get()).toMatchObject({ failure: { code: 'link_invalid' } })
  expect(onSent).toHaveBeenCalledTimes(2)
})

test('an updated profile renames the session', async () => {
  await signIn(PASSWORD)
  const token = $session.get()!.token
  const profile = createProfile(ask)
  const typed = { first_name: 'Aashaa', last_name: 'Kulkarni', mobile_number: '98220 12345' }
  await profile.submit(typed)
  expect(profile.$sending.get()).toMatchObject({ state: 'sent' })
  expect($session.get()).toMatchObject({ token, fname: 'Aashaa', email: EMAIL })
  await profile.submit({ ...typed, first_name: 'Asha' })
})

test('a changed password leaves the session with a new token', async () => {
  await signIn(PASSWORD)
  const { token } = $session.get()!
  const change = createPasswordChange(ask, onSent)
  await change.submit({ old_password: 'not-this-one', new_password: 'monsoon-2026' })
  expect(change.$errors.get()).toEqual({ old_password: 'This is not your old password' })
  await change.submit({ old_password: PASSWORD, new_password: 'monsoon-2026' })
  expect(onSent).toHaveBeenCalledOnce()
  expect($session.get()!.token).not.toBe(token)
  const back = createPasswordChange(ask, onSent)
  await back.submit({ old_password: 'monsoon-2026', new_password: PASSWORD })
  expect(back.$sending.get()).toMatchObject({ state: 'sent' })
})

test('a late response does not change the session of another user', async () => {
  const ravi = { token: 't-2', id: 'ravi', fname: 'Ravi', email: 'ravi@mail.example' }
  const late: Read = async (endpoint) => {
    $session.set(ravi)
    const answers = { PUT: { first_name: 'Asha' }, POST: { token: 't-3' } } as Record<
      string,
      object
    >
    return { answer: answers[endpoint.method] as never }
  }
  const asha = { ...ravi, token: 't-1', id: 'asha', fname: 'Asha' }
  $session.set(asha)
  await createProfile(late).submit({ first_name: 'A', last_name: 'K', mobile_number: '9822012345' })
  expect($session.get()).toEqual(ravi)
  $session.set(asha)
  const typed = { old_password: PASSWORD, new_password: 'monsoon-2026' }
  await createPasswordChange(late, onSent).submit(typed)
  expect(onSent).toHaveBeenCalledOnce()
  expect($session.get()).toEqual(ravi)
})

test('typed values survive the end of a session, for the same user only', async () => {
  const asha = { token: 't-1', id: 'asha', fname: 'Asha', email: EMAIL }
  const typed = { first_name: 'Aashaa', last_name: 'K', mobile_number: '9822012345' }
  $session.set(asha)
  await createProfile(ask).submit(typed)
  expect(unsentProfile()).toEqual(typed)
  $session.set({ ...asha, id: 'ravi' })
  expect(unsentProfile()).toBeUndefined()
  $session.set({ ...asha, token: 't-2' })
  expect(unsentProfile()).toEqual(typed)
  const sent: Read = async () => ({ answer: typed as never })
  await createProfile(sent).submit(typed)
  expect(unsentProfile()).toBeUndefined()
})

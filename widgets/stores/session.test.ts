import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimDraft } from './forms/engine/draft.ts'
import { createEnquiry } from './forms/enquiry.ts'
import { providerOf } from './provider.ts'
import { $session, expireSession, persistSession, signOut } from './session.ts'
import { telling } from './forms/engine/host-for-test.ts'
import { inEnglish } from '../messages/say.ts'

const asha = { token: 't-1', id: '7', fname: 'Asha', email: 'asha@mail.example' }

let stop = () => {}
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  stop()
  stop = () => {}
  $session.set(null)
  vi.restoreAllMocks()
})

function store(session: object) {
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
}

const stored = () => Object.fromEntries(Object.entries({ ...localStorage }))

/** Simulates a change in another tab. */
function tell(storageArea: Storage = localStorage) {
  dispatchEvent(new StorageEvent('storage', { storageArea }))
}

test('reads a session that is stored under token, id, fname and email', () => {
  store(asha)
  stop = persistSession()
  expect($session.get()).toEqual(asha)
})

test('has no session without a token', () => {
  store({ id: '7', fname: 'Asha', email: 'asha@mail.example' })
  stop = persistSession()
  expect($session.get()).toBeNull()
})

test('has no session with a token that can’t be sent', () => {
  for (const token of ['é', 'a\nb: c', ' ', 'x'.repeat(5000)]) {
    store({ ...asha, token })
    stop = persistSession()
    expect($session.get()).toBeNull()
    stop()
  }
})

test('stores a session under the specified keys, and removes only them', () => {
  store({ theme: 'dark' })
  stop = persistSession()
  $session.set(asha)
  expect(stored()).toEqual({ ...asha, theme: 'dark' })
  $session.set(null)
  expect(stored()).toEqual({ theme: 'dark' })
})

test('follows sign-in and sign-out in other tabs', () => {
  stop = persistSession()
  store(asha)
  tell()
  expect($session.get()).toEqual(asha)
  localStorage.clear()
  tell()
  expect($session.get()).toBeNull()
})

test('reads the session again when the page returns from the back/forward cache', () => {
  stop = persistSession()
  $session.set(asha)
  localStorage.clear()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect($session.get()).toEqual(asha)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect($session.get()).toBeNull()
})

test('follows only local storage, until it is stopped', () => {
  stop = persistSession()
  store(asha)
  tell(sessionStorage)
  expect($session.get()).toBeNull()
  stop()
  tell()
  expect($session.get()).toBeNull()
  $session.set({ ...asha, token: 't-2' })
  expect(localStorage.getItem('token')).toBe('t-1')
})

test('signing out ends the session and clears all storage', () => {
  stop = persistSession()
  $session.set(asha)
  store({ theme: 'dark' })
  sessionStorage.setItem('attractionName', 'Taj Mahal')
  signOut()
  expect($session.get()).toBeNull()
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
})

test('an expired session removes only its four keys and those of widgets', () => {
  const told = vi.fn<(session: object) => void>()
  stop = persistSession(told)
  $session.set(asha)
  store({ theme: 'dark', 'trip:untold': 'hash', 'trip:enquiry': 'mine' })
  sessionStorage.setItem('attractionName', 'Taj Mahal')
  sessionStorage.setItem('trip:review', 'mine')
  expireSession()
  expect($session.get()).toBeNull()
  expect(stored()).toEqual({ theme: 'dark', 'trip:untold': 'hash' })
  expect({ ...sessionStorage }).toEqual({ attractionName: 'Taj Mahal' })
  expect(told).not.toHaveBeenCalled()
})

test('a session expires without browser storage', () => {
  $session.set(asha)
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  expireSession()
  expect($session.get()).toBeNull()
  vi.unstubAllGlobals()
})

test('reports only sessions that end in this tab', () => {
  const ended = vi.fn<(session: object) => void>()
  stop = persistSession(ended)
  $session.set(asha)
  localStorage.clear()
  tell()
  expect(ended).not.toHaveBeenCalled()
  $session.set(asha)
  signOut()
  signOut()
  expect(ended.mock.calls).toEqual([[asha]])
})

test('never stores one person’s token with the id of another', () => {
  const kept = new Map<string, string>()
  const steps: (string | undefined)[] = []
  const note = () => kept.has('token') && steps.push(`${kept.get('token')} of ${kept.get('id')}`)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => [kept.set(key, value), note()],
    removeItem: (key: string) => [kept.delete(key), note()],
  })
  stop = persistSession()
  $session.set(asha)
  $session.set({ token: 't-2', id: '8', fname: 'Ravi', email: 'ravi@mail.example' })
  $session.set({ token: 't-3', id: '8', fname: 'Ravi', email: 'ravi@mail.example' })
  $session.set(null)
  expect(new Set(steps)).toEqual(new Set(['t-1 of 7', 't-2 of 8', 't-3 of 8']))
  expect(kept.size).toBe(0)
  vi.unstubAllGlobals()
})

test('on a host page only our own keys are read, written or cleared', async () => {
  store({ ...asha, cart: '3 tents' })
  sessionStorage.setItem('token', 'host')
  const touched = (['getItem', 'setItem', 'removeItem', 'clear'] as const).map((method) =>
    vi.spyOn(Storage.prototype, method),
  )
  const enquiry = createEnquiry(inEnglish)
  const close = enquiry.form.open()
  expect($session.get()).toBeNull()
  enquiry.form.type('email', 'ravi@mail.example')
  await enquiry.send(providerOf(null, null, null), telling())
  $session.set({ ...asha, token: 't-2' })
  tell()
  expect($session.get()?.token).toBe('t-2')
  enquiry.form.clear(enquiry.form.$form.get())
  close()
  const keys = touched.flatMap(({ mock }) => mock.calls.map(([key]) => key))
  expect(new Set(keys)).toEqual(new Set(['trip:enquiry']))
  expect(stored()).toEqual({ ...asha, cart: '3 tents' })
  expect({ ...sessionStorage }).toEqual({ token: 'host' })
})

test('signing out also clears drafts', () => {
  const draft = claimDraft<string>('session-test')
  draft.keep('mine')
  signOut()
  expect(draft.read()).toBeUndefined()
  draft.release()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signOut as endpoint } from '../../widgets/contract/endpoints.ts'
import { providerOf } from '../../widgets/stores/provider.ts'
import { reader } from '../../widgets/stores/read.ts'
import { persistSession, $session, signOut } from '../../widgets/stores/session.ts'
import { createSignOutReports, type SignOutReports } from './sign-out.ts'

const asha = { token: 'a'.repeat(43), id: '7', fname: 'Asha', email: 'asha@mail.example' }
const ravi = { token: 'b'.repeat(43), id: '8', fname: 'Ravi', email: 'ravi@mail.example' }

/** In seconds. */
let told: number[]
let reports: SignOutReports
const carrier = async () => {
  told.push(Math.round(Date.now() / 1000))
  throw new TypeError('The line is broken.')
}
const read = reader(providerOf('http://localhost:1', null, null), { carrier })

beforeEach(async () => {
  told = []
  // Loads the lazy parts before the fake clock starts.
  await read(endpoint)
  localStorage.clear()
  told = []
  vi.useFakeTimers({ now: 0 })
  reports = createSignOutReports(read)
})
afterEach(() => {
  reports.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const kept = () => localStorage.getItem('trip:untold')

test('retries with growing delays up to five minutes, and immediately when back online', async () => {
  await reports.send(asha)
  await vi.advanceTimersByTimeAsync(1_000_000)
  expect(told).toEqual([0, 5, 15, 35, 75, 155, 315, 615, 915])
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(told.slice(9)).toEqual([1000, 1005])
})

test('stops retrying after stop()', async () => {
  await reports.send(asha)
  reports.stop()
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([0])
})

test('keeps the hashes of ended sessions when sign-out clears the storage', async () => {
  const stop = persistSession((session) => void reports.send(session))
  for (const session of [asha, ravi]) {
    $session.set(session)
    localStorage.setItem('theme', 'dark')
    signOut()
    await vi.waitUntil(() => kept()?.split(' ').length === (session === asha ? 1 : 2))
    expect(Object.keys({ ...localStorage })).toEqual(['trip:untold'])
  }
  expect(kept()).toMatch(/^[0-9a-f]{64} [0-9a-f]{64}$/)
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/a{43}|b{43}/)
  stop()
})

test('retries from memory if the browser stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await reports.send(asha)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(told).toEqual([0, 5, 15])
  vi.restoreAllMocks()
})

test('ignores foreign values under its storage key', async () => {
  localStorage.setItem('trip:untold', '{"a": 1} <b>')
  reports.stop()
  reports = createSignOutReports(read)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([])
})

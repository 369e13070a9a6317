import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFresh } from './keep-fresh.ts'

const MINUTE = 60_000

let at: number[]
let fails: boolean
let stop: () => void
beforeEach(() => {
  at = []
  fails = false
  vi.useFakeTimers({ now: 0 })
  stop = keepFresh(async () => {
    at.push(Date.now() / MINUTE)
    if (fails) throw new TypeError('The line is broken.')
    return true
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function show(isShown: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('refreshes every minute, with growing delays after failures', async () => {
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  fails = true
  await vi.advanceTimersByTimeAsync(35 * MINUTE)
  expect(at).toEqual([1, 2, 3, 5, 9, 17, 27, 37])
  fails = false
  await vi.advanceTimersByTimeAsync(11 * MINUTE)
  expect(at.slice(8)).toEqual([47, 48])
})

test('stops in a hidden tab, and refreshes once when it is shown again', async () => {
  show(false)
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(at).toEqual([])
  for (const isShown of [true, false, true, true]) show(isShown)
  await vi.advanceTimersByTimeAsync(1.5 * MINUTE)
  expect(at).toEqual([10, 11])
  stop()
  show(true)
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(at).toEqual([10, 11])
})

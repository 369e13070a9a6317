import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countdown } from './countdown.ts'

const done = vi.fn<() => void>()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  done.mockReset()
})

test('calls back once, after its time', () => {
  countdown(5000, done)
  vi.advanceTimersByTime(4999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20_000)
  expect(done).toHaveBeenCalledOnce()
})

test('does not count time on hold', () => {
  const { hold, letGo } = countdown(5000, done)
  vi.advanceTimersByTime(3000)
  hold()
  vi.advanceTimersByTime(60_000)
  letGo()
  vi.advanceTimersByTime(1999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledOnce()
})

test('ignores repeated holds and releases', () => {
  const { hold, letGo } = countdown(5000, done)
  vi.advanceTimersByTime(1000)
  hold()
  vi.advanceTimersByTime(1000)
  hold()
  letGo()
  letGo()
  vi.advanceTimersByTime(4000)
  expect(done).toHaveBeenCalledOnce()
})

test('does not call back after stop()', () => {
  countdown(5000, done).stop()
  vi.advanceTimersByTime(20_000)
  expect(done).not.toHaveBeenCalled()
})

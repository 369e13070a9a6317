import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime } from './in-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('hands on what comes, and what is refused, and leaves no timer behind', async () => {
  await expect(inTime(Promise.resolve('part'))).resolves.toBe('part')
  await expect(inTime(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  await Promise.resolve()
  expect(vi.getTimerCount()).toBe(0)
})

test('gives up after 120 seconds, and not before', async () => {
  const given = vi.fn()
  inTime(new Promise(() => {})).catch(given)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(given).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(given).toHaveBeenCalledOnce()
})

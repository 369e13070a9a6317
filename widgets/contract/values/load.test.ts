import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isLoadHanging, load, loadAgain } from './load.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  // Rejects parts that a test left pending.
  await vi.runAllTimersAsync()
  vi.useRealTimers()
})

const never = () => new Promise<never>(() => {})

test('settles with the part and leaves no timer', async () => {
  await expect(load(async () => 'part')).resolves.toBe('part')
  await expect(load(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(vi.getTimerCount()).toBe(0)
  expect(isLoadHanging()).toBe(false)
})

test('rejects after exactly 120 seconds', async () => {
  const given = vi.fn()
  load(never).catch(given)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(given).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(given).toHaveBeenCalledOnce()
  expect(isLoadHanging()).toBe(false)
})

test('repeats only hanging requests', async () => {
  const hanging = vi.fn(never).mockReturnValueOnce(never())
  const fresh = vi.fn(never)
  const part = load<string>(hanging)
  await vi.advanceTimersByTimeAsync(9_000)
  load(fresh).catch(() => {})
  expect(isLoadHanging()).toBe(true)
  hanging.mockResolvedValueOnce('second' as never)
  loadAgain()
  await expect(part).resolves.toBe('second')
  expect([hanging.mock.calls.length, fresh.mock.calls.length]).toEqual([2, 1])
  expect(isLoadHanging()).toBe(false)
})

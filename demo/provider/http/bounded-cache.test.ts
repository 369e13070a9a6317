import { expect, test, vi } from 'vitest'
import { boundedCache } from './bounded-cache.ts'

const makes = (bytes: number) => vi.fn(async () => new Uint8Array(bytes))

test('produces concurrently requested bytes once, and caches them', async () => {
  const cache = boundedCache(100)
  const make = makes(10)
  const [one, two] = await Promise.all([cache('a', make), cache('a', make)])
  expect(one).toBe(two)
  expect(await cache('a', make)).toBe(one)
  expect(make).toHaveBeenCalledOnce()
})

test('drops the least recently used', async () => {
  const cache = boundedCache(100)
  const [a, b, c] = [makes(40), makes(40), makes(40)]
  await cache('a', a)
  await cache('b', b)
  await cache('a', a)
  await cache('c', c)
  await cache('a', a)
  await cache('b', b)
  expect([a.mock.calls.length, b.mock.calls.length, c.mock.calls.length]).toEqual([1, 2, 1])
})

test('caches nothing that is larger than the cache, and no failure', async () => {
  const cache = boundedCache(100)
  const large = makes(101)
  await cache('large', large)
  await cache('large', large)
  expect(large).toHaveBeenCalledTimes(2)
  await expect(cache('a', async () => Promise.reject(new Error('disk')))).rejects.toThrow('disk')
  expect((await cache('a', makes(1))).byteLength).toBe(1)
})

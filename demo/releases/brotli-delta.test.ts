import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { filesOf, lastRelease } from './archive.ts'
import { deltaBetween, restore } from './brotli-delta.ts'

const files = await filesOf((await lastRelease())!)
const text = (name: string) => Buffer.from(files[`widgets/${name}`]!)
const old = text('trip-enquiry.js')

test('compresses a changed file to its changes', async () => {
  const next = Buffer.from(`${old.subarray(0, 9000)};changed();${old.subarray(9500)}`)
  const delta = (await deltaBetween(old, next))!
  expect(delta.length).toBeLessThan(150)
  expect(await restore(old, delta)).toEqual(next)
})

test('starts with the magic number and the hash of its dictionary', async () => {
  const delta = (await deltaBetween(old, text('trip-review.js')))!
  expect(delta.subarray(0, 4).toString('hex')).toBe('ff444342')
  expect(delta.subarray(4, 36)).toEqual(createHash('sha256').update(old).digest())
})

test('restores the next file from the previous one, whatever differs', async () => {
  const piece = fc.oneof(
    fc
      .nat(old.length)
      .chain((at) => fc.nat(400).map((size) => old.toString('latin1', at, at + size))),
    fc.string({ unit: 'binary', maxLength: 40 }).map((some) => some.replaceAll('\0', '')),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const next = Buffer.from(`/**/${pieces.join('')}`)
      const delta = await deltaBetween(old, next)
      expect(delta && (await restore(old, delta))).toEqual(next)
    }),
    { numRuns: 25 },
  )
})

test('restores nothing from another file, or from a damaged delta', async () => {
  const next = text('trip-review.js')
  const delta = (await deltaBetween(old, next))!
  await expect(restore(next, delta)).rejects.toThrow('another file')
  await expect(restore(old, delta.subarray(0, -20))).rejects.toThrow('unexpected end of file')
})

test.each([
  ['a short dictionary', Buffer.from('short'), old],
  ['a text with a zero', old, Buffer.from(`${old.toString()}\0`)],
  ['more than the window', Buffer.alloc(2 ** 22, 'a'), old],
])('makes no delta for %s', async (_name, dictionary, next) => {
  expect(await deltaBetween(dictionary, next)).toBeUndefined()
})

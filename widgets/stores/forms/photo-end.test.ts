// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { faultInside } from './photo-end.ts'

const endOf = async (bytes: Uint8Array) => faultInside(new Blob([new Uint8Array(bytes)]))

const jpeg = async () => readFile('site/public/poster.jpg')

/** A JPEG with an end marker in a comment, as an embedded thumbnail has. */
async function jpegWithin(): Promise<Buffer> {
  const whole = await jpeg()
  const comment = Buffer.from([0xff, 0xfe, 0, 6, 0xff, 0xd9, 0xff, 0xd9])
  return Buffer.concat([whole.subarray(0, 2), comment, Buffer.from([0xff]), whole.subarray(2)])
}

const FORMATS: [string, () => Promise<Buffer>][] = [
  ['a JPEG', jpeg],
  ['a JPEG with something like an end within', jpegWithin],
  ['a PNG', async () => readFile('widgets/enquiry/trip-enquiry.png')],
]

test.each(FORMATS)('finds the end of %s before any trailing data', async (_, make) => {
  const whole = await make()
  expect(await endOf(whole)).toBeUndefined()
  expect(await endOf(Buffer.concat([whole, Buffer.from('PK\x03\x04')]))).toBeUndefined()
})

test.each(FORMATS)('detects that %s is truncated at any point', async (_, make) => {
  const whole = await make()
  const step = Math.ceil(whole.length / 40)
  for (let length = 0; length < whole.length - 12; length += step) {
    expect(await endOf(whole.subarray(0, length))).toBe('unreadable')
  }
  expect(await endOf(whole.subarray(0, -2))).toBe('unreadable')
})

test('terminates for any input', async () => {
  for (const bytes of [[], [0xff], [0x89], [0x89, 0x50], [0xff, 0xd8, 0xff, 0xe0, 0, 0]]) {
    expect(await endOf(Uint8Array.from(bytes))).toBe('unreadable')
  }
  expect(await endOf(new Uint8Array(5000).fill(0xff))).toBe('unreadable')
  expect(await endOf(new Uint8Array(5000).fill(0x89))).toBe('pixels')
})

test('rejects a photo with more pixels than the limit', async () => {
  const large = await readFile('widgets/enquiry/trip-enquiry.png')
  const flat = await jpeg()
  const frame = flat.findIndex((_, at) => flat[at] === 0xff && flat[at + 1]! >> 1 === 0xc0 >> 1)
  for (const [edge, taken] of [
    [8000, undefined],
    [8001, 'pixels'],
    [20_000, 'pixels'],
  ] as const) {
    large.writeUInt32BE(edge, 16)
    large.writeUInt32BE(edge, 20)
    flat.writeUInt16BE(edge, frame + 5)
    flat.writeUInt16BE(edge, frame + 7)
    expect([await endOf(large), await endOf(flat)]).toEqual([taken, taken])
  }
})

// @vitest-environment node
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hasEnd } from './photo-end.ts'

const create = { width: 120, height: 90, channels: 3, background: 'black' } as const
const noise = () => sharp({ create: { ...create, noise: { type: 'gaussian', sigma: 40 } } })
const endOf = async (bytes: Uint8Array) => hasEnd(new Blob([new Uint8Array(bytes)]))

const FORMATS: [string, () => Promise<Buffer>][] = [
  ['a JPEG', () => noise().jpeg().toBuffer()],
  ['a progressive JPEG', () => noise().jpeg({ progressive: true }).toBuffer()],
  ['a JPEG of four inks', () => noise().toColourspace('cmyk').jpeg().toBuffer()],
  [
    'a JPEG with a small one in it',
    () =>
      noise()
        .jpeg()
        .withExif({ IFD0: { Make: '\xff\xd9' } })
        .toBuffer(),
  ],
  ['a PNG', () => noise().png().toBuffer()],
  ['a PNG by colours', () => noise().png({ palette: true }).toBuffer()],
]

test.each(FORMATS)('finds the end of %s, whatever comes after it', async (_, make) => {
  const whole = await make()
  expect(await endOf(whole)).toBe(true)
  expect(await endOf(Buffer.concat([whole, Buffer.from('PK\x03\x04')]))).toBe(true)
})

test.each(FORMATS)('misses the end of %s that broke off anywhere', async (_, make) => {
  const whole = await make()
  const step = Math.ceil(whole.length / 60)
  for (let length = 0; length < whole.length - 12; length += step) {
    expect(await endOf(whole.subarray(0, length))).toBe(false)
  }
  expect(await endOf(whole.subarray(0, -2))).toBe(false)
})

test('ends by itself, whatever it is given', async () => {
  for (const bytes of [[], [0xff], [0x89], [0x89, 0x50], [0xff, 0xd8, 0xff, 0xe0, 0, 0]]) {
    expect(await endOf(Uint8Array.from(bytes))).toBe(false)
  }
  expect(await endOf(new Uint8Array(5000).fill(0xff))).toBe(false)
  expect(await endOf(new Uint8Array(5000).fill(0x89))).toBe(false)
})

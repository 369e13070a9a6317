// @vitest-environment node
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { markSvg } from '../pictures/mark-shape.ts'
import { icoOf } from './icons.ts'

test('writes an .ico file with the mark in each size', async () => {
  const mark = Buffer.from(markSvg())
  const ico = await icoOf(mark, [16, 32, 48])
  expect([0, 2, 4].map((at) => ico.readUInt16LE(at))).toEqual([0, 1, 3])
  let end = 6 + 3 * 16
  for (const [index, size] of [16, 32, 48].entries()) {
    const at = 6 + 16 * index
    expect([ico.readUInt8(at), ico.readUInt8(at + 1)]).toEqual([size, size])
    const [length, start] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)]
    expect(start).toBe(end)
    end += length
    const picture = sharp(ico.subarray(start, end))
    const { format, width, height } = await picture.metadata()
    expect([format, width, height]).toEqual(['png', size, size])
    const { channels } = await picture.stats()
    expect(channels[0]!.stdev).toBeGreaterThan(20)
  }
  expect(end).toBe(ico.length)
})

import { readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { box } from '../../demo/provider/testing/video-for-test.ts'

export const clip = () =>
  readFile(resolve(import.meta.dirname, '../../demo/provider/media/corporate/sample.mp4'))

export function beginning(text: string, size = 20_480): Buffer {
  return Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(size, 'filling ')]).subarray(
    0,
    size,
  )
}

/** The smallest possible video of exactly `size` bytes. Players show nothing of it. */
export function mp4Of(size: number): Buffer {
  const head = mp4Head(size)
  return Buffer.concat([head, Buffer.alloc(size - head.length, 'picture ')])
}

export function mp4Head(size: number): Buffer {
  const headOf = (first: number) => {
    const tables = box(
      'stbl',
      box('stsd', 0, 1, box('vp09', Buffer.alloc(78))),
      box('stco', 0, 1, first),
      box('stsc', 0, 1, 1, 1, 1),
      box('stsz', 0, size - first, 1),
    )
    const handler = box('hdlr', 0, 0, 'vide', 0)
    const moov = box('moov', box('trak', box('mdia', handler, box('minf', tables))))
    return Buffer.concat([box('ftyp', 'isom', 0, 'isom'), moov, box('mdat')])
  }
  const head = headOf(headOf(0).length)
  head.writeUInt32BE(size - head.length + 8, head.length - 8)
  return head
}

export const brokenOff = async (whole: Buffer | Promise<Buffer>) => {
  const bytes = await whole
  return bytes.subarray(0, Math.floor(bytes.length * 0.6))
}

/** A picture of noise, which no format compresses well. */
export function noise(width = 128, height = 96) {
  const create = { width, height, channels: 3, background: 'black' } as const
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
}

export const jpeg = () => noise().jpeg().toBuffer()
export const png = () => noise().png().toBuffer()

export async function jpegOf(size: number, comment = ''): Promise<Buffer> {
  const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#d9541e' } })
    .jpeg()
    .toBuffer()
  const length = size - small.length - 2
  const head = Buffer.from([0xff, 0xfe, length >> 8, length & 0xff])
  const text = Buffer.alloc(length - 2, ' ')
  text.write(comment, 'latin1')
  return Buffer.concat([small.subarray(0, 2), head, text, small.subarray(2)])
}

/** A white PNG with one bit per pixel: few bytes on disk, many in memory. */
export function bomb(edge: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(edge, 0)
  header.writeUInt32BE(edge, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc(edge * (Math.ceil(edge / 8) + 1)))
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content])
    const words = [content.length, crc32(body)].map((word) => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(word)
      return bytes
    })
    return Buffer.concat([words[0]!, body, words[1]!])
  }
  const start = Buffer.from('89504e470d0a1a0a', 'hex')
  const chunks = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([start, ...chunks])
}

/** The first bytes of an archive, and enough of one to be detected at the end of another file. */
export const zip = () =>
  Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(500), Buffer.from('504b0506', 'hex')])

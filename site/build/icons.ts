import sharp from 'sharp'
import type { Plugin } from 'vite'
import { colours } from '../brand.ts'
import { markSvg } from '../pictures/mark-shape.ts'

/** Generates the icons that browsers and phones request under fixed names. */
export function icons(): Plugin {
  return {
    name: 'icons',
    async generateBundle() {
      const mark = Buffer.from(markSvg())
      const files = {
        'favicon.svg': mark,
        'favicon.ico': await icoOf(mark, [16, 32, 48]),
        'icon-192.png': await pngOf(mark, 192),
        'icon-512.png': await pngOf(mark, 512),
        // Phones crop these to their own shapes.
        'icon-maskable-512.png': await onGround(mark, 512),
        'apple-touch-icon.png': await onGround(mark, 180),
      }
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}

async function pngOf(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: 72 * Math.ceil(size / 48) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The mark within the middle 80 %, the safe zone of maskable icons (W3C: Web Application Manifest). */
async function onGround(svg: Buffer, size: number): Promise<Buffer> {
  const input = await pngOf(svg, Math.round(size * 0.8))
  const ground = { width: size, height: size, channels: 3 as const, background: colours.jungle }
  return sharp({ create: ground }).composite([{ input }]).png({ compressionLevel: 9 }).toBuffer()
}

/** Builds an .ico file: a header, a directory entry per size, and a PNG for each. Sizes in px, at most 255. */
export async function icoOf(svg: Buffer, sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map(async (size) => pngOf(svg, size)))
  const head = Buffer.alloc(6 + 16 * sizes.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(sizes.length, 4)
  let start = head.length
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(sizes[index]!, at)
    head.writeUInt8(sizes[index]!, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(picture.length, at + 8)
    head.writeUInt32LE(start, at + 12)
    start += picture.length
  }
  return Buffer.concat([head, ...pictures])
}

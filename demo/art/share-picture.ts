import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { boundedCache } from '../provider/http/bounded-cache.ts'
import { scenePicture } from './scene-pictures.ts'

/** The size of a picture that is shown where somebody shares a link, in pixels. */
export const SHARED = { width: 1200, height: 630 }

/** Bytes of pictures that are kept: each is some 40 KB, and there are a few hundred. */
const KEPT = 24 * 1024 * 1024

const keep = boundedCache(KEPT)

/** The last in line: pictures are drawn one at a time, since each takes all of a core. */
let line: Promise<unknown> = Promise.resolve()

/**
 * A landscape as PNG by its file's name, as 'alps-day.png', for who draws no SVG; nothing where there is none.
 * Drawn once.
 */
export async function sharePicture(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const name = /^[a-z-]+(?=\.png$)/.exec(file)?.[0]
  const svg = name && scenePicture(`${name}.svg`)
  if (!svg) return undefined
  return keep(file, async () => {
    const drawn = line.then(async () => draw(svg))
    line = drawn.catch(() => {})
    return drawn
  })
}

/** The company's mark, beside the sheet. */
const MARK = new URL('../../site/public/favicon.svg', import.meta.url)
const GROUND = '#14342b'

/** The whole sheet, since a strip of it would cut off domes and feet; the rest is the company's. */
async function draw(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = SHARED
  const sheet = await sharp(Buffer.from(svg))
    .resize({ height })
    .png()
    .toBuffer({ resolveWithObject: true })
  const size = 180
  const mark = await sharp(await readFile(MARK), { density: 288 })
    .resize(size, size)
    .png()
    .toBuffer()
  const ground = { width, height, channels: 3 as const, background: GROUND }
  const left = Math.round((width + sheet.info.width - size) / 2)
  const png = await sharp({ create: ground })
    .composite([
      { input: sheet.data, left: 0, top: 0 },
      { input: mark, left, top: (height - size) / 2 },
    ])
    // Few inks: a palette holds them and the edges between them.
    .png({ palette: true, colours: 128, dither: 0, compressionLevel: 9 })
    .toBuffer()
  return new Uint8Array(png)
}

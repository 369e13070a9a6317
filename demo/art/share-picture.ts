import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { colours } from '../../site/brand.ts'
import { markSvg } from '../../site/pictures/mark-shape.ts'
import { scenePicture } from './scene-pictures.ts'

/** Pixels of a link preview. */
export const SHARED = { width: 1200, height: 630 }

/** Cache limit in bytes. A picture has about 40 KB, and there are a few hundred. */
const KEPT = 24 * 1024 * 1024

const cache = new LRUCache<string, Uint8Array<ArrayBuffer>, string>({
  maxSize: KEPT,
  sizeCalculation: ({ byteLength }) => byteLength,
  fetchMethod: async (_file, _stale, { context: svg }) => {
    const drawn = line.then(async () => draw(svg))
    line = drawn.catch(() => {})
    return drawn
  },
  // A picture that is dropped while it is rendered still goes to the clients that wait for it.
  ignoreFetchAbort: true,
})

/** Tail of the queue. Pictures are rendered one at a time, since each uses a whole core. */
let line: Promise<unknown> = Promise.resolve()

/**
 * Returns a landscape as PNG by file name, such as 'alps-day.png', for link previews, which render no SVG. Cached;
 * undefined for unknown names.
 */
export async function sharePicture(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const name = /^[a-z-]+(?=\.png$)/.exec(file)?.[0]
  const svg = name && scenePicture(`${name}.svg`)
  if (!svg) return undefined
  return cache.forceFetch(file, { context: svg })
}

/**
 * Keeps the whole picture, since cropping would cut off domes and feet. The rest of the sheet is the company's, with
 * its mark.
 */
async function draw(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = SHARED
  const sheet = await sharp(Buffer.from(svg))
    .resize({ height })
    .png()
    .toBuffer({ resolveWithObject: true })
  const size = 180
  const mark = await sharp(Buffer.from(markSvg()), { density: 288 })
    .resize(size, size)
    .png()
    .toBuffer()
  const ground = { width, height, channels: 3 as const, background: colours.jungle }
  const left = Math.round((width + sheet.info.width - size) / 2)
  const png = await sharp({ create: ground })
    .composite([
      { input: sheet.data, left: 0, top: 0 },
      { input: mark, left, top: (height - size) / 2 },
    ])
    // The few inks and their blended edges fit a palette.
    .png({ palette: true, colours: 128, dither: 0, compressionLevel: 9 })
    .toBuffer()
  return new Uint8Array(png)
}

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
 * Drawn once: of the sheet the strip between sky and ground, where what it shows is.
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

async function draw(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const png = await sharp(Buffer.from(svg))
    .resize({ ...SHARED, fit: 'cover', position: 'centre' })
    // Few inks: a palette holds them and the edges between them.
    .png({ palette: true, colours: 128, dither: 0, compressionLevel: 9 })
    .toBuffer()
  return new Uint8Array(png)
}

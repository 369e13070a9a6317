import sharp, { type ResizeOptions } from 'sharp'
import {
  type FileFault,
  PHOTO_EDGE,
  THUMBNAIL_EDGE,
} from '../../../widgets/contract/values/files.ts'
import { MAX_PHOTO_PIXELS } from '../../../widgets/contract/values/photos.ts'
import { DiskFull } from '../errors/disk-full.ts'
import { semaphore } from './semaphore.ts'

const QUALITY = 80

// Each photo is processed once, so caching would waste memory.
sharp.cache(false)

/** One photo at a time, to limit memory; it uses all cores. */
const drawing = semaphore(1)

/**
 * Re-encodes a photo upright and without metadata as `<target>.webp`, and its thumbnail as `<target>-small.webp`.
 * @returns the fault if it can't be read: damaged, truncated, or with too many pixels.
 */
export async function redraw(source: string, target: string): Promise<FileFault | undefined> {
  return drawing(async () => {
    try {
      const options = {
        limitInputPixels: MAX_PHOTO_PIXELS,
        failOn: 'error',
        sequentialRead: true,
      } as const
      await sharp(source, options)
        .autoOrient()
        .resize(boxOf(PHOTO_EDGE))
        .webp({ quality: QUALITY })
        .toFile(`${target}.webp`)
    } catch (error) {
      if (isDiskFull(error)) throw new DiskFull()
      if (/write error|unable to (?:write|open)/i.test(String(error))) throw error
      return /pixel limit/i.test(String(error)) ? 'pixels' : 'unreadable'
    }
    await sharp(`${target}.webp`)
      .resize(boxOf(THUMBNAIL_EDGE))
      .webp({ quality: QUALITY })
      .toFile(`${target}-small.webp`)
      .catch((error: unknown) => {
        throw isDiskFull(error) ? new DiskFull() : error
      })
    return undefined
  })
}

/** libvips has no error codes; its message quotes the system's. */
const isDiskFull = (error: unknown) => /no space left|quota exceeded/i.test(String(error))

function boxOf(edge: number): ResizeOptions {
  return { width: edge, height: edge, fit: 'inside', withoutEnlargement: true }
}

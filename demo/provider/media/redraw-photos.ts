import { join } from 'node:path'
import type { ReadyFile } from '../data/media/pending-media.ts'
import { wrongFields } from '../errors/refused.ts'
import { newMediaName } from './media.ts'
import type { SentFile } from './multipart.ts'
import { redraw } from './photos.ts'
import type { Faults } from './sent-form.ts'

/**
 * Makes two files per photo: itself and its thumbnail, whose name ends with '-small.webp'.
 * @throws {Refused} 422 with all faults, by their fields
 */
export async function redrawPhotos(photos: SentFile[], folder: string): Promise<ReadyFile[]> {
  const faults: Faults = {}
  const drawn = await Promise.all(
    photos.map(async ({ field, path }) => {
      const name = newMediaName()
      const fault = await redraw(path, join(folder, name))
      if (fault) faults[field] = fault
      return [`${name}.webp`, `${name}-small.webp`]
    }),
  )
  if (Object.keys(faults).length > 0) throw wrongFields(faults)
  return drawn.flat().map((name) => ({ name: `photos/${name}`, path: join(folder, name) }))
}

/** Paths of the photos without their thumbnails, as a row stores them. */
export function photoPaths(files: ReadyFile[]): string[] {
  return files
    .filter(({ name }) => !name.endsWith('-small.webp'))
    .map(({ name }) => `/media/${name}`)
}

import { link, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { TransferRefused } from '../provider/data/transfer/transfer-refused.ts'
import { diskStore } from '../provider/media/disk-store.ts'
import { openMediaFolder } from '../provider/media/media-folder.ts'
import { checkAccess } from '../provider/media/s3/s3-access.ts'
import { s3Client } from '../provider/media/s3/s3-client.ts'
import { s3Store } from '../provider/media/s3/s3-store.ts'
import type { MediaStore } from '../provider/media/store.ts'
import type { Settings } from '../provider/settings/settings.ts'
import { OWN_FILE, OWN_FOLDER, sha256Of } from './lines-file.ts'

export interface MediaFile {
  name: string
  /** In bytes. */
  size: number
  sha256: string
}

export interface MediaSource {
  store: Pick<MediaStore, 'open'>
  /** The folder of a disk store. Its files never change, so they can be hard-linked. */
  root?: string
}

/** Stores files by way of the folder `incoming`. */
export interface MediaPlace extends MediaSource {
  store: MediaStore
  incoming: string
  /** The setting with which a provider uses this place. */
  setting: string
}

/**
 * The place of the settings: their bucket if they name one.
 * @throws {BadSetting} if it can't be used
 */
export async function mediaPlace(
  settings: Pick<Settings, 'mediaDir' | 'dataDir'> & Partial<Pick<Settings, 's3'>>,
): Promise<MediaPlace> {
  const { s3 } = settings
  if (s3) await checkAccess(s3)
  const { root, incoming } = await openMediaFolder(settings)
  if (!s3) return { store: diskStore(root), root, incoming, setting: `MEDIA_DIR=${root}` }
  // Throws permanent errors, and doesn't log them.
  const store = s3Store(s3Client(s3, () => {}))
  return { store, incoming, setting: `S3_BUCKET=${s3.bucket}` }
}

export function mediaOfBackup(backup: string): MediaSource & { root: string } {
  const root = join(backup, 'media')
  return { store: diskStore(root), root }
}

/** Copies a file into a backup. Returns undefined if it doesn't exist. */
export async function takeMedia(
  from: MediaSource,
  name: string,
  backup: string,
): Promise<MediaFile | undefined> {
  const path = join(mediaOfBackup(backup).root, name)
  await mkdir(dirname(path), { recursive: true, mode: OWN_FOLDER })
  if (!(await fetch(from, name, path))) return undefined
  return { name, size: (await stat(path)).size, sha256: await sha256Of(path) }
}

/** Stores a file for serving. Returns false if it doesn't exist. */
export async function putMedia(
  from: MediaSource,
  name: string,
  { store, incoming }: MediaPlace,
): Promise<boolean> {
  const staged = join(incoming, randomUUID())
  try {
    if (!(await fetch(from, name, staged))) return false
    await store.put(name, staged)
    return true
  } finally {
    // Renaming one hard link over another of the same file does nothing, so the staged one may still exist.
    await rm(staged, { force: true })
  }
}

/** Links or copies a file; copies are streamed. */
async function fetch({ store, root }: MediaSource, name: string, to: string): Promise<boolean> {
  if (root !== undefined && (await linked(join(root, name), to))) return true
  const medium = await store.open(name)
  if (!medium) return false
  const bytes = medium.read(0, medium.size - 1)
  await writeFile(to, bytes, { flag: 'wx', mode: OWN_FILE, flush: true })
  return true
}

async function linked(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    // Another file system, no support for links, another owner, or no file.
    () => false,
  )
}

/** @throws {TransferRefused} if a file of a backup is missing or changed */
export async function checkMedia(backup: string, { name, size, sha256 }: MediaFile): Promise<void> {
  const path = join(mediaOfBackup(backup).root, name)
  const found = await stat(path).catch(() => undefined)
  if (!found)
    throw new TransferRefused(`The backup ${backup} is incomplete: media/${name} is missing.`)
  if (found.size !== size || (await sha256Of(path)) !== sha256) {
    throw new TransferRefused(`The backup ${backup} was altered: media/${name}.`)
  }
}

// Prevents path traversal by an edited list.
const mediaFile = z.object({
  name: z.string().check(z.regex(/^(?:photos|videos)\/[a-z0-9-]+(?:\.[a-z0-9]+)*$/)),
  size: z.number(),
  sha256: z.string(),
})

/** Parses a line of a backup's media list. */
export const readMediaFile = (line: string): MediaFile => z.parse(mediaFile, JSON.parse(line))

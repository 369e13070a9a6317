import { randomBytes } from 'node:crypto'
import type { Database } from '../data/database.ts'
import { removeLeftBehind } from '../data/pending-media.ts'
import type { Settings } from '../settings.ts'
import { diskStore } from './disk-store.ts'
import { openMediaFolder } from './media-folder.ts'
import { type Room, roomIn } from './room.ts'
import { checkAccess } from './s3/s3-access.ts'
import { s3Client } from './s3/s3-client.ts'
import { s3Store } from './s3/s3-store.ts'
import type { MediaStore } from './store.ts'

/** Everything a route needs to take photos and videos. */
export interface Media {
  store: MediaStore
  /** The folder on this machine for uploads on their way in. */
  incoming: string
  /** Room in that folder. */
  room: Room
  /** Clears away what was begun and never got further, here and in the store; nothing that is under way. */
  sweep(): Promise<void>
  /** Breaks off what the store is asked. */
  stop(): void
  close(): Promise<void>
}

/** Longer than any upload may take, in milliseconds. */
const GIVEN_UP = 2 * 3_600_000

/**
 * Opens the store of visitors' media, and clears away what an ended process left half done.
 * @throws {BadSetting} where the settings name a bucket that cannot be used.
 */
export async function openMedia(database: Database, settings: Settings): Promise<Media> {
  if (settings.s3) await checkAccess(settings.s3)
  const client = settings.s3 && s3Client(settings.s3, settings.log)
  const folder = await openMediaFolder(settings)
  const store = client ? s3Store(client) : diskStore(folder.root)
  const opened = Date.now()
  const sweep = async () => {
    const before = Date.now() - GIVEN_UP
    // Nobody else has the embedded database, so nothing of it is older than this process.
    const left = settings.databaseUrl ? before : Math.max(before, opened)
    await folder.sweep(left)
    await removeLeftBehind(database, store, new Date(left))
  }
  // A file that cannot be removed now is no reason not to begin: it is tried again and again.
  await sweep().catch((error: unknown) => settings.log('files left behind stay', { error }))
  return {
    store,
    incoming: folder.incoming,
    room: roomIn(folder.incoming, settings.spareDisk),
    sweep,
    stop: () => client?.end(),
    close: folder.close,
  }
}

/** A name that nobody can guess and that says nothing: 32 hexadecimal digits. */
export function newMediaName(): string {
  return randomBytes(16).toString('hex')
}

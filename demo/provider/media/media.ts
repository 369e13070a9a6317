import { randomBytes } from 'node:crypto'
import type { Database } from '../data/engine/database.ts'
import { removeLeftBehind } from '../data/media/pending-media.ts'
import type { Settings } from '../settings/settings.ts'
import { diskStore } from './disk-store.ts'
import { openMediaFolder } from './media-folder.ts'
import { type Room, roomIn } from './room.ts'
import { checkAccess } from './s3/s3-access.ts'
import { s3Client } from './s3/s3-client.ts'
import { s3Store } from './s3/s3-store.ts'
import type { MediaStore } from './store.ts'

export interface Media {
  store: MediaStore
  incoming: string
  room: Room
  /** Removes abandoned uploads here and in the store, but none in progress. */
  sweep(): Promise<void>
  /** Aborts requests to the store. */
  stop(): void
  close(): Promise<void>
}

const HOUR = 3_600_000

/** Leftovers that a start removes before requests are handled. */
const AT_START = 100

/** Longer than any upload may take, in ms. */
const GIVEN_UP = 2 * HOUR

/**
 * Opens the media store, and removes the leftovers of a killed process.
 * @throws {BadSetting} if the configured bucket is unusable.
 */
export async function openMedia(database: Database, settings: Settings): Promise<Media> {
  if (settings.s3) await checkAccess(settings.s3)
  const client = settings.s3 && s3Client(settings.s3, settings.log)
  const folder = await openMediaFolder(settings)
  const store = client ? s3Store(client) : diskStore(folder.root)
  const opened = Date.now()
  const sweep = async (most?: number) => {
    const before = Date.now() - GIVEN_UP
    // The embedded database belongs to this process alone, so anything older is abandoned.
    const left = settings.databaseUrl ? before : Math.max(before, opened)
    await folder.sweep(left)
    await removeLeftBehind(database, store, new Date(left), most)
  }
  // A failed removal must not stop the start; it is retried later.
  await sweep(AT_START).catch((error: unknown) =>
    settings.log('could not delete leftover files', { error }),
  )
  // Each instance has its own folder, so this is no job that one of them does for all.
  const timer = setInterval(() => {
    folder
      .sweep(Date.now() - GIVEN_UP)
      .catch((error: unknown) => settings.log('could not delete leftover files', { error }))
  }, HOUR)
  timer.unref()
  return {
    store,
    incoming: folder.incoming,
    room: roomIn(folder.incoming, settings.spareDisk),
    sweep: () => sweep(),
    stop: () => client?.end(),
    async close() {
      clearInterval(timer)
      await folder.close()
    },
  }
}

/** An unguessable, anonymous name: 32 hexadecimal digits. */
export function newMediaName(): string {
  return randomBytes(16).toString('hex')
}

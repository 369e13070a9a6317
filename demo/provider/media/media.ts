import { randomBytes } from 'node:crypto'
import type { Database } from '../data/database.ts'
import { removeLeftBehind } from '../data/pending-media.ts'
import { traceOf } from '../error-trace.ts'
import type { Settings } from '../settings.ts'
import { diskStore } from './disk-store.ts'
import { openMediaFolder } from './media-folder.ts'
import type { MediaStore } from './store.ts'

/** Everything a route needs to take photos and videos. */
export interface Media {
  store: MediaStore
  /** The folder on this machine for uploads on their way in. */
  incoming: string
  close(): Promise<void>
}

/** Longer than any upload may take, in milliseconds. */
export const GIVEN_UP = 2 * 3_600_000

/** Opens the store of visitors' media, and clears away what an ended process left half done. */
export async function openMedia(database: Database, settings: Settings): Promise<Media> {
  const folder = await openMediaFolder(settings)
  const store = diskStore(folder.root)
  // Nobody else has the embedded database, so nothing of it is on its way; a PostgreSQL is shared.
  const age = settings.databaseUrl ? GIVEN_UP : 0
  const before = Date.now() - age
  await folder.sweep(before)
  // A file that cannot be removed now is no reason not to begin: it is tried again and again.
  await removeLeftBehind(database, store, new Date(before)).catch((error: unknown) =>
    settings.log(`files stay that nobody needs: ${traceOf(error)}`),
  )
  return { store, incoming: folder.incoming, close: folder.close }
}

/** A name that nobody can guess and that says nothing: 32 hexadecimal digits. */
export function newMediaName(): string {
  return randomBytes(16).toString('hex')
}

import { join } from 'node:path'
import type { Settings } from '../settings/settings.ts'
import type { Database } from './engine/database.ts'
import { openFolderSocket } from './engine/folder-socket.ts'
import { lockFolder } from './engine/lock.ts'
import { openPglite } from './engine/pglite.ts'
import { openPostgres } from './engine/postgres.ts'
import { settleFolder } from './transfer/database-folder.ts'
import { COPY_CALL, offerCopies } from './transfer/folder-copy.ts'

/**
 * Opens the database of the settings: PostgreSQL, a folder, or memory.
 * @throws {FolderInUse} if another process uses the folder
 */
export async function openDatabase(settings: Settings): Promise<Database> {
  const { databaseUrl, databaseDirectUrl: directUrl, log, spareDisk } = settings
  if (databaseUrl) return openPostgres(databaseUrl, log, { most: settings.databasePool, directUrl })
  if (settings.dataDir === undefined) return openPglite()
  const lock = await lockFolder(settings.dataDir)
  try {
    await settleFolder(settings.dataDir)
    const database = await openPglite(join(settings.dataDir, 'database'), spareDisk)
    const socket = openFolderSocket(lock)
    socket.handle(COPY_CALL, offerCopies(database, settings.dataDir))
    return {
      ...database,
      socket,
      async close() {
        await socket.stop()
        await database.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

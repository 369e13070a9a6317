import { statfsSync } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Database } from './database.ts'
import { guardedPglite } from './guarded-pglite.ts'
import { databaseOf } from './pglite-queries.ts'

/**
 * Opens the embedded database in `folder`, making it there at the first time; without a folder it
 * lives in memory. Nothing guards the folder against a second process: hold a lock before.
 * @param spare bytes of its disk that stay free: below, a statement that writes throws {@link DiskFull}.
 */
export async function openPglite(folder?: string, spare = 0): Promise<Database> {
  if (folder === undefined) return databaseOf(await PGlite.create(options))
  if (!(await exists(folder))) await create(folder)
  const open = async () => PGlite.create({ ...options, dataDir: folder })
  return guardedPglite(await open(), open, () => {
    const { blocks, bavail, bsize } = statfsSync(folder)
    return blocks === 0 || bavail * bsize >= spare
  })
}

/** A database in memory of which more can be made. */
export interface CopiedDatabase extends Database {
  /** All that is in it, to be opened again. */
  dump(): Promise<Blob>
}

/** Opens a copy in memory of a dumped data folder, several times faster than a new one. */
export async function openPgliteFrom(dump: Blob): Promise<CopiedDatabase> {
  const database = await PGlite.create({ ...options, loadDataDir: dump })
  return {
    ...databaseOf(database),
    dump: async () => {
      // Else every copy would read the log of what was written anew.
      await database.exec('checkpoint')
      return database.dumpDataDir('none')
    },
  }
}

const options = {
  extensions: { pg_trgm },
  parsers: {
    [types.INT8]: Number,
    [types.DATE]: String,
    [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex'),
  },
}

/**
 * Makes the files beside the folder and moves them there when they are whole: a process that is
 * killed while making them leaves nothing that looks like a database.
 */
async function create(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  const database = await PGlite.create(unfinished)
  await database.close()
  await rename(unfinished, folder)
}

async function exists(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    () => false,
  )
}

import { statfsSync } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Database } from './database.ts'
import { DiskFull } from '../../errors/disk-full.ts'
import { guardedPglite } from './guarded-pglite.ts'
import { databaseOf } from './pglite-queries.ts'

/**
 * Opens the embedded database in `folder`, and creates it if missing; without a folder, in memory. PGlite
 * doesn't lock the folder, so the caller has to.
 * @param spare free disk space in bytes, below which writes throw {@link DiskFull}
 */
export async function openPglite(folder?: string, spare = 0): Promise<Database> {
  if (folder === undefined) return databaseOf(await PGlite.create(options))
  if (!(await exists(folder))) await create(folder)
  const hasRoom = (bytes: number) => {
    const { blocks, bavail, bsize } = statfsSync(folder)
    return blocks === 0 || bavail * bsize >= bytes
  }
  const open = async () =>
    PGlite.create({ ...options, dataDir: folder }).catch((error: unknown) => {
      // PGlite gives no reason.
      throw hasRoom(LOG_FILE) ? error : new DiskFull()
    })
  return guardedPglite(await open(), open, () => hasRoom(spare))
}

/** Bytes of one file of PostgreSQL's write-ahead log, which recovery needs. */
const LOG_FILE = 16_777_216

export interface CopiedDatabase extends Database {
  dump(): Promise<Blob>
}

/** Opens an in-memory copy of a dumped data folder, several times faster than a new database. */
export async function openPgliteFrom(dump: Blob): Promise<CopiedDatabase> {
  // Most of the time to open a copy goes into buffers that small data never fills.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']
  const database = await PGlite.create({ ...options, loadDataDir: dump, startParams })
  return {
    ...databaseOf(database),
    dump: async () => {
      // Otherwise every copy would replay the write-ahead log.
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
 * Creates the files in a temporary folder and renames it, so that a killed process leaves nothing that looks
 * like a database.
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

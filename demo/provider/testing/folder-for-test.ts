import { cp, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openPglite } from '../data/engine/pglite.ts'
import { cacheOf } from './memory-for-test.ts'

/** Creates the database of a first start in a data folder, as a fast copy of an earlier test's. */
export async function emptyDatabaseIn(dataDir: string): Promise<void> {
  const made = await cacheOf('folder')
  if (!existsSync(made)) await makeAt(made)
  await cp(made, join(dataDir, 'database'), { recursive: true })
}

async function makeAt(folder: string): Promise<void> {
  const own = `${folder}.${process.pid}`
  const database = await openPglite(own)
  await database.close()
  // Another worker may have been faster.
  await rename(own, folder).catch(() => rm(own, { recursive: true }))
}

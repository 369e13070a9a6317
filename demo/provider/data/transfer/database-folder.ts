import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../engine/database.ts'
import { lockFolder } from '../engine/lock.ts'
import { openPglite } from '../engine/pglite.ts'
import { askForCopy, removeLeftCopies } from './folder-copy.ts'
import { TransferRefused } from './transfer-refused.ts'

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/**
 * Finishes a restore that was interrupted, and removes temporary files. The caller has to lock the folder.
 * Returns the path of a database that was replaced.
 */
export async function settleFolder(folder: string): Promise<string | undefined> {
  await removeLeftCopies(folder)
  await removeFilling(folder)
  const restored = join(folder, 'database.restored')
  if (!(await exists(restored))) return undefined
  const database = join(folder, 'database')
  let aside: string | undefined
  if (await exists(database)) {
    aside = `${database}.before-${new Date().toISOString().replace(/\W/g, '-')}`
    await rename(database, aside)
  }
  await rename(restored, database)
  return aside
}

async function removeFilling(folder: string): Promise<void> {
  for (const name of ['database.filling', 'database.filling.unfinished']) {
    await rm(join(folder, name), { recursive: true, force: true })
  }
}

/**
 * Opens a folder's embedded database for reading. If another process uses it, opens a copy, unless `alone`.
 * @throws {TransferRefused} if there is no database
 * @throws {FolderInUse} if another process uses it and `alone` is set
 */
export async function openToRead(folder: string, alone = false): Promise<Database> {
  const none = new TransferRefused(`There is no database in ${folder}; set DATA_DIR to its folder.`)
  if (!(await exists(folder))) throw none
  const copy = alone ? undefined : await askForCopy(folder)
  const held = copy ?? { folder, ...(await lockFolder(folder)) }
  try {
    await settleFolder(held.folder)
    if (!(await exists(join(held.folder, 'database')))) throw none
    const database = await openPglite(join(held.folder, 'database'))
    return {
      ...database,
      async close() {
        await database.close()
        await held.release()
      },
    }
  } catch (error) {
    await held.release()
    throw error
  }
}

/**
 * Creates a database in a data folder. It only replaces the existing one after `fill` is done, even if the
 * process is killed. Returns the path of the replaced one.
 * @throws {FolderInUse} while a provider uses it
 * @throws {TransferRefused} if there is a database and `mayReplace` is false
 */
export async function replaceDatabase(
  folder: string,
  mayReplace: boolean,
  fill: (database: Database) => Promise<void>,
): Promise<string | undefined> {
  const lock = await lockFolder(folder)
  try {
    await settleFolder(folder)
    if (!mayReplace && (await exists(join(folder, 'database')))) {
      throw new TransferRefused(
        `${folder} already has a database. Nothing was changed. Set it aside with --replace.`,
      )
    }
    const filling = join(folder, 'database.filling')
    const database = await openPglite(filling)
    try {
      await fill(database)
    } finally {
      await database.close()
    }
    await rename(filling, join(folder, 'database.restored'))
    return await settleFolder(folder)
  } finally {
    await removeFilling(folder)
    await lock.release()
  }
}

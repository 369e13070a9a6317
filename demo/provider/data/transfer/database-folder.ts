import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database.ts'
import { lockFolder } from '../lock.ts'
import { openPglite } from '../pglite.ts'
import { askForCopy, removeLeftCopies } from './folder-copy.ts'
import { TransferRefused } from './transfer-refused.ts'

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/**
 * Finishes a restore whose process ended before it could, and clears away what others left half done. Who calls
 * it holds the folder. Answers where a database that was replaced is now.
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

/** What a restore leaves that did not end. */
async function removeFilling(folder: string): Promise<void> {
  for (const name of ['database.filling', 'database.filling.unfinished']) {
    await rm(join(folder, name), { recursive: true, force: true })
  }
}

/**
 * Opens the embedded database of a folder for reading: itself, or a copy where another process has it,
 * unless it is to be had `alone`.
 * @throws {TransferRefused} where there is none.
 * @throws {FolderInUse} where another process has it, and it is to be had alone.
 */
export async function openToRead(folder: string, alone = false): Promise<Database> {
  const none = new TransferRefused(`There is no database in ${folder}; DATA_DIR names its folder.`)
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
 * Makes a new database in a data folder, which takes its place there when `fill` is done with it and not before,
 * whatever ends this process. Answers where the one is that was there.
 * @throws {FolderInUse} while a provider runs on it.
 * @throws {TransferRefused} where there is a database already, unless it may be replaced.
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
        `There is a database in ${folder}; --replace puts it aside, and nothing was changed.`,
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

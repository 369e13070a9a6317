import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database } from '../provider/data/engine/database.ts'
import { namedMedia } from '../provider/data/transfer/named-media.ts'
import { snapshotOf } from '../provider/data/transfer/snapshot.ts'
import { TransferRefused } from '../provider/data/transfer/transfer-refused.ts'
import { syncFolder } from '../provider/media/disk-store.ts'
import { OWN_FOLDER, readLines, writeLines } from './lines-file.ts'
import { MEDIA_LIST, type Manifest, tableFile, writeManifest } from './manifest.ts'
import { type MediaPlace, takeMedia } from './media-files.ts'

/**
 * Writes a snapshot of the database, and the photos and videos of its rows, into a new folder. The folder is
 * renamed when complete.
 * @param signal stops the backup and removes its files
 * @throws {TransferRefused} if the folder isn't empty
 */
export async function writeBackup(
  database: Database,
  media: MediaPlace,
  folder: string,
  signal?: AbortSignal,
): Promise<Manifest> {
  await refuseTaken(folder)
  const unfinished = `${folder}.unfinished-${randomUUID()}`
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: OWN_FOLDER })
  try {
    const names = join(unfinished, 'names')
    const rows = await writeRows(database, unfinished, names, signal)
    let missing = 0
    const take = async function* () {
      for await (const batch of readLines(names)) {
        for (const name of batch) {
          const file = await takeMedia(media, name, unfinished)
          if (file) yield [JSON.stringify(file)]
          else missing += 1
        }
      }
    }
    const list = await writeLines(join(unfinished, MEDIA_LIST), take(), signal)
    await rm(names)
    const manifest: Manifest = { ...rows, media: { ...list, missing } }
    await writeManifest(unfinished, manifest)
    for (const path of await foldersIn(unfinished)) await syncFolder(path)
    await refuseTaken(folder)
    await rename(unfinished, folder)
    await syncFolder(dirname(folder))
    return manifest
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** Writes all tables and a list of media names, from one transaction. */
async function writeRows(
  database: Database,
  folder: string,
  names: string,
  signal: AbortSignal | undefined,
): Promise<Omit<Manifest, 'media'>> {
  return database.transaction(async (queries) => {
    const { migrations, tables, sequences, lines } = await snapshotOf(queries)
    const made_at = new Date().toISOString()
    const written: Manifest['tables'] = []
    for (const table of tables) {
      const path = join(folder, tableFile(table.name))
      written.push({ ...table, ...(await writeLines(path, lines(table), signal)) })
    }
    await writeLines(names, namedMedia(queries), signal)
    return { format: 1, made_at, migrations, tables: written, sequences }
  })
}

/** An empty folder is allowed. */
async function refuseTaken(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (found === undefined) return
  if (found.length > 0) {
    throw new TransferRefused(`${folder} already exists. Choose a new folder.`)
  }
  await rmdir(folder)
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const below = entries.filter((entry) => entry.isDirectory())
  return [folder, ...below.map(({ parentPath, name }) => join(parentPath, name))]
}

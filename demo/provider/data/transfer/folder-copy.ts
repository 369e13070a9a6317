import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { codeOf } from '../../errors/error-trace.ts'
import { callHolder } from '../engine/call-holder.ts'
import type { Database } from '../engine/database.ts'
import type { SocketHandler } from '../engine/folder-socket.ts'
import { FolderInUse, lockFolder } from '../engine/lock.ts'
import { TransferRefused } from './transfer-refused.ts'

export const COPY_CALL = 'copy'

const COPY = /^copy-[0-9a-f-]{36}$/

/**
 * Copies the embedded database for other processes of the same user while it is in use. Writes wait during the
 * copy. The copy is removed when its caller disconnects.
 */
export const offerCopies =
  (database: Database, folder: string): SocketHandler =>
  async (response, _, stopping) => {
    const name = `copy-${randomUUID()}`
    const remove = async () => rm(join(folder, name), { recursive: true, force: true })
    try {
      await copyDatabase(database, join(folder, 'database'), join(folder, name, 'database'))
    } catch (error) {
      await remove()
      const why = codeOf(error) ?? 'an error'
      return void response.writeHead(422).end(`The database in ${folder} cannot be copied: ${why}.`)
    }
    if (stopping.aborted || response.destroyed) {
      await remove()
      return void response.destroy()
    }
    // A provider that stops leaves existing copies to their callers, and makes no new ones.
    response.once('close', () => void (stopping.aborted || remove().catch(() => {})))
    response.writeHead(200, { file: name }).flushHeaders()
  }

/** No statement runs during the transaction, so the files are as consistent as after a kill. */
async function copyDatabase(database: Database, from: string, to: string): Promise<void> {
  await database.transaction(async ({ run }) => {
    await run('checkpoint')
    await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
  })
}

/** A data folder with a copy of a database. */
export interface FolderCopy {
  folder: string
  release(): Promise<void>
}

/**
 * Requests a copy of the database from the process that uses a data folder; undefined if none does.
 * @throws {TransferRefused} if the process can't make one
 */
export async function askForCopy(folder: string): Promise<FolderCopy | undefined> {
  const called = await callHolder(folder, COPY_CALL)
  if (!called) return undefined
  const { file, bytes, end } = called
  if (!file) throw new TransferRefused(await text(bytes))
  const copy = join(folder, file)
  const lock = await lockFolder(copy)
  return {
    folder: copy,
    async release() {
      await lock.release()
      await rm(copy, { recursive: true, force: true })
      end()
    },
  }
}

/** Removes copies whose callers have ended. */
export async function removeLeftCopies(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((name) => COPY.test(name))) {
    try {
      const lock = await lockFolder(join(folder, name))
      await lock.release()
      await rm(join(folder, name), { recursive: true, force: true })
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error
    }
  }
}

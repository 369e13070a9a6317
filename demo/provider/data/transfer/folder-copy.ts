import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { constants } from 'node:fs'
import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../../errors/error-trace.ts'
import type { Database } from '../engine/database.ts'
import { type SocketHandler, callOf } from '../engine/folder-socket.ts'
import { FolderInUse, callHolder, lockFolder } from '../engine/lock.ts'
import { TransferRefused } from './transfer-refused.ts'

export const COPY_CALL = 'copy'

const COPY = /^copy-[0-9a-f-]{36}$/

/** The response to a call: the name of a copy, or why there is none. */
type Answer = { copy: string } | { failed: string }

/**
 * Copies the embedded database for other processes of the same user while it is in use. Writes wait during the
 * copy. The copy is removed when its caller disconnects.
 */
export const offerCopies =
  (database: Database, folder: string): SocketHandler =>
  async (caller, _, stopping) => {
    const name = `copy-${randomUUID()}`
    const remove = async () => rm(join(folder, name), { recursive: true, force: true })
    let answer: Answer = { copy: name }
    try {
      await copyDatabase(database, join(folder, 'database'), join(folder, name, 'database'))
    } catch (error) {
      answer = { failed: codeOf(error) ?? 'an error' }
    }
    if (stopping.aborted || caller.destroyed || 'failed' in answer) await remove()
    // A provider that stops leaves existing copies to their callers, and makes no new ones.
    else caller.once('close', () => void (stopping.aborted || remove().catch(() => {})))
    if (stopping.aborted) caller.destroy()
    else caller.write(`${JSON.stringify(answer)}\n`)
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
  const holder = await callHolder(folder).catch(() => {
    throw new TransferRefused(
      `The process that uses the data folder ${folder} runs as another user. Run this command as that user.`,
    )
  })
  if (!holder) return undefined
  holder.on('error', () => {})
  holder.write(callOf(COPY_CALL))
  const [said] = (await Promise.race([once(holder, 'data'), once(holder, 'close')])) as [unknown]
  if (!Buffer.isBuffer(said)) {
    throw new TransferRefused(
      `The process that uses the data folder ${folder} sent no copy. It may be starting, stopping or an older version.`,
    )
  }
  const answer = JSON.parse(said.toString()) as Answer
  if ('failed' in answer) {
    holder.destroy()
    throw new TransferRefused(`The database in ${folder} cannot be copied: ${answer.failed}.`)
  }
  const copy = join(folder, answer.copy)
  const lock = await lockFolder(copy)
  return {
    folder: copy,
    async release() {
      await lock.release()
      await rm(copy, { recursive: true, force: true })
      holder.destroy()
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

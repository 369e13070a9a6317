import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, readdir, realpath, rm } from 'node:fs/promises'
import { type RequestListener, type Server, createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf } from '../../errors/error-trace.ts'

/** Locks a data folder until it is released or the process ends, even by a kill. */
export interface Lock {
  /** Handles HTTP requests at {@link socketOf}. Earlier ones get a 503, and their connections are closed. */
  answer(listener: RequestListener): void
  release(): Promise<void>
}

/** Another running process uses the folder. The message is written for people. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another process; stop it, or set DATA_DIR.`)
  }
}

/** In bytes; the lowest limit of all supported systems. */
const LONGEST_PATH = 100

/**
 * Locks a folder for this process. The lock is a listening socket. The system closes it with the process, so a
 * killed process leaves a dead socket file, but no lock.
 *
 * Sockets are numbered. A dead one is never replaced, but followed by the next number, so that two processes
 * that find the same dead one can't remove each other's: only one of them can listen at a path.
 * @throws {FolderInUse} if another process has locked it
 */
export async function lockFolder(folder: string): Promise<Lock> {
  await mkdir(folder, { recursive: true })
  const real = await realpath(folder)
  if (process.platform === 'win32') return lockOf(await listen(pipeOf(real)), folder)
  const sockets = await socketFolder(real)
  const last = (await numbers(sockets)).at(-1) ?? 0
  if (last > 0 && (await answers(join(sockets, nameOf(last))))) throw new FolderInUse(folder)
  const path = join(sockets, nameOf(last + 1))
  const lock = lockOf(await listen(path), folder)
  const now = await numbers(sockets)
  // Another process took a later number meanwhile, and may have removed our socket as dead.
  if (now.at(-1) !== last + 1) {
    await lock.release()
    throw new FolderInUse(folder)
  }
  const dead = now.filter((number) => number <= last)
  await Promise.all(dead.map((number) => rm(join(sockets, nameOf(number)), { force: true })))
  // Callers receive the folder's content. Windows already restricts a pipe to its creator.
  await chmod(path, 0o600)
  return lock
}

/** Path of the socket of a folder's latest lock, even if its process has ended; undefined if there is none. */
export async function socketOf(folder: string): Promise<string | undefined> {
  const real = await realpath(folder)
  if (process.platform === 'win32') return pipeOf(real)
  const sockets = await socketFolder(real)
  const last = (await numbers(sockets)).at(-1)
  return last === undefined ? undefined : join(sockets, nameOf(last))
}

function lockOf(server: Server | undefined, folder: string): Lock {
  if (!server) throw new FolderInUse(folder)
  return {
    answer(listener) {
      // Another user may have connected before the socket was restricted.
      server.closeAllConnections()
      server.removeAllListeners('request').on('request', listener)
    },
    release: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

const nameOf = (number: number) => `lock-${number}.sock`

async function numbers(folder: string): Promise<number[]> {
  const found = (await readdir(folder)).map((name) => /^lock-(\d+)\.sock$/.exec(name)?.[1])
  return found
    .filter((number) => number !== undefined)
    .map(Number)
    .toSorted((a, b) => a - b)
}

/** The folder itself, or a temporary one if its path is too long for a socket. */
async function socketFolder(folder: string): Promise<string> {
  if (Buffer.byteLength(join(folder, nameOf(1_000_000))) <= LONGEST_PATH) return folder
  const short = join(await realpath(tmpdir()), `trip-widgets-${hashOf(folder)}`)
  await mkdir(short, { recursive: true, mode: 0o700 })
  return short
}

const pipeOf = (folder: string) => `\\\\.\\pipe\\trip-widgets-${hashOf(folder)}`
const hashOf = (folder: string) => createHash('sha256').update(folder).digest('hex').slice(0, 16)

/** Undefined if the path is in use. */
function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((_, response) =>
      response.writeHead(503).end('The process that uses the data folder is starting. Try again.'),
    )
    server.unref()
    // Stays registered, because a connection that fails doesn't affect the lock.
    server.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(path, () => resolve(server))
  })
}

/** Tries three times, because the socket file of a starting process exists before it listens. */
async function answers(path: string): Promise<boolean> {
  for (const pause of [20, 60, 0]) {
    if (await connects(path)) return true
    await wait(pause)
  }
  return false
}

async function connects(path: string): Promise<boolean> {
  const socket = connect(path)
  // A process with a full queue is alive.
  const alive = (error: unknown) => !isDead(error)
  return once(socket, 'connect')
    .then(() => true, alive)
    .finally(() => socket.destroy())
}

/** True for errors of a connection that mean that no process listens there. */
export const isDead = (error: unknown) => /^(?:ECONNREFUSED|ENOENT)$/.test(codeOf(error) ?? '')

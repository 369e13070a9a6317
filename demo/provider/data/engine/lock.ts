import { createHash } from 'node:crypto'
import { chmod, mkdir, readdir, realpath, rm } from 'node:fs/promises'
import { type Server, type Socket, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Locks a data folder until it is released or the process ends, even by a kill. */
export interface Lock {
  /** Passes connections of {@link callHolder} to `talk`. Earlier ones are closed. */
  answer(talk: (caller: Socket) => void): Promise<void>
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
  if (process.platform === 'win32') return lockOf(await listen(pipeOf(real)), pipeOf(real), folder)
  const sockets = await socketFolder(real)
  const last = (await numbers(sockets)).at(-1) ?? 0
  if (last > 0 && (await answers(join(sockets, nameOf(last))))) throw new FolderInUse(folder)
  const path = join(sockets, nameOf(last + 1))
  const lock = lockOf(await listen(path), path, folder)
  const now = await numbers(sockets)
  // Another process took a later number meanwhile, and may have removed our socket as dead.
  if (now.at(-1) !== last + 1) {
    await lock.release()
    throw new FolderInUse(folder)
  }
  const dead = now.filter((number) => number <= last)
  await Promise.all(dead.map((number) => rm(join(sockets, nameOf(number)), { force: true })))
  return lock
}

/** Connects to the process that has locked a folder; undefined if there is none. */
export async function callHolder(folder: string): Promise<Socket | undefined> {
  const real = await realpath(folder)
  const path = process.platform === 'win32' ? pipeOf(real) : await lastSocket(real)
  return path === undefined ? undefined : reach(path)
}

async function lastSocket(folder: string): Promise<string | undefined> {
  const sockets = await socketFolder(folder)
  const last = (await numbers(sockets)).at(-1)
  return last === undefined ? undefined : join(sockets, nameOf(last))
}

function lockOf(server: Server | undefined, path: string, folder: string): Lock {
  if (!server) throw new FolderInUse(folder)
  const callers = new Set<Socket>()
  let talk = (caller: Socket): unknown => caller.destroy()
  server.on('connection', (caller) => {
    callers.add(caller)
    caller.on('error', () => {})
    caller.once('close', () => callers.delete(caller))
    talk(caller)
  })
  return {
    async answer(talkNow) {
      // Callers receive the folder's content, so only the same user may connect. Windows already restricts a
      // pipe to its creator.
      if (process.platform !== 'win32') await chmod(path, 0o600)
      talk = talkNow
    },
    release: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const caller of callers) caller.destroy()
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
    const server = createServer()
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
  // Only ECONNREFUSED and ENOENT mean a dead process. One with a full queue is alive.
  const socket = await reach(path).catch(() => true)
  if (typeof socket === 'object') socket.destroy()
  return Boolean(socket)
}

/** Undefined if nothing listens there. */
function reach(path: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(socket))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? resolve(undefined) : reject(error),
    )
  })
}

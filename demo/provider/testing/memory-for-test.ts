import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '../data/database.ts'
import { migrate } from '../data/migrate.ts'
import { type CopiedDatabase, openPgliteFrom } from '../data/pglite.ts'
import { indexSearch } from '../data/search-index.ts'
import { seed } from '../data/seed/seed.ts'

const cache = resolve(import.meta.dirname, '../../../node_modules/.cache/trip-widgets')

/** Dumps of databases that were brought up to date and seeded, in demo mode and not: a worker makes each once. */
const begun = new Map<boolean, Promise<Blob>>()

/** An empty database in memory. Copies one that was made by an earlier test, which is much faster. */
export async function memoryForTest(): Promise<Database> {
  return openPgliteFrom(await emptyDump())
}

/** A database in memory as a provider leaves it at its first start, in demo mode or not. */
export async function begunMemoryForTest(demo: boolean): Promise<Database> {
  const dump = begun.get(demo)
  if (dump) return openPgliteFrom(await dump)
  const first = begin(demo)
  const dumped = first.then((database) => database.dump())
  begun.set(demo, dumped)
  await dumped
  return first
}

async function begin(demo: boolean): Promise<CopiedDatabase> {
  const database = await openPgliteFrom(await emptyDump())
  await migrate(database)
  await indexSearch(database, (line) => console.error(line))
  await seed(database, demo)
  return database
}

async function emptyDump(): Promise<Blob> {
  const file = await cacheOf('tar')
  const dump = await readFile(file).catch(() => dumpTo(file))
  return new Blob([new Uint8Array(dump)])
}

/** Where an empty database is kept for later tests. It is of no use to another version of PGlite. */
export async function cacheOf(ending: string): Promise<string> {
  const { mtimeMs } = await stat(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  await mkdir(cache, { recursive: true })
  return resolve(cache, `empty-${Math.trunc(mtimeMs)}.${ending}`)
}

async function dumpTo(file: string): Promise<Buffer> {
  const empty = await PGlite.create()
  const dump = Buffer.from(await (await empty.dumpDataDir('none')).arrayBuffer())
  await empty.close()
  const own = `${file}.${process.pid}`
  await writeFile(own, dump)
  await rename(own, file)
  return dump
}

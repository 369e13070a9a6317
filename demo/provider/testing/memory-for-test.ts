import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '../data/engine/database.ts'
import { migrate } from '../data/engine/migrate.ts'
import { openPgliteFrom } from '../data/engine/pglite.ts'
import { indexSearch } from '../data/attractions/search-index.ts'
import { seed } from '../data/seed/seed.ts'
import { keptOr } from '../../../widgets/build/remembered.ts'

const cache = resolve(import.meta.dirname, '../../../node_modules/.cache/trip-widgets')

/** Dumps that this worker has read or made, by demo mode. */
const begun = new Map<boolean, Promise<Blob>>()

/** An empty in-memory database, as a fast copy of an earlier test's. */
export async function memoryForTest(): Promise<Database> {
  return openPgliteFrom(await emptyDump())
}

/** A migrated and seeded in-memory database. Its dump stays on disk for later runs. */
export async function begunMemoryForTest(demo: boolean): Promise<Database> {
  const dump = begun.get(demo) ?? begunDump(demo)
  begun.set(demo, dump)
  return openPgliteFrom(await dump)
}

async function begunDump(demo: boolean): Promise<Blob> {
  const kind = demo ? 'demo-' : 'plain-'
  const file = resolve(cache, `${kind}${await begunHash()}.tar`)
  const dump = await keptOr(file, async () => {
    const database = await openPgliteFrom(await emptyDump())
    await begin(database, demo)
    const made = Buffer.from(await (await database.dump()).arrayBuffer())
    await database.close()
    // Each state of the sources takes 44 MB, so only the latest is kept.
    for (const name of await readdir(cache))
      // Another process may be writing its temporary file.
      if (name.startsWith(kind) && name.endsWith('.tar'))
        await rm(resolve(cache, name), { force: true })
    return made
  })
  return new Blob([new Uint8Array(dump)])
}

/** Migrates and seeds an empty database. */
export async function begin(database: Database, demo: boolean): Promise<void> {
  await migrate(database)
  await indexSearch(database, (line) => console.error(line))
  await seed(database, demo)
}

/** Changes with everything that shapes the database: code, migrations, seeds, dependencies, and the day. */
export async function begunHash(): Promise<string> {
  const folder = resolve(import.meta.dirname, '../data')
  const names = await readdir(folder, { recursive: true })
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  hash.update(await readFile(resolve(import.meta.dirname, '../../../package-lock.json')))
  for (const name of names.filter((name) => /\.(?:ts|sql)$/.test(name)).toSorted())
    hash.update(name).update(await readFile(resolve(folder, name)))
  return hash.digest('hex').slice(0, 16)
}

async function emptyDump(): Promise<Blob> {
  const dump = await keptOr(await cacheOf('tar'), async () => {
    const empty = await PGlite.create()
    const made = Buffer.from(await (await empty.dumpDataDir('none')).arrayBuffer())
    await empty.close()
    return made
  })
  return new Blob([new Uint8Array(dump)])
}

/** Cache path of an empty database. Its name changes with PGlite's version, which can't read another's. */
export async function cacheOf(ending: string): Promise<string> {
  const { mtimeMs } = await stat(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  await mkdir(cache, { recursive: true })
  return resolve(cache, `empty-${Math.trunc(mtimeMs)}.${ending}`)
}

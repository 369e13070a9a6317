import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '../data/database.ts'
import { openPgliteFrom } from '../data/pglite.ts'

const cache = resolve(import.meta.dirname, '../../../node_modules/.cache/trip-widgets')

/** An empty database in memory. Copies one that was made by an earlier test, which is much faster. */
export async function memoryForTest(): Promise<Database> {
  // The file is of no use to another version.
  const { mtimeMs } = await stat(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const file = resolve(cache, `empty-${Math.trunc(mtimeMs)}.tar`)
  const dump = await readFile(file).catch(() => dumpTo(file))
  return openPgliteFrom(new Blob([new Uint8Array(dump)]))
}

async function dumpTo(file: string): Promise<Buffer> {
  const empty = await PGlite.create()
  const dump = Buffer.from(await (await empty.dumpDataDir('none')).arrayBuffer())
  await empty.close()
  await mkdir(cache, { recursive: true })
  const own = `${file}.${process.pid}`
  await writeFile(own, dump)
  await rename(own, file)
  return dump
}

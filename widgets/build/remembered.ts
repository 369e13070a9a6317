import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

const FOLDER = resolve(import.meta.dirname, '../../node_modules/.cache/trip-widgets-build')
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Calls `make` once for the same key: a change to one widget leaves most chunks of the next build as they were.
 * @param key - all that the result depends on
 */
export async function remembered(
  key: readonly (string | Uint8Array)[],
  make: () => Buffer | Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256')
  for (const part of key) hash.update(part).update('\0')
  return keptOr(resolve(FOLDER, hash.digest('hex')), make)
}

/** The content of a cache file, made if it is missing. Two processes may both make it. */
export async function keptOr(file: string, make: () => Buffer | Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(file).catch(() => undefined)
  if (kept?.length) return kept
  const made = await make()
  await mkdir(dirname(file), { recursive: true })
  // Renamed, because another process may read it now.
  await writeFile(`${file}.${process.pid}`, made)
  await rename(`${file}.${process.pid}`, file)
  return made
}

/** Removes what was made more than a week ago. */
export async function forgetOld(): Promise<void> {
  for (const name of await readdir(FOLDER).catch(() => [])) {
    const file = resolve(FOLDER, name)
    if (Date.now() - (await stat(file)).mtimeMs > WEEK_MS) await rm(file, { force: true })
  }
}

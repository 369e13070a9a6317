import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deltaName, hashOf } from '../provider/http/dictionary.ts'
import type { Log } from '../provider/log/log.ts'
import { deltaBetween } from './brotli-delta.ts'
import { buildIn } from './integrity.ts'
import { keptIn } from './released-versions.ts'

/** Earlier releases from which there are deltas. */
const RELEASES = 3

/** A folder in `WIDGETS_DIR`, which its leading dot hides from the web. */
export const deltasIn = (widgetsDir: string) => join(widgetsDir, '.deltas')

/**
 * Makes the missing deltas from the newest releases in `WIDGETS_DIR` to a build, for every file without a hash in its
 * name, and removes those to earlier builds. Several processes may do this concurrently.
 * @returns the number of deltas to this build.
 */
export async function keepDeltas(
  built: string,
  widgetsDir: string,
  signal?: AbortSignal,
): Promise<number> {
  const build = await buildIn(built)
  if (!build) return 0
  const folder = deltasIn(widgetsDir)
  await mkdir(folder, { recursive: true })
  const there = new Set(await readdir(folder))
  const wanted = new Set<string>()
  const earlier = (await keptIn(widgetsDir)).filter((version) => version !== build.version)
  for (const name of Object.keys(build.files)) {
    if (name.includes('chunks/')) continue
    const next = await readFile(join(built, name))
    for (const version of earlier.slice(0, RELEASES)) {
      if (signal?.aborted) return wanted.size
      const old = await readFile(join(widgetsDir, version, name)).catch(() => undefined)
      if (!old || old.equals(next)) continue
      const delta = deltaName(hashOf(old), hashOf(next))
      if (there.has(delta) || (await write(join(folder, delta), await deltaBetween(old, next))))
        wanted.add(delta)
    }
  }
  const stale = [...there].filter((name) => name.endsWith('.dcb') && !wanted.has(name))
  await Promise.all(stale.map(async (name) => rm(join(folder, name), { force: true })))
  return wanted.size
}

async function write(file: string, bytes: Uint8Array | undefined): Promise<boolean> {
  if (!bytes) return false
  // Renamed, so that no process sees a part of it.
  const writing = `${file}.${randomUUID()}`
  await writeFile(writing, bytes)
  await rename(writing, file)
  return true
}

/** Keeps deltas in the background. Failures are logged, and files are then served without deltas. */
export function keepDeltasAtStart(
  built: string,
  widgetsDir: string | undefined,
  log: Log,
): { kept: Promise<void>; stop: () => Promise<void> } {
  const stopping = new AbortController()
  const kept =
    widgetsDir === undefined
      ? Promise.resolve()
      : keepDeltas(built, widgetsDir, stopping.signal).then(
          () => {},
          (error: unknown) => log('could not make deltas of the widgets', { error }),
        )
  return {
    kept,
    stop: () => {
      stopping.abort()
      return kept
    },
  }
}

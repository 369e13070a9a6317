import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Log } from '../provider/log/log.ts'
import type { Settings } from '../provider/settings/settings.ts'
import { lastRelease, unpack } from './archive.ts'
import { type Build, buildIn } from './integrity.ts'
import { isRelease, newestFirst } from './version.ts'

/** A released version was built again with other content. */
export class VersionTaken extends Error {
  override name = 'VersionTaken'
  constructor(version: string, folder: string) {
    super(
      `${folder} already contains ${version} with different files. ` +
        'A release never changes. Raise "version" in package.json.',
    )
  }
}

/** `WIDGETS_DIR`, where releases are kept; undefined if there is none. */
export function widgetsFolder({
  widgetsDir,
  dataDir,
}: Pick<Settings, 'widgetsDir' | 'dataDir'>): string | undefined {
  return widgetsDir ?? (dataDir === undefined ? undefined : join(dataDir, 'widgets'))
}

/**
 * Copies a build of the widgets to `WIDGETS_DIR` under its version, permanently. Pre-releases (0.3.0-dev) are skipped.
 * Several processes may do this concurrently.
 * @returns the folder of the release.
 * @throws {VersionTaken} if that version exists with other bytes.
 */
export async function keepBuild(folder: string, widgetsDir: string): Promise<string | undefined> {
  const build = await buildIn(folder)
  if (!build || !isRelease(build.version)) return undefined
  return place(build, widgetsDir, async (to) => cp(folder, to, { recursive: true }))
}

/** Adds the release from the repository if it is missing, for pages that have pinned it. */
export async function keepLastRelease(widgetsDir: string): Promise<void> {
  const version = await lastRelease()
  if (!version || (await keptIn(widgetsDir)).includes(version)) return
  await place(undefined, widgetsDir, async (to) => unpack(version, 'widgets', to), version)
}

export async function keptIn(widgetsDir: string): Promise<string[]> {
  const names = await readdir(widgetsDir).catch(() => [])
  return names.filter(isRelease).toSorted(newestFirst)
}

/** Keeps the build and the last release at startup. Failures are logged, and don't stop the provider. */
export async function keepAtStart(
  folder: string,
  widgetsDir: string | undefined,
  log: Log,
): Promise<void> {
  if (widgetsDir === undefined) return
  // A company's own build takes precedence over the repository's of the same version.
  for (const keep of [() => keepBuild(folder, widgetsDir), () => keepLastRelease(widgetsDir)]) {
    try {
      await keep()
    } catch (error) {
      const message = 'could not add the version to WIDGETS_DIR'
      if (error instanceof VersionTaken) log(`${message}: ${error.message}`)
      else log(message, { error })
    }
  }
}

/** Fills a temporary folder and renames it, so that no process sees a partial release. */
async function place(
  build: Build | undefined,
  widgetsDir: string,
  fill: (folder: string) => Promise<void>,
  version = build!.version,
): Promise<string> {
  const folder = join(widgetsDir, version)
  // The leading dot hides it from the web.
  const filling = join(widgetsDir, `.${version}.${randomUUID()}`)
  const there = await buildIn(folder)
  if (!there) {
    try {
      await mkdir(filling, { recursive: true })
      await fill(filling)
      await rename(filling, folder)
      return folder
    } catch (error) {
      // Another process may have been first.
      if (!(await buildIn(folder))) throw error
    } finally {
      await rm(filling, { recursive: true, force: true })
    }
  }
  if (build && !isDeepStrictEqual(await buildIn(folder), build)) {
    throw new VersionTaken(version, widgetsDir)
  }
  return folder
}

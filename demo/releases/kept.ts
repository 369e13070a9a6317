import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Log } from '../provider/operation/log.ts'
import type { Settings } from '../provider/settings.ts'
import { lastRelease, unpack } from './archive.ts'
import { type Build, buildIn } from './integrity.ts'
import { isRelease, newestFirst } from './version.ts'

/** A version that was released is built anew, and is not what it was. */
export class VersionTaken extends Error {
  override name = 'VersionTaken'
  constructor(version: string, folder: string) {
    super(
      `${version} is in ${folder} already, with other bytes. ` +
        'What was released never changes: raise "version" in package.json.',
    )
  }
}

/** `WIDGETS_DIR`: where releases are kept, or nothing where there is no such place. */
export function widgetsFolder({
  widgetsDir,
  dataDir,
}: Pick<Settings, 'widgetsDir' | 'dataDir'>): string | undefined {
  return widgetsDir ?? (dataDir === undefined ? undefined : join(dataDir, 'widgets'))
}

/**
 * Keeps a build of the widgets in `WIDGETS_DIR`, under its version and for good. What is still worked on
 * (0.3.0-dev) is not kept. Several processes may do it at once.
 * @returns the folder, where there is now what was built.
 * @throws {VersionTaken} where that version is there with other bytes.
 */
export async function keepBuild(folder: string, widgetsDir: string): Promise<string | undefined> {
  const build = await buildIn(folder)
  if (!build || !isRelease(build.version)) return undefined
  return place(build, widgetsDir, async (to) => cp(folder, to, { recursive: true }))
}

/** Keeps the release that comes with the repository, for pages that have pinned it, unless it is there. */
export async function keepLastRelease(widgetsDir: string): Promise<void> {
  const version = await lastRelease()
  if (!version || (await keptIn(widgetsDir)).includes(version)) return
  await place(undefined, widgetsDir, async (to) => unpack(version, 'widgets', to), version)
}

/** The versions that are kept, newest first. */
export async function keptIn(widgetsDir: string): Promise<string[]> {
  const names = await readdir(widgetsDir).catch(() => [])
  return names.filter(isRelease).toSorted(newestFirst)
}

/**
 * What a provider does when it starts. That a version cannot be kept is said in the log, and keeps nobody
 * from being served.
 */
export async function keepAtStart(
  folder: string,
  widgetsDir: string | undefined,
  log: Log,
): Promise<void> {
  if (widgetsDir === undefined) return
  // A build of one's own, with settings of one's own, comes before the repository's of that version.
  for (const keep of [() => keepBuild(folder, widgetsDir), () => keepLastRelease(widgetsDir)]) {
    try {
      await keep()
    } catch (error) {
      const message = 'no version is added to WIDGETS_DIR'
      if (error instanceof VersionTaken) log(`${message}: ${error.message}`)
      else log(message, { error })
    }
  }
}

/** Fills a folder and then gives it its name, so that nobody ever sees a part of it. */
async function place(
  build: Build | undefined,
  widgetsDir: string,
  fill: (folder: string) => Promise<void>,
  version = build!.version,
): Promise<string> {
  const folder = join(widgetsDir, version)
  // Hidden from the web.
  const filling = join(widgetsDir, `.${version}.${randomUUID()}`)
  const there = await buildIn(folder)
  if (!there) {
    try {
      await mkdir(filling, { recursive: true })
      await fill(filling)
      await rename(filling, folder)
      return folder
    } catch (error) {
      // Somebody else was first.
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

import { join } from 'node:path'
import type { Context } from 'hono'
import type { App } from '../provider/http/new-app.ts'
import { Refused } from '../provider/errors/refused.ts'
import { fileOf } from '../provider/http/static-files.ts'
import { deltasIn } from './deltas.ts'
import { type Build, buildIn } from './integrity.ts'
import { keptIn } from './released-versions.ts'
import { newestFirst, versionOf } from './version.ts'

export interface WidgetVersions {
  /** Version at `/widgets/`; null without a build. */
  latest: string | null
  /** Version at `/widgets/{major}/`, by major. */
  majors: Record<string, string>
  /** All versions with their own address, newest first. */
  versions: (Build & {
    /** False for a pre-release such as 0.3.0-dev, whose files change with each build. */
    immutable: boolean
  })[]
}

const NUMBERED = /^\/widgets\/(\d[^/]*)(\/.*)?$/

/**
 * Serves the widgets: `/widgets/0.3.0/` is one version permanently, `/widgets/0/` the newest of a major, `/widgets/`
 * the newest of all. This provider's own build counts as the newest, so a rollback also rolls back the widgets. Chunks
 * of earlier builds are served too, for pages that still have an older entry.
 */
export function widgetRoutes(app: App, built: string, widgetsDir: string | undefined): void {
  const kept = () => (widgetsDir === undefined ? [] : keptIn(widgetsDir))
  const folderOf = (version: string) => join(widgetsDir!, version)

  /** Folders by version, the current build first. */
  const all = async () => {
    const current = await buildIn(built)
    const folders = new Map(current && versionOf(current.version) ? [[current.version, built]] : [])
    for (const version of await kept()) folders.set(version, folderOf(version))
    return { current: current?.version, folders }
  }

  const followed = async (major: string) => {
    const { current, folders } = await all()
    const ofMajor = [...folders.keys()].filter((version) => isOf(major, version))
    const version =
      ofMajor.find((version) => version === current) ?? ofMajor.toSorted(newestFirst)[0]
    return version === current ? built : version && folderOf(version)
  }

  const deltas = widgetsDir === undefined ? undefined : deltasIn(widgetsDir)
  const file = (context: Context, folder: string | undefined, path: string, immutable = false) => {
    if (folder === undefined) return undefined
    const match = matchOf(context.req.path, path, immutable)
    const dictionary = match === undefined ? undefined : { match, deltas }
    return fileOf(context, folder, path, { index: false, immutable, dictionary })
  }

  const earlierChunk = async (context: Context, path: string) => {
    if (!path.startsWith('/chunks/')) return undefined
    for (const version of await kept()) {
      const found = await file(context, folderOf(version), path)
      if (found) return found
    }
    return undefined
  }

  app.get('/widgets/versions.json', async (context) => {
    const { current, folders } = await all()
    const versions = await Promise.all(
      [...folders.values()].map(async (folder) => {
        const build = await buildIn(folder)
        return build && Object.assign(build, { immutable: folder !== built })
      }),
    )
    const listed = versions.filter((build) => build !== undefined)
    const majors: WidgetVersions['majors'] = {}
    for (const { version } of listed) majors[versionOf(version)!.major] ??= version
    const answer: WidgetVersions = {
      latest: current ?? null,
      majors,
      versions: listed.toSorted((one, other) => newestFirst(one.version, other.version)),
    }
    return context.json(answer, 200, { 'cache-control': 'no-cache' })
  })

  app.get('/widgets/*', async (context, next) => {
    const { path } = context.req
    const [, number, rest = '/'] = NUMBERED.exec(path) ?? []
    if (number === undefined) {
      const name = path.slice('/widgets'.length)
      const found = (await file(context, built, name)) ?? (await earlierChunk(context, name))
      return found ?? next()
    }
    if (/^\d+$/.test(number)) {
      const folder = await followed(number)
      if (folder === undefined) throw unknown(number)
      return (await file(context, folder, rest)) ?? (await earlierChunk(context, rest)) ?? next()
    }
    const folder = (await all()).folders.get(number)
    if (folder === undefined) throw unknown(number)
    return (await file(context, folder, rest, folder !== built)) ?? next()
  })
}

/**
 * Pattern of the addresses at which the next version of an entry may be loaded. Chunks have none: their names change,
 * and several tags have chunks of one name.
 */
function matchOf(address: string, path: string, isPinned: boolean): string | undefined {
  if (!/^\/(?:[a-z]{2}\/)?[\w-]+\.js$/.test(path) || !/^[\w./-]+$/.test(address)) return undefined
  return isPinned ? `/widgets/*${path}` : address
}

const isOf = (major: string, version: string) => String(versionOf(version)?.major) === major

function unknown(number: string): Refused {
  const message = `There is no version ${number} of the widgets here. /widgets/versions.json lists all versions.`
  return new Refused(404, 'not_found', message)
}

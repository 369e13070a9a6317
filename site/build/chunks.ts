import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'

/** A folder or a file of the site that is there; its name with a slash at its end is a folder's. */
function there(path: string): string {
  const absolute = resolve(import.meta.dirname, '..', path)
  if (!existsSync(absolute))
    throw new Error(`site/${path} has a chunk named for it, and is not there`)
  return normalizePath(absolute) + (path.endsWith('/') ? '/' : '')
}

const ENTRY = there('main.tsx')
const LOADERS = new Set(
  ['routing/fetch-files.ts', '../widgets/contract/load.ts', '../widgets/contract/limits.ts'].map(
    there,
  ),
)

/** What is one chunk by its name: what nearly every page draws or names, and rooms whose pages share most of what is in them. */
const GROUPS: Record<string, string[]> = {
  core: ['layout/', 'pictures/', 'routing/page.ts', '../widgets/contract/meal-plan.ts'].map(there),
  account: [there('account/')],
  places: [there('places/')],
}

const groupOf = (id: string) =>
  Object.keys(GROUPS).find((name) => GROUPS[name]!.some((path) => id.startsWith(path)))

/** What every page needs, from the entry on; but not the entry, which waits for the page that needs this. */
function isCore(id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => importer === ENTRY || isCore(importer, graph, seen))
}

/**
 * Which chunk a module of the site goes into; null leaves it to the bundler. Left to itself it makes one
 * of every few lines that two pages share.
 */
export function siteChunkOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  // Loads chunks, also the first one.
  if (id.includes('vite/preload-helper') || LOADERS.has(id)) return 'loader'
  // Styles go where what they are for goes.
  const [wearer] = (id.endsWith('.css') && graph.getModuleInfo(id)?.importers) || []
  if (wearer) return wearer === ENTRY ? 'core' : siteChunkOf(wearer, graph)
  return isCore(id, graph) ? 'core' : (groupOf(id) ?? wantedBy(id, graph))
}

/**
 * The group that alone imports a module, however deep. Left in the chunk of a page, it would have the group
 * wait for that page, which waits for the group.
 */
function wantedBy(id: string, graph: Rolldown.ChunkingContext): string | null {
  const importers = graph.getModuleInfo(id)?.importers ?? []
  const [group, ...others] = new Set(importers.map((importer) => groupOf(importer) ?? null))
  return group && others.length === 0 ? group : null
}

/** Fails where a chunk has no module of what is named for it. */
export function groupsFound(): Plugin {
  return {
    name: 'groups-found',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const [group, paths] of Object.entries(GROUPS)) {
        const ids = chunks
          .filter(({ name }) => name === group)
          .flatMap(({ moduleIds }) => moduleIds)
        const unused = paths.find((path) => !ids.some((id) => id.startsWith(path)))
        if (unused) this.error(`the chunk ${group} has nothing of ${unused}`)
      }
    },
  }
}

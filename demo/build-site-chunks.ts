import type { Rolldown } from 'vite'

/** What every page needs, from the entry on; but not the entry, which waits for the page that needs this. */
function isCore(id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return importers.some(
    (importer) => importer.endsWith('/main.tsx') || isCore(importer, graph, seen),
  )
}

/** What nearly every page draws or names. */
const COMMON = /site\/(page|things|layout\/.*|pictures\/.*)\.tsx?$|contract\/endpoints?\.ts$/

/** Rooms whose pages share most of what is in them. */
const ROOM = /site\/(account|places)\//

/**
 * Which chunk a module of the site goes into; null leaves it to the bundler. Left to itself it makes one
 * of every few lines that two pages share.
 */
export function siteChunkOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  // Styles go where what they are for goes.
  const [wearer] = (id.endsWith('.css') && graph.getModuleInfo(id)?.importers) || []
  if (wearer) return wearer.endsWith('/main.tsx') ? 'core' : siteChunkOf(wearer, graph)
  if (isCore(id, graph) || COMMON.test(id)) return 'core'
  return ROOM.exec(id)?.[1] ?? null
}

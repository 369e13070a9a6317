import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin, type Rolldown } from 'vite'
import { declaredBy } from './declared.ts'
import { TAGS } from './tags.ts'

export type ImportersOf = (module: Rolldown.ModuleInfo) => readonly string[]

/** Parts of packages that only lazy code imports. Their index imports everything, so they would be in every entry. */
const LATER = new Set(
  ['computed', 'lifecycle'].map((part) =>
    normalizePath(
      fileURLToPath(import.meta.resolve(`nanostores`)).replace('index.js', `${part}/index.js`),
    ),
  ),
)

export const isLater = (id: string) => LATER.has(id)

type Is = (module: Rolldown.ModuleInfo) => boolean

export function startsOf(
  id: string,
  graph: Rolldown.ChunkingContext,
  importersOf: ImportersOf,
  isStart: Is,
): Set<string> {
  const starts = new Set<string>()
  const seen = new Set([id])
  for (const reached of seen) {
    const info = graph.getModuleInfo(reached)
    if (info && isStart(info)) starts.add(info.id)
    else for (const importer of info ? importersOf(info) : []) seen.add(importer)
  }
  return starts
}

/** True if at most one separate chunk needs the module. */
export function isOfOwn(
  id: string,
  graph: Rolldown.ChunkingContext,
  importersOf: ImportersOf,
  isStart: Is,
): boolean {
  const isEnd: Is = (module) => isStart(module) || declaredBy(module.id).own === true
  const [needs, ...more] = startsOf(id, graph, importersOf, isEnd)
  return more.length === 0 && (!needs || declaredBy(needs).own === true)
}

/**
 * Chunk of a module in a standalone entry; null leaves it to the bundler. The entry is one request until a visitor can
 * type. Lazy code is one more, `later`, or in an entry with more than one tag's code.
 */
export function chunkOf(entry: string) {
  const isEntry: Is = (module) => module.isEntry
  const all: ImportersOf = ({ importers, dynamicImporters }) => [...importers, ...dynamicImporters]
  return (id: string, graph: Rolldown.ChunkingContext): string | null => {
    if (isLater(id)) return TAGS.has(entry) ? 'later' : entry
    if (startsOf(id, graph, ({ importers }) => importers, isEntry).size > 0) return entry
    // Left to the bundler, a separate chunk needs no shared helper, which would be one more request.
    return isOfOwn(id, graph, all, isEntry) ? null : 'later'
  }
}

/** Fails if a module declared as a separate chunk ends up in another. */
export function ownChunks(): Plugin {
  return {
    name: 'own-chunks',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const astray = file.moduleIds.find(
          (id) =>
            declaredBy(id).own &&
            !declaredBy(id).shared &&
            !(file.isDynamicEntry && file.facadeModuleId === id),
        )
        if (astray) this.error(`${astray} must be its own chunk, but is in ${file.fileName}`)
      }
    },
  }
}

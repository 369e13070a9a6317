import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin, type Rolldown } from 'vite'
import { declaredBy } from './declared.ts'
import { TAGS } from './tags.ts'

/** Which modules import this one, in whatever way counts. */
export type ImportersOf = (module: Rolldown.ModuleInfo) => readonly string[]

/**
 * Parts of packages that only what comes later asks their index for. The index imports all there is, which
 * would bring them into every entry.
 */
const LATER = new Set(
  ['computed', 'lifecycle'].map((part) =>
    normalizePath(
      fileURLToPath(import.meta.resolve(`nanostores`)).replace('index.js', `${part}/index.js`),
    ),
  ),
)

/** Whether a module goes where the bundler puts it: with what needs it. */
export const isLater = (id: string) => LATER.has(id)

type Is = (module: Rolldown.ModuleInfo) => boolean

/** The starts that a module is reached from, going from imported to importing. */
export function startsOf(
  id: string,
  graph: Rolldown.ChunkingContext,
  importersOf: ImportersOf,
  isStart: Is,
): Set<string> {
  const starts = new Set<string>()
  const seen = new Set([id])
  // The list grows while it is walked.
  for (const reached of seen) {
    const info = graph.getModuleInfo(reached)
    if (info && isStart(info)) starts.add(info.id)
    else for (const importer of info ? importersOf(info) : []) seen.add(importer)
  }
  return starts
}

/** Whether a module is needed by no more than one module that is a chunk of its own. */
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
 * Which chunk a module of a standalone entry goes into; null leaves it to the bundler. The entry, which is
 * named, stays whole: one request until a visitor can type. All that it does not import statically is one
 * chunk, `later`: one request, made when the widget is on screen. An entry with more than a tag's own has at once what
 * would come later there.
 */
export function chunkOf(entry: string) {
  const isEntry: Is = (module) => module.isEntry
  const all: ImportersOf = ({ importers, dynamicImporters }) => [...importers, ...dynamicImporters]
  return (id: string, graph: Rolldown.ChunkingContext): string | null => {
    if (isLater(id)) return TAGS.has(entry) ? 'later' : entry
    if (startsOf(id, graph, ({ importers }) => importers, isEntry).size > 0) return entry
    // Left to itself a chunk of its own needs no helper, which would be one more request.
    return isOfOwn(id, graph, all, isEntry) ? null : 'later'
  }
}

/** Fails where a module that is to be a chunk of its own has come into another. */
export function ownChunks(): Plugin {
  return {
    name: 'own-chunks',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const astray = file.moduleIds.find(
          (id) => declaredBy(id).own && !(file.isDynamicEntry && file.facadeModuleId === id),
        )
        if (astray) this.error(`${astray} is to be a chunk of its own, and is in ${file.fileName}`)
      }
    },
  }
}

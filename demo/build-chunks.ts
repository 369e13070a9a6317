import type { Rolldown } from 'vite'

/** Third-party controls, each in a chunk of its own that loads where it is wanted. */
export const HEAVY = /flatpickr|parts\/date-input|filepond|parts\/file-drop|swiper|parts\/carousel/

/** Parts that most pages with their tag never ask for, each in a chunk with what it alone needs. */
export const RARE = /enquiry\/wizard\.tsx$/

/** Which modules import this one, in whatever way counts. */
export type ImportersOf = (module: Rolldown.ModuleInfo) => readonly string[]

/** The starts that a module is reached from, going from imported to importing. */
export function startsOf(
  id: string,
  graph: Rolldown.ChunkingContext,
  importersOf: ImportersOf,
  isStart: (module: Rolldown.ModuleInfo) => boolean,
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

/**
 * Which chunk a module of a standalone entry goes into; null leaves it to the bundler. The entry, which is
 * named, stays whole: one request until a visitor can type. All that it does not import statically is one
 * chunk, `later`: one request, made when the widget is on screen.
 */
export function chunkOf(entry: string) {
  return (id: string, graph: Rolldown.ChunkingContext): string | null => {
    const isReached = (importersOf: ImportersOf) =>
      startsOf(id, graph, importersOf, ({ isEntry }) => isEntry).size > 0
    if (isReached(({ importers }) => importers)) return entry
    // Left to itself a control is a chunk that needs no helper, which would be one more request.
    if (HEAVY.test(id)) return null
    const isOfOthers = isReached(({ id, importers, dynamicImporters }) =>
      RARE.test(id) ? [] : [...importers, ...dynamicImporters],
    )
    return isOfOthers ? 'later' : null
  }
}

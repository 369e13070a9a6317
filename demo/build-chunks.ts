import type { Rolldown } from 'vite'

/** Third-party controls, each in a chunk of its own that loads where it is wanted. */
const HEAVY = /flatpickr|parts\/date-input|filepond|parts\/file-drop|swiper|parts\/carousel/

/** Parts that most pages with their tag never ask for, each in a chunk with what it alone needs. */
const RARE = /enquiry\/wizard\.tsx$/

/** Where what a page needs first begins: a standalone entry, or a tag's element in the all-in-one. */
const isStart = ({ id, isEntry }: Rolldown.ModuleInfo) => isEntry || id.endsWith('/element.ts')

/** Whether a start is reached from a module, going from imported to importing. */
function leadsToStart(
  id: string,
  graph: Rolldown.ChunkingContext,
  importersOf: (module: Rolldown.ModuleInfo) => readonly string[],
  seen = new Set<string>(),
): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const info = graph.getModuleInfo(id)
  if (info === null || isStart(info)) return info !== null
  return importersOf(info).some((importer) => leadsToStart(importer, graph, importersOf, seen))
}

/**
 * Which chunk a module of a widget goes into; null leaves it to the bundler. A standalone entry, which is
 * named, stays whole: one request until a visitor can type. All that no start imports statically is one
 * chunk, `later`: one request, made when the widget is on screen.
 */
export function chunkOf([entry]: readonly string[]) {
  return (id: string, graph: Rolldown.ChunkingContext): string | null => {
    if (leadsToStart(id, graph, ({ importers }) => importers)) return entry ?? null
    // Left to itself a control is a chunk that needs no helper, which would be one more request.
    if (HEAVY.test(id)) return null
    const isOfOthers = leadsToStart(id, graph, ({ id, importers, dynamicImporters }) =>
      RARE.test(id) ? [] : [...importers, ...dynamicImporters],
    )
    return isOfOthers ? 'later' : null
  }
}

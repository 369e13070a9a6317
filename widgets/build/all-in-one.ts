import { basename, dirname } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type ImportersOf, isLater, isOfOwn, startsOf } from './chunks.ts'
import { declaredBy } from './declared.ts'
import { PRELOAD_HELPER } from './preload-helper.ts'
import { ALL_IN_ONE, ALL_IN_ONE_SOURCE, TAGS } from './tags.ts'

const elements = new Set(TAGS.values())
const isElement = ({ id }: Rolldown.ModuleInfo) => elements.has(id)

/** Static and lazy importers. Lazy imports of an index count only if there are no others. */
const all: ImportersOf = ({ importers, dynamicImporters }) => {
  const makers = [...importers, ...dynamicImporters.filter((id) => !declaredBy(id).index)]
  return makers.length > 0 ? makers : dynamicImporters
}

function groupOf(tags: string[]): string {
  const [group, ...others] = new Set(tags.map((tag) => declaredBy(tag).group))
  return others.length === 0 && group ? group : 'core'
}

export function allInOneChunkOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  const isOfEntry = id === ALL_IN_ONE_SOURCE || id === PRELOAD_HELPER || isAtOnce(id, graph)
  return isOfEntry && !isLater(id) ? ALL_IN_ONE : laterChunkOf(id, graph)
}

/** Chunk of a module if each tag is a file over shared chunks: the tag's, the group's or `core`; null for default. */
export function sharedChunkOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (isLater(id) || !isAtOnce(id, graph)) return laterChunkOf(id, graph)
  const tags = tagsOf(id, graph)
  return tags.length === 1 ? roomOf(tags[0]!) : groupOf(tags)
}

/** Lazy modules are grouped in the same way, so no page loads parts of a tag that it doesn't have. */
function laterChunkOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (isLater(id) || isOfOwn(id, graph, all, isElement)) return null
  const tags = tagsOf(id, graph)
  if (tags.length <= 2) return `${tags.map(roomOf).toSorted().join('-')}-later`
  const group = groupOf(tags)
  return group === 'core' ? 'later' : `${group}-later`
}

const isAtOnce = (id: string, graph: Rolldown.ChunkingContext) =>
  startsOf(id, graph, ({ importers }) => importers, isElement).size > 0
const tagsOf = (id: string, graph: Rolldown.ChunkingContext) => [
  ...startsOf(id, graph, all, isElement),
]
const roomOf = (tag: string) => basename(dirname(tag))

/** Fails if a group has no chunk or no module is a chunk of its own. */
export function groupsFound(): Plugin {
  return {
    name: 'groups-found',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const names = new Set(chunks.map(({ name }) => name))
      for (const tag of elements) {
        const { group } = declaredBy(tag)
        if (group && !names.has(`${group}-later`))
          this.error(`${tag} is of the group ${group}, which is empty`)
      }
      const declared = chunks.flatMap(({ moduleIds }) => moduleIds.map(declaredBy))
      if (!declared.some(({ own }) => own)) this.error('no module is a chunk of its own')
      if (!declared.some(({ index }) => index)) this.error('no module is an index')
    },
  }
}

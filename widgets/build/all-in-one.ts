import { basename, dirname } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type ImportersOf, isLater, isOfOwn, startsOf } from './chunks.ts'
import { declaredBy } from './declared.ts'
import { PRELOAD_HELPER } from './preload-helper.ts'
import { ALL_IN_ONE, ALL_IN_ONE_SOURCE, TAGS } from './tags.ts'

const elements = new Set(TAGS.values())
const isElement = ({ id }: Rolldown.ModuleInfo) => elements.has(id)

/** At once or later. A module that an index alone names is anybody's. */
const all: ImportersOf = ({ importers, dynamicImporters }) => {
  const makers = [...importers, ...dynamicImporters.filter((id) => !declaredBy(id).index)]
  return makers.length > 0 ? makers : dynamicImporters
}

/** What tags share is in the chunk of the group that all of them are of, or else in `core`. */
function groupOf(tags: string[]): string {
  const [group, ...others] = new Set(tags.map((tag) => declaredBy(tag).group))
  return others.length === 0 && group ? group : 'core'
}

/** Which chunk of the all-in-one a module goes into: what any tag needs at once is in the entry. */
export function allInOneChunkOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  const isOfEntry = id === ALL_IN_ONE_SOURCE || id === PRELOAD_HELPER || isAtOnce(id, graph)
  return isOfEntry && !isLater(id) ? ALL_IN_ONE : laterChunkOf(id, graph)
}

/**
 * Which chunk a module goes into where each tag is a file of its own over shared chunks; null leaves it to the bundler.
 * What one tag alone needs at once is a chunk with its name, what tags share is `core`, or a group where only its
 * tags do.
 */
export function sharedChunkOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (isLater(id) || !isAtOnce(id, graph)) return laterChunkOf(id, graph)
  const tags = tagsOf(id, graph)
  return tags.length === 1 ? roomOf(tags[0]!) : groupOf(tags)
}

/** What tags need later is in chunks of the same kind, so that no page loads a part of a tag it has not got. */
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

/** Fails where a group has no chunk, or no module is a chunk of its own: what they are for has gone. */
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

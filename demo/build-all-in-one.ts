import { basename, dirname } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { HEAVY, type ImportersOf, RARE, startsOf } from './build-chunks.ts'

/** Rooms of forms, which share more with each other than with the rest. */
const FORMS = new Set(['enquiry', 'review', 'testimonial'])

/** It names every call, and so says nothing about who makes it. */
const ENDPOINTS = /contract\/endpoints\.ts$/

const isElement = ({ id }: Rolldown.ModuleInfo) => id.endsWith('/element.ts')

/** At once or later. A schema that the endpoints alone name is anybody's. */
const all: ImportersOf = ({ importers, dynamicImporters }) => {
  const makers = [...importers, ...dynamicImporters.filter((id) => !ENDPOINTS.test(id))]
  return makers.length > 0 ? makers : dynamicImporters
}

const usual: ImportersOf = (module) =>
  RARE.test(module.id) || HEAVY.test(module.id) ? [] : all(module)

/**
 * Which chunk of the all-in-one a module goes into; null leaves it to the bundler. What one tag alone
 * needs at once is a chunk with its name, what tags share is `core`, or `forms` where only forms do. What
 * they need later is in chunks of the same kind, so that no page loads a part of a tag it has not got.
 */
export function sharedChunkOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  // The entry needs it first, and shares it.
  if (id.endsWith('vite/preload-helper.js')) return null
  const roomsBy = (importersOf: ImportersOf) =>
    [...startsOf(id, graph, importersOf, isElement)].map((start) => basename(dirname(start)))
  const rooms = roomsBy(all).toSorted()
  if (roomsBy(({ importers }) => importers).length > 0) {
    if (rooms.length === 1) return rooms[0]!
    return rooms.every((room) => FORMS.has(room)) ? 'forms' : 'core'
  }
  if (roomsBy(usual).length === 0) return null
  return rooms.length > 2 ? 'later' : `${rooms.join('-')}-later`
}

const isRuntime = (chunk: { name: string } | undefined) => chunk?.name === 'rolldown-runtime'

/** Writes the bundler's few lines into the chunks that need them: alone they would be one more request. */
export function inlineRuntime(): Plugin {
  return {
    name: 'inline-runtime',
    renderChunk(code, { fileName }, _, { chunks }) {
      const modules = Object.values(chunks).find(isRuntime)?.modules ?? {}
      const lines = Object.values(modules).map((module) => module.code)
      const asked = /import \{ \w+ as (\w+) \} from "[./]*\/rolldown-runtime[^"]*";/g
      return code.replace(asked, (_line, name: string) => {
        const text = lines.join('')
        if (!text.includes(`var ${name} =`))
          this.error(`${fileName} wants ${name}, which is unknown`)
        return text
      })
    },
    generateBundle(_, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        if (isRuntime(file as Rolldown.OutputChunk)) delete bundle[fileName]
        else if (file.type === 'chunk' && file.code.includes('rolldown-runtime')) {
          this.error(`${fileName} imports what is left out`)
        }
      }
    },
  }
}

/**
 * Asks for a chunk together with the chunks that it imports, instead of after reading it: one step
 * where there would be two or three.
 */
export function loadTogether(): Plugin {
  return {
    name: 'load-together',
    renderChunk(code, { fileName }, _, { chunks }) {
      const loaded = closureOf(fileName, chunks)
      return code.replace(
        /\bimport\("([^"]+\/)([^"]+)"\)/g,
        (load, folder: string, file: string) => {
          const wanted = Object.keys(chunks).find((name) => basename(name) === file)
          if (!wanted) return this.error(`${fileName} loads ${file}, which is no chunk`)
          const more = [...closureOf(wanted, chunks)].filter(
            (name) => name !== wanted && !loaded.has(name) && !chunks[name]?.isEntry,
          )
          // Its failure is that of what needs it, which is told there.
          const early = more.map((name) => `import("${folder}${basename(name)}").catch(() => {})`)
          return early.length > 0 ? `(${[...early, load].join(', ')})` : load
        },
      )
    },
  }
}

/** A chunk and all that it imports statically, however deep. */
function closureOf(start: string, chunks: Record<string, Rolldown.RenderedChunk>): Set<string> {
  const closure = new Set([start])
  // The list grows while it is walked.
  for (const name of closure) {
    for (const needed of chunks[name]?.imports ?? []) closure.add(needed)
  }
  for (const name of closure) if (isRuntime(chunks[name])) closure.delete(name)
  return closure
}

import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const isRuntime = (chunk: { name: string } | undefined) => chunk?.name === 'rolldown-runtime'

/** Writes the bundler's few lines into the chunks that need them: alone they would be one more request. */
export function inlineRuntime(isNeeded: boolean): Plugin {
  let inlined = 0
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
        inlined += 1
        return text
      })
    },
    generateBundle(_, bundle) {
      if (isNeeded && inlined === 0) this.error('no chunk asks for a runtime')
      for (const [fileName, file] of Object.entries(bundle)) {
        if (file.type !== 'chunk') continue
        if (isRuntime(file)) delete bundle[fileName]
        else if (file.code.includes('rolldown-runtime')) {
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
    renderChunk(code, { fileName, dynamicImports }, _, { chunks }) {
      const loaded = closureOf(fileName, chunks)
      // What is in the chunk itself is there.
      const missed = new Set(dynamicImports.filter((name) => name !== fileName))
      const together = code.replace(
        /\bimport\("([^"]+\/)([^"]+)"\)/g,
        (load, folder: string, file: string) => {
          const wanted = Object.keys(chunks).find((name) => basename(name) === file)
          if (!wanted) return this.error(`${fileName} loads ${file}, which is no chunk`)
          missed.delete(wanted)
          const more = [...closureOf(wanted, chunks)].filter(
            (name) => name !== wanted && !loaded.has(name) && !chunks[name]?.isEntry,
          )
          // Its failure is that of what needs it, which is told there.
          const early = more.map((name) => `import("${folder}${basename(name)}").catch(() => {})`)
          return early.length > 0 ? `(${[...early, load].join(', ')})` : load
        },
      )
      for (const name of missed) this.error(`${fileName} loads ${name} in another way`)
      return together
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

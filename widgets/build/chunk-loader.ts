import { basename, resolve } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'
import { PRELOAD_HELPER } from './preload-helper.ts'

const LOADER = normalizePath(resolve(import.meta.dirname, '../element/load-chunk.ts'))

const ASKED =
  /__vitePreload\((?:async )?\(\) => (?:\{\s*const \{ \w+ \} = await )?((?:import\("[^"]+"\)|Promise\.resolve\(\))(?:\.then\((?:\(\w*\) => [\w.$]+)\))*)(?:;[^}]*\};?\s*\})?, __VITE_PRELOAD__\)/g

const OWN = /__vitePreload\(\(\) => (import\((?!")[^)]+\)), __VITE_PRELOAD__\)/

const IMPORT = /import\("[^"]+\/([^"]+)"\)/

/** Loads chunks with `load-chunk.ts`, which can retry. Replaces Vite's helper, a kilobyte of the critical path. */
export function chunkLoader(): Plugin {
  let found = false
  return {
    name: 'chunk-loader',
    enforce: 'pre',
    load(id) {
      if (id !== PRELOAD_HELPER) return null
      found = true
      return `import { loadChunk } from '${LOADER}'\nconst get = (file) => import('./chunks/' + file)\nexport const __vitePreload = (...names) => loadChunk(get, ...names)`
    },
    renderChunk(code, { fileName }, _, { chunks }) {
      const loaded = closureOf(fileName, chunks)
      return code.replace(OWN, '$1').replace(ASKED, (_asked, load: string) =>
        load.replace(IMPORT, (_import, file: string) => {
          const wanted = Object.keys(chunks).find((name) => basename(name) === file)
          if (!wanted) return this.error(`${fileName} loads ${file}, which is not a chunk`)
          const needs = [...closureOf(wanted, chunks)].filter(
            (name) => name !== wanted && !loaded.has(name) && !chunks[name]?.isEntry,
          )
          return `__vitePreload(${[wanted, ...needs].map((name) => `"${basename(name)}"`).join(', ')})`
        }),
      )
    },
    generateBundle(_, bundle) {
      if (!found) this.error(`Vite imports no ${PRELOAD_HELPER.slice(1)}`)
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const [past] = /__VITE_PRELOAD__|__vite__mapDeps|\bimport\("[^"]*"\)/.exec(file.code) ?? []
        if (past) this.error(`${file.fileName} has ${past}, which the loader can't handle`)
      }
    },
  }
}

function closureOf(start: string, chunks: Record<string, Rolldown.RenderedChunk>): Set<string> {
  const closure = new Set([start])
  for (const name of closure) {
    for (const needed of chunks[name]?.imports ?? []) {
      if (chunks[needed]?.name !== 'rolldown-runtime') closure.add(needed)
    }
  }
  return closure
}

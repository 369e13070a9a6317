import { resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { replaceFound } from '../../widgets/build/found.ts'
import { PRELOAD_HELPER } from '../../widgets/build/preload-helper.ts'

const FETCH = normalizePath(resolve(import.meta.dirname, '../routing/fetch-files.ts'))

/** Makes Vite's preload helper fetch a chunk's files before importing it; see `fetch-files.ts`. */
export function fetchedChunks(): Plugin {
  let found = false
  return {
    name: 'fetched-chunks',
    transform(code, id) {
      if (id !== PRELOAD_HELPER) return null
      found = true
      const helper = replaceFound(code, 'export const __vitePreload =', 'const preloaded =')
      return `import { fetchFiles } from '${FETCH}'
${helper}
export const __vitePreload = (load, files = [], importer) =>
  fetchFiles(files.map((file) => assetsURL(file, importer))).then(() => preloaded(load, files, importer))`
    },
    generateBundle() {
      if (!found) this.error(`Vite imports no ${PRELOAD_HELPER.slice(1)}`)
    },
  }
}

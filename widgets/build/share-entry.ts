import type { Plugin } from 'vite'
import { read } from '../repository.ts'
import { tagOf } from './tags.ts'

const IMPORT = /import (?:\{([^}]*)\} from )?"[./]*\/([^"/]+\.js)";/g

/**
 * Chunks find their entry on the page. Sites add `?ver=…` to scripts, so an import would load the entry and Preact
 * twice. Other chunks use the entry's loader, because a hanging import could not be retried.
 */
export function shareEntry(entry: string): Plugin {
  // Defined by the time a chunk loads, and adds no global to the page.
  const place = placeOf(entry)
  const shares = new Set<boolean>()
  return {
    name: 'share-entry',
    renderChunk(code, chunk) {
      const shared = chunk.isEntry
        ? code.replace(/export \{([^}]*)\};?\s*$/, (_, names: string) => {
            const members = names.replace(/([\w$]+) as ([\w$]+)/g, '$2: $1')
            return `${place} ??= { load: __vitePreload, ${members} };`
          })
        : code.replace(IMPORT, (_, names: string | undefined, file: string) => {
            const members = names?.replace(/([\w$]+) as ([\w$]+)/g, '$1: $2')
            const source = file === `${entry}.js` ? place : `await ${place}.load("${file}")`
            return members ? `const {${members}} = ${source};` : `${source};`
          })
      // Fails, because a missed import would load a second Preact.
      const missed = (chunk.isEntry ? /^export\b.*/m : /^import\s.*|^export\b.*\bfrom\b.*/m).exec(
        shared,
      )
      if (missed) this.error(`${chunk.fileName} is not shared: ${missed[0]}`)
      if (shared !== code) shares.add(chunk.isEntry)
      return shared
    },
    generateBundle() {
      if (shares.size < 2) this.error('chunks and entries share nothing')
    },
  }
}

const { version } = JSON.parse(read('package.json').text) as { version: string }

/**
 * Named after the entry, because a tag may have two, of which one defines it. The all-in-one has a member of the shared
 * registry with its version, because another version has other chunks.
 */
function placeOf(entry: string): string {
  const tag = tagOf(entry)
  return tag
    ? `customElements.get('${tag}')['${entry.slice(tag.length) || 'entry'}']`
    : `(globalThis[Symbol.for('trip-widgets.v1')] ??= new Map())['entry ${version}']`
}

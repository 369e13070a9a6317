import type { Plugin } from 'vite'
import { read } from '../repository.ts'
import { tagOf } from './tags.ts'

/** How a chunk imports from another file, or only has it run; the bundler writes its hash last. */
const IMPORT = /import (?:\{([^}]*)\} from )?"[./]*\/([^"/]+\.js)";/g

/**
 * Lets a chunk find its entry on the page instead of importing it. Sites add `?ver=…` to scripts; an
 * import would then load the entry a second time, with a second Preact that knows nothing of the first. Other
 * chunks come by the entry's loader, since an import that hangs could not be tried again.
 */
export function shareEntry(entry: string): Plugin {
  // What a file defines is there as soon as it is needed, and the host's page has nothing more for it.
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
      // Said aloud: what slips through would be the second Preact that this is there to prevent.
      const missed = (chunk.isEntry ? /^export\b.*/m : /^import\s.*|^export\b.*\bfrom\b.*/m).exec(
        shared,
      )
      if (missed) this.error(`${chunk.fileName} is not shared: ${missed[0]}`)
      if (shared !== code) shares.add(chunk.isEntry)
      return shared
    },
    generateBundle() {
      if (shares.size < 2) this.error('no chunk and no entry share anything')
    },
  }
}

const { version } = JSON.parse(read('package.json').text) as { version: string }

/**
 * A member of the element's class, named by the entry: a tag may have two, of which one defines it. The all-in-one
 * has one of the registry of `widgets/stores/shared.ts`, under its version: another on the page has other chunks.
 */
function placeOf(entry: string): string {
  const tag = tagOf(entry)
  return tag
    ? `customElements.get('${tag}')['${entry.slice(tag.length) || 'entry'}']`
    : `(globalThis[Symbol.for('trip-widgets.v1')] ??= new Map())['entry ${version}']`
}

import type { Plugin } from 'vite'

/**
 * Lets a chunk find its entry on the page instead of importing it. Sites add `?ver=…` to scripts; an
 * import would then load the entry a second time, with a second Preact that knows nothing of the first.
 */
export function shareEntry(): Plugin {
  const place = (entry: string) => `globalThis[Symbol.for('trip-widgets.entry ${entry}')]`
  return {
    name: 'share-entry',
    renderChunk(code, chunk) {
      const shared = chunk.isEntry
        ? code.replace(/export \{([^}]*)\};?\s*$/, (_, names: string) => {
            const members = names.replace(/([\w$]+) as ([\w$]+)/g, '$2: $1')
            return `${place(chunk.fileName)} ??= {${members}};`
          })
        : code.replace(
            /import \{([^}]*)\} from "[./]*\/(trip-[\w-]+\.js)";/g,
            (_, names: string, entry: string) =>
              `const {${names.replace(/([\w$]+) as ([\w$]+)/g, '$1: $2')}} = ${place(entry)};`,
          )
      // Said aloud: what slips through would be the second Preact that this is there to prevent.
      const left = chunk.isEntry ? /^export\b.*/m : /from "[./]*\/trip-[\w-]+\.js"/
      const missed = left.exec(shared)
      if (missed) this.error(`${chunk.fileName} is not shared: ${missed[0]}`)
      return shared
    },
  }
}

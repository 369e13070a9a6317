import type { Plugin } from 'vite'

export const PRELOAD_HELPER = '\0vite/preload-helper.js'

const LOAD = String.raw`(import\("[^"]+"\)(?:\.then\(\(\w+\) => [\w.]+\))*)`
const ASKED = new RegExp(
  String.raw`__vitePreload\((?:async )?\(\) => (\{\s*const \{ \w+ \} = await )?${LOAD}(?:;[^}]*\};?\s*\})?, \[\]\)`,
  'g',
)

/** Removes Vite's helper, a kilobyte of the critical path. Only library mode has an option, but it minifies less. */
export function withoutPreloadHelper(): Plugin {
  let loaded = false
  return {
    name: 'without-preload-helper',
    enforce: 'pre',
    load(id) {
      if (id !== PRELOAD_HELPER) return null
      loaded = true
      return 'export const __vitePreload = (load) => load()'
    },
    renderChunk: (code) => code.replaceAll('__VITE_PRELOAD__', '[]').replace(ASKED, '$2'),
    generateBundle(_, bundle) {
      if (!loaded) this.error(`Vite imports no ${PRELOAD_HELPER.slice(1)}`)
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && /__VITE_PRELOAD__|__vite__mapDeps/.test(file.code)) {
          this.error(`${file.fileName} preloads`)
        }
      }
    },
  }
}

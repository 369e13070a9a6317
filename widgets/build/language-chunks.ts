import { resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { ENGLISH, languagesIn } from './messages-in.ts'
import { PRELOAD_HELPER } from './preload-helper.ts'
import { sourcesHash } from './sources-hash.ts'

const NAME = 'virtual:language-chunks'
const LOADED = `\0${NAME}`
const messages = normalizePath(resolve(import.meta.dirname, '../messages'))

/** Languages that a widget can load. English is in its script. */
export const LANGUAGES = languagesIn(messages).filter((code) => code !== ENGLISH)

export const messagesOf = (code: string) => `${messages}/${code}/all.ts`

/** Computed once, because it reads all sources. */
const VERSION = sourcesHash().slice(0, 6)

/** Name without `.js`. All languages have one version, so that another language adds nothing to the scripts. */
export const languageChunk = (code: string) => `messages-${code}-${VERSION}`

/** Provides `loadLanguage`: the language's chunk in a build of a script, or its source elsewhere. */
export function languageChunks(isBuilt: boolean): Plugin {
  const [before, after] = languageChunk('CODE').split('CODE')
  const chunk = `import { __vitePreload } from '${PRELOAD_HELPER}'
export const loadLanguage = (code) => __vitePreload('${before}' + code + '${after}.js')`
  const sources = LANGUAGES.map((code) => `'${code}': () => import('${messagesOf(code)}')`)
  const source = `export const loadLanguage = (code) => ({ ${sources.join(', ')} })[code]()`
  return {
    name: 'language-chunks',
    resolveId: (id) => (id === NAME ? LOADED : null),
    load: (id) => (id === LOADED ? (isBuilt ? chunk : source) : null),
  }
}

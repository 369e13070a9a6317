import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { classOf } from '../manifest/manifest.ts'
import { ALL_IN_ONE, TAGS } from '../tags.ts'

const here = (file: string) => resolve(import.meta.dirname, file)

const SCRIPT_ORIGIN = '/script-origin.ts'

const PREFIX = '\0package:'

export const ENTRIES = Object.fromEntries(
  [...TAGS.keys(), ALL_IN_ONE].map((name) => [name, `package:${name}`]),
)

export function entries(): Plugin {
  let found = false
  return {
    name: 'package-entries',
    enforce: 'pre',
    resolveId(specifier) {
      if (specifier.startsWith('package:')) return `\0${specifier}`
      if (!specifier.endsWith(SCRIPT_ORIGIN)) return null
      found = true
      return here('page-origin.ts')
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null
      const name = id.slice(PREFIX.length)
      return name === ALL_IN_ONE ? allTags() : tagOf(name)
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && /\bimport\.meta\b/.test(file.code)) {
          this.error(`${file.fileName} has import.meta, which not every bundler knows`)
        }
      }
      if (!found) this.error(`nothing imports ${SCRIPT_ORIGIN}`)
    },
  }
}

/** From the registry, because another script may have defined the tag before. */
const tagOf = (tag: string) => `
  import ${JSON.stringify(TAGS.get(tag))}
  export const ${classOf(tag)} = customElements.get('${tag}')`

const allTags = () =>
  [...TAGS.keys()].map((tag) => `export { ${classOf(tag)} } from 'package:${tag}'`).join('\n')

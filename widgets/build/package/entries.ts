import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { classOf } from '../manifest/manifest.ts'
import { ALL_IN_ONE, TAGS } from '../tags.ts'

const here = (file: string) => resolve(import.meta.dirname, file)

/** The modules that a package has others for, by whom they are imported. */
const STAND_INS = [{ from: '/widgets/stores/provider.ts', specifier: './home.ts' }]

const PREFIX = '\0package:'

/** What can be imported of the package: each tag, and all of them. */
export const ENTRIES = Object.fromEntries(
  [...TAGS.keys(), ALL_IN_ONE].map((name) => [name, `package:${name}`]),
)

/**
 * The files that the package exports: one for each tag, which registers it and exports its class, and one
 * that does so for all.
 */
export function entries(): Plugin {
  const unused = new Set(STAND_INS)
  return {
    name: 'package-entries',
    enforce: 'pre',
    resolveId(specifier, importer) {
      if (specifier.startsWith('package:')) return `\0${specifier}`
      const found = STAND_INS.find(
        (one) => one.specifier === specifier && importer?.endsWith(one.from),
      )
      if (!found) return null
      unused.delete(found)
      return here(specifier)
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
      for (const { from, specifier } of unused) this.error(`${from} imports no ${specifier}`)
    },
  }
}

/** The registry is asked for the class: a file from an address may have taken the tag before. */
const tagOf = (tag: string) => `
  import ${JSON.stringify(TAGS.get(tag))}
  export const ${classOf(tag)} = customElements.get('${tag}')`

const allTags = () =>
  [...TAGS.keys()].map((tag) => `export { ${classOf(tag)} } from 'package:${tag}'`).join('\n')

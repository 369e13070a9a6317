import type { Plugin, UserConfig } from 'vite'

type Transform = NonNullable<
  NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']>['transform']
>

type Defines = Record<string, Record<string, string>>

/** Derived stores compare one counter for all bundles of a page: ours in the registry, not a global of nanostores. */
const SHARED: Defines = { nanostores: { 'globalThis.nanostoresGlobal': 'tripRegistry.nanostores' } }

/** Globals that libraries write on load, moved to an object of their chunk. */
const OWN: Defines = {
  flatpickr: {
    'window.flatpickr': 'import.meta.flatpickr',
    'HTMLElement.prototype.flatpickr': 'import.meta.flatpickr',
    'NodeList.prototype.flatpickr': 'import.meta.flatpickr',
    // In one expression with the line above; the bundler replaces only one of them whole.
    'HTMLCollection.prototype': 'import.meta',
    'Date.prototype.fp_incr': 'import.meta.flatpickr',
    jQuery: 'undefined',
  },
  // FilePond announces itself with an event, which the host page should not get.
  filepond: { 'document.dispatchEvent': 'Object' },
}

const transformOf = (...defines: Record<string, string>[]): Transform => ({
  define: Object.fromEntries(defines.flatMap((texts) => Object.entries(texts))),
  inject: {
    tripRegistry: [`${import.meta.dirname}/../stores/shared.ts`, 'registry'],
    tripDocument: [`${import.meta.dirname}/../element/own-document.ts`, 'pageDocument'],
  },
})

export const SHARED_COUNT = transformOf(...Object.values(SHARED))
/** Avoids DOM clobbering of `document` in all modules, including libraries. */
const OWN_DOCUMENT = { document: 'tripDocument', 'window.document': 'tripDocument' }

export const OWN_GLOBALS = transformOf(...Object.values({ ...SHARED, ...OWN }), OWN_DOCUMENT)

/** Fails if nanostores is missing or no longer has the replaced text. */
export const sharedCount = (): Plugin => definesFound(SHARED, ['nanostores'])

function definesFound(defines: Defines, wanted: string[]): Plugin {
  const packages = new Map(
    Object.entries(defines).map(([name, texts]) => [name, new Set(Object.keys(texts))]),
  )
  const here = new Set<string>()
  return {
    name: 'defines-found',
    transform(code, id) {
      const name = /.*\/node_modules\/([^/]+)\//.exec(id)?.[1] ?? ''
      const missing = packages.get(name)
      if (!missing) return
      here.add(name)
      for (const text of missing) if (code.includes(text)) missing.delete(text)
    },
    generateBundle() {
      for (const name of wanted) if (!here.has(name)) this.error(`${name} is not in the bundle`)
      for (const name of here) {
        for (const text of packages.get(name) ?? []) this.error(`${name} has no ${text} to define`)
      }
    },
  }
}

const WRITES =
  /(?:globalThis\.nanostoresGlobal|window\.flatpickr|prototype\.(?:flatpickr|fp_incr)|document\.dispatchEvent|\bjQuery)\b/

/** Libraries that find our global instead of the page's, and the module that sets it. */
const LENDERS = {
  filepond: ['filepond/dist/filepond.esm.js', 'widgets/parts/files/filepond-painter.ts'],
  zod: ['zod/v4/core/core.js', 'widgets/build/zod-config.ts'],
} as const

/** Fails if a library would write on the host page, or loads before the module that sets its global. */
export function keepsHostGlobals(isAllInOne: boolean): Plugin[] {
  const found = definesFound(
    { ...SHARED, ...OWN },
    isAllInOne ? ['nanostores', ...Object.keys(OWN)] : [],
  )
  const lent = new Set<string>()
  const replaced = Object.values(OWN).flatMap((texts) => Object.keys(texts))
  const check: Plugin = {
    name: 'keeps-host-globals',
    // A definition applies to all modules, so a call of our own would be lost without a word.
    transform(code, id) {
      const text = !id.includes('/node_modules/') && replaced.find((each) => code.includes(each))
      if (text) this.error(`${id} has ${text}, which the build replaces`)
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const [written] = WRITES.exec(file.code) ?? []
        if (written) this.error(`${file.fileName} writes ${written}`)
        for (const [name, [library, lender]] of Object.entries(LENDERS)) {
          const at = (path: string) => file.moduleIds.findIndex((id) => id.endsWith(path))
          if (at(library) < 0) continue
          lent.add(name)
          const before = at(lender)
          if (before < 0 || before > at(library)) {
            this.error(`${file.fileName} has ${name} before ${lender}`)
          }
        }
      }
      for (const name of isAllInOne ? Object.keys(LENDERS) : []) {
        if (!lent.has(name)) this.error(`${name} is not where it was`)
      }
    },
  }
  return [found, check]
}

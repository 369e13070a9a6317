import type { Plugin, UserConfig } from 'vite'

type Transform = NonNullable<
  NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']>['transform']
>

/**
 * One count for all bundles of a page, which derived stores compare: a member of the registry that the
 * bundles share, where nanostores would have a global of its own.
 */
export const SHARED_COUNT: Transform = {
  define: { 'globalThis.nanostoresGlobal': 'tripRegistry.nanostores' },
  inject: { tripRegistry: [`${import.meta.dirname}/../widgets/stores/shared.ts`, 'registry'] },
}

/** What libraries write when they are loaded, on an object of their own chunk instead of the page's. */
export const OWN_GLOBALS: Transform = {
  ...SHARED_COUNT,
  define: {
    ...SHARED_COUNT.define,
    'window.flatpickr': 'import.meta.flatpickr',
    'HTMLElement.prototype.flatpickr': 'import.meta.flatpickr',
    'NodeList.prototype.flatpickr': 'import.meta.flatpickr',
    // Written in one line with the one above, of which the bundler replaces but one whole.
    'HTMLCollection.prototype': 'import.meta',
    'Date.prototype.fp_incr': 'import.meta.flatpickr',
    jQuery: 'undefined',
    // FilePond says there that it has come; ours is nobody else's.
    'document.dispatchEvent': 'Object',
  },
}

const WRITES =
  /(?:globalThis\.nanostoresGlobal|window\.flatpickr|prototype\.(?:flatpickr|fp_incr)|document\.dispatchEvent|\bjQuery)\b/

const ZOD = /zod\/v4\/core\/core\.js$/

/**
 * Keeps libraries from writing into the page they run on: fails where one still would, and takes back
 * the settings that zod leaves behind as soon as it has them, so that it never sees the page's.
 */
export function keepsHostGlobals(): Plugin {
  let zod = false
  return {
    name: 'keeps-host-globals',
    transform(code, id) {
      if (!ZOD.test(id)) return null
      zod = true
      return {
        code: `const zodHost = Object.getOwnPropertyDescriptor(globalThis, '__zod_globalConfig');
          Reflect.defineProperty(globalThis, '__zod_globalConfig', { value: {}, writable: true, configurable: true });
          ${code};
          zodHost ? Reflect.defineProperty(globalThis, '__zod_globalConfig', zodHost) : delete globalThis.__zod_globalConfig;`,
        map: null,
      }
    },
    generateBundle(_, bundle) {
      if (!zod) this.error('zod is not where it was')
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const [written] = WRITES.exec(file.code) ?? []
        if (written) this.error(`${file.fileName} writes ${written}`)
        const at = (name: string) => file.moduleIds.findIndex((id) => id.includes(name))
        const [lent, taken] = [at('parts/filepond-painter'), at('filepond/dist/filepond.')]
        if (taken >= 0 && (lent < 0 || lent > taken)) {
          this.error(`${file.fileName} has FilePond before its painter`)
        }
      }
    },
  }
}

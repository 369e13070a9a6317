import { resolve } from 'node:path'
import type { InlineConfig } from 'vite'
import { sharedChunkOf } from '../all-in-one.ts'
import { ownChunks } from '../chunks.ts'
import { BUILD, PREACT, ZOD } from '../config.ts'
import { keepsHostGlobals, OWN_GLOBALS } from '../host-globals.ts'
import { languageChunks } from '../language-chunks.ts'
import { leanPreact } from '../lean-preact.ts'
import { minify } from '../minify.ts'
import { PRELOAD_HELPER, withoutPreloadHelper } from '../preload-helper.ts'
import { ownMembers, leanR2wc } from '../third-party.ts'
import { ENTRIES, entries } from './entries.ts'
import { otherFiles } from './other-files.ts'
import { notices } from './notices.ts'

const here = (file: string) => resolve(import.meta.dirname, file)

/** Uses an object of ours, because not all bundlers have `import.meta`. */
const define = Object.fromEntries(
  Object.entries(OWN_GLOBALS?.define ?? {}).map(([text, own]) => [
    text,
    own.replace('import.meta', 'tripLibraryGlobals'),
  ]),
)

/**
 * As in the all-in-one, except for the helper and for contract modules of one tag. One module imports those for all
 * tags, so a bundler would otherwise include whole tags that an app doesn't use.
 */
const chunkOf: typeof sharedChunkOf = (id, graph) => {
  if (id === PRELOAD_HELPER) return 'core'
  const name = sharedChunkOf(id, graph)
  return name?.endsWith('-later') && id.includes('/widgets/contract/') ? null : name
}

/** The npm package, in `dist/package`. Relative imports let bundlers find lazy chunks and keep one Preact. */
export const PACKAGE: InlineConfig = {
  configFile: false,
  resolve: { alias: [...PREACT, ZOD], mainFields: ['module', 'browser'] },
  publicDir: false,
  plugins: [
    entries(),
    languageChunks(false),
    withoutPreloadHelper(),
    leanR2wc(),
    leanPreact(),
    keepsHostGlobals(true),
    ownMembers(true),
    ownChunks(),
    notices(),
    otherFiles(),
    minify({ passes: 3, unsafe_arrows: true }),
  ],
  build: {
    outDir: 'dist/package',
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: false,
    rollupOptions: {
      input: ENTRIES,
      transform: {
        define: { ...define, ...BUILD },
        inject: {
          ...OWN_GLOBALS?.inject,
          tripLibraryGlobals: [here('library-globals.ts'), 'libraryGlobals'],
          customElements: [here('element-registry.ts'), 'customElements'],
        },
      },
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf, test: () => true, debugName: 'by who needs it' }],
        },
      },
    },
  },
}

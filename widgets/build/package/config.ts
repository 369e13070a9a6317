import { resolve } from 'node:path'
import type { InlineConfig } from 'vite'
import { sharedChunkOf } from '../all-in-one.ts'
import { ownChunks } from '../chunks.ts'
import { BUILD, PREACT, ZOD } from '../config.ts'
import { keepsHostGlobals, OWN_GLOBALS } from '../host-globals.ts'
import { leanPreact } from '../lean-preact.ts'
import { PRELOAD_HELPER, withoutPreloadHelper } from '../preload-helper.ts'
import { ownMembers, textAttributes } from '../third-party.ts'
import { ENTRIES, entries } from './entries.ts'
import { otherFiles } from './files.ts'
import { notices } from './notices.ts'

const here = (file: string) => resolve(import.meta.dirname, file)

/** What libraries write on an object of ours, as everywhere, but on none that only some bundlers have. */
const define = Object.fromEntries(
  Object.entries(OWN_GLOBALS?.define ?? {}).map(([text, own]) => [
    text,
    own.replace('import.meta', 'tripLibraryGlobals'),
  ]),
)

/**
 * As in the all-in-one, but for two. Its entry has the helper. And what of the contract one tag alone needs is
 * apart from the rest of that tag: calls of all tags are named in one place, by which a bundler would find the
 * whole of a review for an app that has none.
 */
const chunkOf: typeof sharedChunkOf = (id, graph) => {
  if (id === PRELOAD_HELPER) return 'core'
  const name = sharedChunkOf(id, graph)
  return name?.endsWith('-later') && id.includes('/widgets/contract/') ? null : name
}

/**
 * The package for npm, in `dist/package`. Its files are ES modules over shared chunks, with relative imports
 * alone: whoever's bundler takes them finds the lazy ones, and Preact once. Nothing else is to be installed.
 */
export const PACKAGE: InlineConfig = {
  configFile: false,
  resolve: { alias: [...PREACT, ZOD], mainFields: ['module', 'browser'] },
  publicDir: false,
  plugins: [
    entries(),
    withoutPreloadHelper(),
    textAttributes(),
    leanPreact(),
    keepsHostGlobals(true),
    ownMembers(),
    ownChunks(),
    notices(),
    otherFiles(),
  ],
  build: {
    outDir: 'dist/package',
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: false,
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, unsafe_arrows: true } },
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

import { resolve } from 'node:path'
import type { UserConfig } from 'vite'
import { allInOneChunkOf, groupsFound } from './all-in-one.ts'
import { chunkLoader } from './chunk-loader.ts'
import { chunkOf, ownChunks } from './chunks.ts'
import { leanPreact } from './lean-preact.ts'
import { keepsHostGlobals, OWN_GLOBALS } from './host-globals.ts'
import { describeElements } from './manifest/plugin.ts'
import { inlineRuntime } from './one-step.ts'
import { precompress } from './precompress.ts'
import { sourcesHash } from './sources-hash.ts'
import { shareEntry } from './share-entry.ts'
import { ALL_IN_ONE, ENTRIES, TAGS } from './tags.ts'
import { ownMembers, textAttributes } from './third-party.ts'
import { underPolicies } from './under-policies.ts'

const here = (file: string) => resolve(import.meta.dirname, file)

/** What React is where it is Preact. */
export const PREACT = [
  { find: /^react$/, replacement: here('react.ts') },
  { find: 'react', replacement: '@preact/compat' },
  { find: 'react-dom', replacement: '@preact/compat' },
]
/** What `zod/mini` is where it may not write on the page. */
export const ZOD = { find: /^zod\/mini$/, replacement: here('zod-mini.ts') }

/** What a drawn screen and the script that takes it over have in common: the sources that both are made of. */
export const BUILD = { TRIP_BUILD: JSON.stringify(sourcesHash()) }

/** By their modes, the builds of the widgets: the bundle of all tags, which empties the folder, one for each other entry, and what says what is wrong. */
export const WIDGETS: Record<string, UserConfig> = Object.fromEntries([
  ...[...ENTRIES].map(([entry, source]) => [entry, widgets(entry, source)]),
  ['trip-debug', debug()],
  ['widgets-server', server()],
])

/** The same screens for a server that draws them, with all they need. */
function server(): UserConfig {
  return {
    resolve: {
      alias: [
        ...PREACT,
        { find: /^(?:\.\.\/element|\.)\/define\.ts$/, replacement: here('../server/define.ts') },
        { find: /^\.\.?\/(?:stores\/)?shared\.ts$/, replacement: here('../server/shared.ts') },
        { find: /^(?:\.\.\/)+api\/upload\.ts$/, replacement: here('../server/upload.ts') },
      ],
    },
    publicDir: false,
    define: BUILD,
    ssr: { noExternal: true },
    build: {
      outDir: 'dist/elements',
      emptyOutDir: true,
      target: 'node20',
      ssr: here('../server/server.ts'),
      rollupOptions: { transform: { inject: { fetch: [here('../server/scope.ts'), 'fetch'] } } },
    },
  }
}

/** What says what is wrong, as a script of its own that runs in any way: it is for pages where modules do not. */
function debug(): UserConfig {
  return {
    publicDir: false,
    plugins: [precompress()],
    build: {
      outDir: 'dist/widgets',
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: { 'trip-debug': here('../debug/debug.ts') },
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  }
}

/** Widgets run on Preact. */
function widgets(entry: string, source: string): UserConfig {
  const isAllInOne = entry === ALL_IN_ONE
  const name = isAllInOne ? allInOneChunkOf : chunkOf(entry)
  return {
    // FilePond calls its CommonJS builds those for browsers.
    resolve: { alias: [...PREACT, ZOD], mainFields: ['module', 'browser'] },
    publicDir: false,
    define: BUILD,
    plugins: [
      chunkLoader(),
      textAttributes(),
      leanPreact(),
      underPolicies(isAllInOne),
      keepsHostGlobals(isAllInOne),
      // First, so that the loop in those lines is fitted as well.
      inlineRuntime(entry === 'trip-enquiry'),
      ownMembers(),
      shareEntry(entry),
      // What comes with more than a tag's own has some of those at once.
      (isAllInOne || TAGS.has(entry)) && ownChunks(),
      isAllInOne && [groupsFound(), describeElements()],
      precompress(),
    ],
    build: {
      outDir: 'dist/widgets',
      // The first of the builds.
      emptyOutDir: isAllInOne,
      target: 'es2022',
      // No rewriting of light-dark(), whose copy of it cannot follow an inherited color-scheme.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      modulePreload: false,
      minify: 'terser',
      terserOptions: { module: true, ecma: 2020, compress: { passes: 3, unsafe_arrows: true } },
      rollupOptions: {
        input: { [entry]: source },
        transform: OWN_GLOBALS,
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash:6].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name, test: () => true, debugName: 'by who needs it' }],
          },
        },
      },
    },
  }
}

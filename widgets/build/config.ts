import { resolve } from 'node:path'
import type { UserConfig } from 'vite'
import { colours } from '../../site/brand.ts'
import { allInOneChunkOf, groupsFound } from './all-in-one.ts'
import { chunkLoader } from './chunk-loader.ts'
import { chunkOf, ownChunks } from './chunks.ts'
import { compiledAtOnce } from './compiled-at-once.ts'
import { leanPreact } from './lean-preact.ts'
import { LANGUAGES, languageChunk, languageChunks, messagesOf } from './language-chunks.ts'
import { messagesIn } from './messages-in.ts'
import { keepsHostGlobals, OWN_GLOBALS } from './host-globals.ts'
import { describeElements } from './manifest/plugin.ts'
import { minify } from './minify.ts'
import { inlineRuntime } from './one-step.ts'
import { precompress } from './precompress.ts'
import { sourcesHash } from './sources-hash.ts'
import { shareEntry } from './share-entry.ts'
import { ALL_IN_ONE, ENTRIES, TAGS } from './tags.ts'
import { ownMembers, leanR2wc } from './third-party.ts'
import { underPolicies } from './under-policies.ts'

const here = (file: string) => resolve(import.meta.dirname, file)

export const PREACT = [
  { find: /^react$/, replacement: here('react.ts') },
  { find: 'react', replacement: '@preact/compat' },
  { find: 'react-dom', replacement: '@preact/compat' },
]
/** Replaces `zod/mini` with a version that leaves no globals on the page. */
export const ZOD = { find: /^zod\/mini$/, replacement: here('zod-mini.ts') }

export const BUILD = {
  /** Id of the sources: server-rendered HTML is hydrated only by the same build. */
  TRIP_BUILD: JSON.stringify(sourcesHash()),
  TRIP_LANGUAGE: "''",
  TRIP_LANGUAGES: String.raw`/^(${LANGUAGES.join('|')})\b/i`,
  TRIP_ACCENT: JSON.stringify(colours.tiger),
}

/** The widget builds by mode. The all-in-one comes first and empties the folder; then one per entry, and the classic scripts. */
export const WIDGETS: Record<string, UserConfig> = Object.fromEntries([
  ...[...ENTRIES].map(([entry, source]) => [entry, widgets(entry, source)]),
  ...LANGUAGES.map((code) => [`messages-${code}`, messages(code)]),
  ...LANGUAGES.flatMap((code) =>
    [...ENTRIES].map(([entry, source]) => [`${code}-${entry}`, widgets(entry, source, code)]),
  ),
  ['trip-debug', classic('trip-debug', '../debug/debug.ts')],
  ['trip-frame', classic('trip-frame', '../frame/trip-frame.ts')],
  ['trip-framed', classic('trip-framed', '../frame/framed.ts')],
  ['trip-vitals', classic('trip-vitals', '../vitals/vitals.ts')],
  ['widgets-server', server()],
])

function server(): UserConfig {
  return {
    resolve: {
      alias: [
        ...PREACT,
        { find: /^(?:\.\.\/element|\.)\/define\.ts$/, replacement: here('../server/describe.ts') },
        { find: /^(?:\.\.?\/)+(?:stores\/)?shared\.ts$/, replacement: here('../server/scoped.ts') },
        {
          find: /^(?:\.\.\/)+uploads\/send-files\.ts$/,
          replacement: here('../server/upload-form.ts'),
        },
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
      rollupOptions: {
        transform: { inject: { fetch: [here('../server/scope.ts'), 'fetch'] } },
        // Node resolves an import again in each render.
        output: { codeSplitting: false },
      },
    },
  }
}

/** Classic scripts, because they also serve pages on which modules fail, or run before any. */
function classic(name: string, source: string): UserConfig {
  return {
    publicDir: false,
    plugins: [precompress()],
    build: {
      outDir: 'dist/widgets',
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: { [name]: here(source) },
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  }
}

/** A language for scripts that follow the page, in one file for all tags. */
function messages(code: string): UserConfig {
  return {
    publicDir: false,
    plugins: [minify(), precompress()],
    build: {
      outDir: 'dist/widgets',
      emptyOutDir: false,
      target: 'es2022',
      rollupOptions: {
        input: { [languageChunk(code)]: messagesOf(code) },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'chunks/[name].js' },
      },
    },
  }
}

/** @param code - language that its file has in place of English; without it, the file follows the page's */
function widgets(entry: string, source: string, code?: string): UserConfig {
  const isAllInOne = entry === ALL_IN_ONE
  const folder = code ? `${code}/` : ''
  const name = isAllInOne ? allInOneChunkOf : chunkOf(entry)
  return {
    // FilePond's CommonJS builds are listed under `browser`.
    resolve: { alias: [...PREACT, ZOD], mainFields: ['module', 'browser'] },
    publicDir: false,
    define: { ...BUILD, TRIP_LANGUAGE: JSON.stringify(code ?? '') },
    plugins: [
      code !== undefined && messagesIn(code),
      languageChunks(true),
      chunkLoader(),
      leanR2wc(),
      leanPreact(),
      underPolicies(isAllInOne),
      keepsHostGlobals(isAllInOne),
      // First, so that the loop in the runtime is rewritten too.
      inlineRuntime(entry === 'trip-enquiry'),
      ownMembers(isAllInOne),
      shareEntry(entry),
      // Entries with more than one tag's code include some of these chunks.
      (isAllInOne || TAGS.has(entry)) && ownChunks(),
      isAllInOne && groupsFound(),
      isAllInOne && !code && describeElements(),
      minify({ passes: 5, unsafe_arrows: true }),
      precompress(),
    ],
    build: {
      outDir: 'dist/widgets',
      emptyOutDir: false,
      target: 'es2022',
      // Keeps light-dark(), because its polyfill ignores an inherited color-scheme.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      modulePreload: false,
      rollupOptions: {
        input: { [entry]: source },
        transform: OWN_GLOBALS,
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: `${folder}[name].js`,
          chunkFileNames: `${folder}chunks/[name]-[hash:6].js`,
          postBanner: compiledAtOnce('trip-enquiry-wizard', 'trip-review'),
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name, test: () => true, debugName: 'by who needs it' }],
          },
        },
      },
    },
  }
}

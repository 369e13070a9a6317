import { resolve } from 'node:path'
import type { UserConfig } from 'vite'
import { compiledAtOnce } from '../../widgets/build/compiled-at-once.ts'
import { SHARED_COUNT, sharedCount } from '../../widgets/build/host-globals.ts'
import { ENGLISH, languagesIn, messagesIn, suffixOf } from '../../widgets/build/messages-in.ts'
import { minify } from '../../widgets/build/minify.ts'
import { precompress } from '../../widgets/build/precompress.ts'
import { classNameOf } from './class-names.ts'
import { groupsFound, siteChunkOf } from './chunks.ts'
import { elementFacts } from './element-facts.ts'
import { fetchedChunks } from './fetched-chunks.ts'
import { icons } from './icons.ts'
import { pageFilesLast } from './page-files-last.ts'
import { widgetSources } from './widget-sources.ts'

const baseOf = (code: string) => (code === ENGLISH ? '/' : `/${code}/`)

const css: UserConfig['css'] = { modules: { generateScopedName: classNameOf } }

/** Every language has a folder of its own below the English one. Files of `public/` and icons are shared. */
const site = (code: string): UserConfig => ({
  root: 'site',
  base: baseOf(code),
  publicDir: code === ENGLISH && 'public',
  plugins: [
    messagesIn(code),
    widgetSources(),
    pageFilesLast(),
    sharedCount(),
    fetchedChunks(),
    groupsFound(),
    elementFacts(),
    code === ENGLISH && icons(),
    minify({ passes: 3 }),
    precompress(),
  ],
  css,
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: `../dist/site${baseOf(code)}`,
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // `fetch-files.ts` loads what a page needs; the polyfill is for the links of the first page only.
    modulePreload: { polyfill: false },
    // The pages' policy forbids fonts in data URLs.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rollupOptions: {
      transform: SHARED_COUNT,
      output: {
        postBanner: compiledAtOnce('react'),
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: siteChunkOf, test: () => true, debugName: 'by room' }],
        },
      },
    },
  },
})

const siteServer = (code: string): UserConfig => ({
  root: 'site',
  base: baseOf(code),
  publicDir: false,
  plugins: [messagesIn(code), elementFacts()],
  css,
  // Otherwise React checks what it renders unless the provider runs with NODE_ENV=production.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    outDir: `../dist/server${baseOf(code)}`,
    emptyOutDir: true,
    target: 'node20',
    ssr: 'server/server.tsx',
    // Node resolves an import again in each render.
    rollupOptions: { output: { codeSplitting: false } },
  },
})

/** The builds of the site by mode: `site` and `site-server` in English, `site-hi` and `site-server-hi` in Hindi. */
export const SITE: Record<string, UserConfig> = Object.fromEntries(
  languagesIn(resolve(import.meta.dirname, '../messages')).flatMap((code) => [
    [`site${suffixOf(code)}`, site(code)],
    [`site-server${suffixOf(code)}`, siteServer(code)],
  ]),
)

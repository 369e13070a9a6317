import type { UserConfig } from 'vite'
import { SHARED_COUNT, sharedCount } from '../../widgets/build/host-globals.ts'
import { precompress } from '../../widgets/build/precompress.ts'
import { classNameOf } from './class-names.ts'
import { groupsFound, siteChunkOf } from './chunks.ts'
import { elementFacts } from './element-facts.ts'
import { fetchedChunks } from './fetched-chunks.ts'
import { icons } from './icons.ts'
import { pageFilesLast } from './page-files-last.ts'
import { widgetSources } from './widget-sources.ts'

const css: UserConfig['css'] = { modules: { generateScopedName: classNameOf } }

const site: UserConfig = {
  root: 'site',
  plugins: [
    widgetSources(),
    pageFilesLast(),
    sharedCount(),
    fetchedChunks(),
    groupsFound(),
    elementFacts(),
    icons(),
    precompress(),
  ],
  css,
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../dist/site',
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    rollupOptions: {
      transform: SHARED_COUNT,
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: siteChunkOf, test: () => true, debugName: 'by room' }],
        },
      },
    },
  },
}

const siteServer: UserConfig = {
  root: 'site',
  publicDir: false,
  plugins: [elementFacts()],
  css,
  ssr: { noExternal: true },
  build: {
    outDir: '../dist/server',
    emptyOutDir: true,
    target: 'node20',
    ssr: 'server/server.tsx',
  },
}

export const SITE: Record<string, UserConfig> = { site, 'site-server': siteServer }

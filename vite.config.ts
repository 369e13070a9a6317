/// <reference types="vitest/config" />
import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { inlineRuntime, loadTogether, sharedChunkOf } from './demo/build-all-in-one.ts'
import { chunkOf } from './demo/build-chunks.ts'
import { keepsHostGlobals, OWN_GLOBALS, SHARED_COUNT } from './demo/build-host-globals.ts'
import { siteChunkOf } from './demo/build-site-chunks.ts'
import { shareEntry } from './demo/build-share-entry.ts'
import { namedReact, ownMembers, textAttributes } from './demo/build-third-party.ts'

/** Every tag has a room with an `element.ts`, and a file of its own: 'trip-enquiry' is widgets/enquiry/. */
const STANDALONE: Record<string, string> = Object.fromEntries(
  readdirSync('widgets')
    .filter((room) => existsSync(`widgets/${room}/element.ts`))
    .map((room) => [`trip-${room}`, `widgets/${room}/element.ts`]),
)

const PREACT = { react: '@preact/compat', 'react-dom': '@preact/compat' }
/** What must be bundled, not left to Node, so that React and Preact never meet in a test. */
const INLINE = ['@nanostores/react', /@r2wc/, 'react-filepond', 'swiper/react']

/** Writes `file.br` beside every built text file, for servers that send it as it is. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    generateBundle: {
      // The bundler's own plugins change files until the end.
      order: 'post',
      handler(_, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!/\.(js|css|html|svg)$/.test(fileName)) continue
          const text = file.type === 'chunk' ? file.code : file.source
          const source = brotliCompressSync(text, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
          })
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source })
        }
      },
    },
  }
}

/** Lazy chunks of a widget need no preloading, so its helper, a kilobyte of the critical path, is left out. */
function withoutPreloadHelper(): Plugin {
  return {
    name: 'without-preload-helper',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('vite/preload-helper.js')
        ? 'export const __vitePreload = (load) => load()'
        : null,
    renderChunk: (code) => code.replaceAll('__VITE_PRELOAD__', '[]'),
  }
}

/** Widgets run on Preact. One lazy chunk holds the schemas; a standalone entry holds all the rest. */
function widgets(input: Record<string, string>, isAllInOne: boolean): UserConfig {
  const name = isAllInOne ? sharedChunkOf : chunkOf(Object.keys(input)[0]!)
  return {
    // FilePond calls its CommonJS builds those for browsers.
    resolve: { alias: PREACT, mainFields: ['module', 'browser'] },
    publicDir: false,
    plugins: [
      withoutPreloadHelper(),
      namedReact(),
      textAttributes(),
      keepsHostGlobals(),
      ownMembers(),
      shareEntry(),
      isAllInOne && [inlineRuntime(), loadTogether()],
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
        input,
        transform: OWN_GLOBALS,
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name, test: () => true }],
          },
        },
      },
    },
  }
}

/** In development, answers the addresses of built widgets with their sources. */
function widgetSources(): Plugin {
  const sources: Record<string, string> = { ...STANDALONE, 'trip-widgets': 'widgets/all.ts' }
  return {
    name: 'widget-sources',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        const source = sources[/^\/widgets\/(trip-[\w-]+)\.js/.exec(request.url ?? '')?.[1] ?? '']
        if (source) request.url = `/@fs${resolve(source)}`
        next()
      })
    },
  }
}

/** Marks where the server names a page's own files: after the site's style sheets, which they build on. */
function pageFilesLast(): Plugin {
  return {
    name: 'page-files-last',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('</head>', '  <!--files-->\n  </head>'),
    },
  }
}

const site: UserConfig = {
  root: 'site',
  plugins: [widgetSources(), pageFilesLast(), precompress()],
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    rollupOptions: {
      transform: SHARED_COUNT,
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: siteChunkOf, test: () => true }],
        },
      },
    },
  },
}

/** The same pages for a server that draws them, with all they need. */
const siteServer: UserConfig = {
  root: 'site',
  publicDir: false,
  ssr: { noExternal: true },
  build: { outDir: '../dist/server', emptyOutDir: true, target: 'node20', ssr: 'server.tsx' },
}

export default defineConfig(({ mode }) => {
  const entry = STANDALONE[mode]
  if (entry) return widgets({ [mode]: entry }, false)
  if (mode === 'widgets') return widgets({ 'trip-widgets': 'widgets/all.ts' }, true)
  if (mode === 'site') return site
  if (mode === 'site-server') return siteServer
  return {
    test: {
      projects: [
        {
          resolve: { alias: PREACT },
          test: {
            name: 'widgets',
            include: ['widgets/**/*.test.{ts,tsx}'],
            environment: 'happy-dom',
            testTimeout: 20_000,
            server: { deps: { inline: INLINE } },
          },
        },
        {
          test: { name: 'site', include: ['site/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
        },
        {
          test: {
            name: 'provider',
            include: ['demo/**/*.test.ts', 'dist-spec/**/*.test.ts'],
            environment: 'node',
            testTimeout: 30_000,
            hookTimeout: 30_000,
          },
        },
      ],
    },
  }
})

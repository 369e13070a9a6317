import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build, type Rollup } from 'vite'

const ROOT = resolve(import.meta.dirname, 'libraries')

const OWN: Record<string, string> = {
  'nothing.js': '',
  // A service worker as hosts use it to work offline.
  'service-worker.js': `
    addEventListener('install', () => skipWaiting())
    addEventListener('activate', (event) => event.waitUntil(clients.claim()))
    addEventListener('fetch', (event) => event.respondWith(
      caches.match(event.request).then((kept) => kept ?? fetch(event.request).then(async (answer) => {
        const cache = await caches.open('pages')
        if (event.request.method === 'GET' && answer.ok) await cache.put(event.request, answer.clone())
        return answer
      }))
    ))`,
}

const bundles = new Map<string, Promise<string>>()

/**
 * JavaScript of a library of the host: a file of its package (`jquery/dist/jquery.js`), or a bundle of the module
 * imported by a name (`bundle/react-dom/client.js`).
 */
export async function library(path: string): Promise<string> {
  const own = OWN[path]
  if (own !== undefined) return own
  const [, name] = /^bundle\/(.*)\.js$/.exec(path) ?? []
  if (!name) return readFile(resolve(ROOT, 'node_modules', path), 'utf8')
  const made = bundles.get(name) ?? bundle(name)
  bundles.set(name, made)
  return made
}

async function bundle(name: string): Promise<string> {
  const own = resolve(ROOT, `${name}.js`)
  const input = existsSync(own) ? own : name
  const made = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input, preserveEntrySignatures: 'strict' },
    },
  })) as Rollup.RollupOutput
  return made.output[0].code
}

/**
 * `npm run dev`: serves the site and the widgets from their sources with hot reload, all on React. The provider and
 * the host pages (with the last build) listen ten ports higher.
 */
import { resolve } from 'node:path'
import { createServer } from 'vite'
import { serve } from './server/serve.ts'

const port = Number(process.env['PORT'] ?? 4173)
const { origins, close } = await serve({ port: port + 10 })
const vite = await createServer({
  configFile: resolve(import.meta.dirname, '../vite.config.ts'),
  mode: 'site',
  server: {
    port,
    strictPort: true,
    cors: true,
    proxy: Object.fromEntries(
      ['/api', '/media', '/embed', '/_demo', '/healthz', '/readyz', '/metrics'].map((path) => [
        path,
        origins.provider,
      ]),
    ),
  },
})
await vite.listen()
console.log(`\n  Site and widgets from their sources  http://localhost:${port}`)
console.log(`  Partner blog, built bundle           ${origins.blog}`)
console.log(`  Outbox                               ${origins.provider}/_demo/outbox\n`)
process.once('SIGINT', () => {
  void Promise.all([vite.close(), close()]).then(() => process.exit(0))
})

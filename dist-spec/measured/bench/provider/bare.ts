/** Bare hono routes for the paths in a file, which answer with the bytes in that file. */
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** `body` is in base64. */
export interface Bare {
  path: string
  method: 'GET' | 'POST'
  body: string
  headers: Record<string, string>
}

const answers: Bare[] = JSON.parse(await readFile(process.argv[2]!, 'utf8'))
const app = new Hono()
for (const { path, method, body, headers } of answers) {
  const bytes = new Uint8Array(Buffer.from(body, 'base64'))
  app.on(method, path, (context) => context.body(bytes, 200, headers))
}
const server = serve({ fetch: app.fetch, port: 0 }, () => {
  console.log(
    JSON.stringify({ origin: `http://localhost:${(server.address() as AddressInfo).port}` }),
  )
})

import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { folders } from './contestants.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

const names = ['Agra', 'Bhopal', 'Dubai', 'Indore', 'Jaipur', 'Kochi', 'Leh', 'Pune', 'Umaria']
const list = (kind: number) =>
  JSON.stringify(
    names.map((name, index) => ({
      name,
      uuid: `00000000-0000-4000-800${kind}-00000000000${index}`,
    })),
  )

const STUBS: Record<string, string> = {
  '/api/v1/trips/cities/': list(0),
  '/api/v1/trips/corporate-company/': list(1),
  '/api/v1/trips/enquiry/': '{}',
}

const compressed = new Map<string, Buffer>()

/** Answers the forms' pages, compressed beforehand, and the calls they make. */
export async function serve(): Promise<{ origin: string; close: () => void }> {
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

function answer(request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://bench')
  const stub = STUBS[pathname]
  if (stub) return response.setHeader('content-type', 'application/json').end(stub)

  const [, top = '', ...path] = pathname.split('/')
  const folder = folders[top]
  const file = folder && join(folder, path.join('/') || 'index.html')
  try {
    if (!file) throw new Error('unknown path')
    const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file))
    compressed.set(file, body)
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
    return response.setHeader('content-encoding', 'br').end(body)
  } catch {
    return response.writeHead(404).end()
  }
}

import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { folders } from './build.ts'
import type { Drawing } from './drawn.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt',
  '.webp': 'image/webp',
}
const PICTURES = /\.(?:mp4|webp)$/

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
  '/api/v1/trips/attractions/locations/': '[]',
}

const CARDS = '/api/v1/trips/attractions/cards/'

/** A one-colour tile, so that the cost of the picture does not count for the card. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path fill="#14342b" d="M0 0h4v3H0z"/></svg>'

const sight = (id: string) => ({
  _id: id,
  name: `A sight called ${id}`,
  attraction_location_label: 'Umaria, Madhya Pradesh',
  image: [`data:image/svg+xml,${encodeURIComponent(picture)}`],
  description: '',
  activities: [],
  category: [],
  avg_review: 4.5,
  total_review: 12,
})

const compressed = new Map<string, Buffer>()

export async function serve({
  origin,
  fragments,
}: Pick<Drawing, 'origin' | 'fragments'>): Promise<{ origin: string; close: () => void }> {
  const fill = (html: string) =>
    html
      .replaceAll('%PROVIDER%', origin)
      .replace(/%(trip-.*?)%/, (_, asked: string) => fragments.get(asked)!)
  const server = createServer((request, response) => answer(request, response, fill))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  fill: (html: string) => string,
) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bench')
  const id = /^\/api\/v1\/trips\/attractions\/([\w-]+)$/.exec(pathname)?.[1]
  const ids = pathname === CARDS && searchParams.get('ids')?.split(',')
  const sights = id ? sight(id) : ids && ids.map(sight)
  const stub = sights ? JSON.stringify(sights) : STUBS[pathname]
  if (stub) return response.setHeader('content-type', 'application/json').end(stub)

  const company = pathname === '/media/corporate/video' && searchParams.get('company')
  const [, top = '', ...path] = (company ? `/media/corporate/${company}.mp4` : pathname).split('/')
  const folder = folders[top]
  const file = folder && join(folder, path.join('/') || 'index.html')
  try {
    if (!file) throw new Error('unknown path')
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
    if (PICTURES.test(file)) return response.end(readFileSync(file))
    const read = () =>
      file.endsWith('.html') ? fill(readFileSync(file, 'utf8')) : readFileSync(file)
    const body = compressed.get(file) ?? brotliCompressSync(read())
    compressed.set(file, body)
    return response.setHeader('content-encoding', 'br').end(body)
  } catch {
    return response.writeHead(404).end()
  }
}

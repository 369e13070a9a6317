import { extname } from 'node:path'
import { ReadableStream } from 'node:stream/web'
import { partOf } from '../byte-range.ts'
import { codeOf } from '../error-trace.ts'
import { type Folder, matches } from '../static.ts'
import type { MediaStore, Medium } from './store.ts'

/** Names of visitors' media, as paths under /media/. */
const NAME = /^(?:photos\/[\da-f]{32}(?:-small)?\.webp|videos\/[\da-f]{32}\.(?:mp4|mov|webm))$/

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.mov': 'video/quicktime',
  '.webm': 'video/webm',
}

/** A visitor's file is for everybody's pages to show, and never a page itself. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-length, content-range, etag',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
}

/** Serves what visitors sent by its path below /media, streamed, in parts where that is asked for. */
export function serveMedia(store: MediaStore, more: Record<string, string>): Folder {
  return async (request, path) => {
    const name = path.slice(1)
    const medium = NAME.test(name) ? await store.open(name) : undefined
    if (!medium) return undefined
    const headers = new Headers({ ...HEADERS, ...more })
    if (!['GET', 'HEAD'].includes(request.method)) {
      headers.set('allow', 'GET, HEAD')
      headers.set('cache-control', 'no-store')
      return new Response(null, { status: 405, headers })
    }
    // A stored file never changes, so its name says which one it is.
    headers.set('etag', `"${name}"`)
    headers.set('content-type', TYPES[extname(name)]!)
    if (matches(request.headers.get('if-none-match'), headers.get('etag'))) {
      return new Response(null, { status: 304, headers })
    }
    const { status, first, last } = partOf(request, medium.size, headers)
    const isEmpty = request.method === 'HEAD' || last < first
    const body = isEmpty ? null : ReadableStream.from(bytesOf(medium, first, last))
    return new Response(body as BodyInit | null, { status, headers })
  }
}

/** Opened when it is first read; whoever reads hears of it when it breaks, but not where it lies. */
async function* bytesOf(medium: Medium, first: number, last: number): AsyncGenerator<Uint8Array> {
  try {
    yield* medium.read(first, last)
  } catch (error) {
    throw new Error(`A stored file could not be read: ${codeOf(error)}`, { cause: error })
  }
}

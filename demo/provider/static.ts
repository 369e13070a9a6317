import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { byteRange } from './byte-range.ts'
import { negotiate } from './negotiate.ts'

/** How a folder is served. */
export interface FolderOptions {
  /** Headers of every answer. */
  headers?: Record<string, string>
  /** Changes a page before it goes out. */
  page?: (html: string) => string
}

/** Answers a request for a file of the folder by its path there; nothing where there is no such file. */
export type Folder = (request: Request, path: string) => Promise<Response | undefined>

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** Serves built files: with ETag, ready-made Brotli and gzip files, and parts of a video. */
export function serveFolder(root: string, { headers = {}, page }: FolderOptions = {}): Folder {
  return async (request, path) => {
    const file = await fileAt(root, path)
    if (!file) return undefined
    if (!['GET', 'HEAD'].includes(request.method)) {
      return new Response(null, { status: 405, headers: { ...headers, allow: 'GET, HEAD' } })
    }
    const changed = page !== undefined && extname(file) === '.html'
    const accepted = changed ? '' : (request.headers.get('accept-encoding') ?? '')
    const { name, encoding, siblings } = await negotiate(file, accepted)
    const bytes = await readFile(name)
    const body = changed ? Buffer.from(page(bytes.toString())) : bytes
    const answer = new Headers({
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': freshness(path, file),
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      'x-content-type-options': 'nosniff',
      ...(encoding && { 'content-encoding': encoding }),
      ...(siblings && { vary: 'accept-encoding' }),
      ...headers,
    })
    if (matches(request.headers.get('if-none-match'), answer.get('etag'))) {
      return new Response(null, { status: 304, headers: answer })
    }
    return byteRange(request, body, answer)
  }
}

/** The file that a path means, if it is one of the folder's own: no hidden ones, none above it. */
async function fileAt(root: string, path: string): Promise<string | undefined> {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return undefined
  }
  if (/[\0\\]|(^|\/)\./.test(decoded) || (sep === '\\' && decoded.includes(':'))) return undefined
  const name = join(root, decoded.endsWith('/') ? `${decoded}index.html` : decoded)
  const found = await stat(name).catch(() => undefined)
  if (!found?.isFile()) return undefined
  // A link may lead anywhere.
  return (await realpath(name)).startsWith((await realpath(root)) + sep) ? name : undefined
}

/**
 * Names with a hash never change. Pages and entries are asked for again each time: an old one names
 * files that are gone. The rest may be a few minutes old.
 */
function freshness(path: string, file: string): string {
  if (/(^|\/)(chunks|assets)\//.test(path)) return 'public, max-age=31536000, immutable'
  if (/\.(html|js)$/.test(file)) return 'no-cache'
  return 'public, max-age=300, stale-while-revalidate=86400'
}

/** Whether an `if-none-match` header names an ETag. */
export function matches(asked: string | null, etag: string | null): boolean {
  const tags = new Set((asked ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, '')))
  return tags.has('*') || (etag !== null && tags.has(etag))
}

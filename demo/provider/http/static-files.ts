import { readFile, realpath, stat } from 'node:fs/promises'
import { basename, extname, join, sep } from 'node:path'
import type { Context, MiddlewareHandler } from 'hono'
import { getMimeType, mimes } from 'hono/utils/mime'
import { acceptedIn } from './accept-encoding.ts'
import { inParts } from './byte-range.ts'
import { deltaTo, type Dictionary, dictionaryHeaders, dictionaryIn } from './dictionary.ts'
import { etagOf } from './etag.ts'
import { keep } from './kept-answers.ts'
import { negotiate } from './negotiate.ts'

export interface FolderOptions {
  /** Mount path, such as '/widgets'; defaults to the whole origin. */
  at?: string
  /** Serves index.html at its folder's path. */
  index?: boolean
  immutable?: boolean
  dictionary?: Dictionary | undefined
  page?: (html: string) => string
}

const TYPES = {
  ...mimes,
  // TypeScript declarations, not MPEG video.
  ts: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  ico: 'image/x-icon',
}

/**
 * Serves static files with ETags, precompressed siblings and ranges; missing files fall through. hono's serveStatic
 * has no ETag to check ranges by, ignores the weights of `accept-encoding`, and follows links out of the folder.
 */
export function staticFiles(root: string, options: FolderOptions = {}): MiddlewareHandler {
  const { at = '' } = options
  return async (context, next) =>
    (await fileOf(context, root, context.req.path.slice(at.length), options)) ?? next()
}

/** Responds with a file by its encoded path, such as '/a%20b.mp4'; undefined if there is none. */
export async function fileOf(
  context: Context,
  root: string,
  path: string,
  { index = true, immutable = false, dictionary, page }: FolderOptions = {},
): Promise<Response | undefined> {
  const file = await fileAt(root, path, index)
  if (!file) return undefined
  const changed = page !== undefined && extname(file) === '.html'
  const isPlain = changed || context.req.header('range') !== undefined
  const accepted = isPlain ? undefined : context.req.header('accept-encoding')
  const { name, encoding, siblings } = await negotiate(file, accepted)
  // Before the file is read, so that a write in between counts as a change.
  const { mtimeMs, size } = await stat(name)
  const bytes = await readFile(name)
  keep(context, { name, mtimeMs, size })
  const body = changed ? new TextEncoder().encode(page(bytes.toString())) : bytes
  const head = (header: string) => context.req.header(header)
  const caching = immutable ? FOREVER : freshness(path, file)
  const headers = {
    'content-type': getMimeType(file, TYPES) ?? 'application/octet-stream',
    'cache-control': caching,
    etag: etagOf(body),
    ...(encoding && { 'content-encoding': encoding }),
    ...(siblings && { vary: 'accept-encoding' }),
    ...(dictionary && dictionaryHeaders(head, dictionary, caching)),
  }
  const from = isPlain || !dictionary?.deltas ? undefined : dictionaryIn(head)
  const delta = from && (await deltaTo(file, from, dictionary!.deltas!))
  if (delta) {
    const read = () => delta
    return inParts(
      context,
      { size: delta.byteLength, read },
      { ...headers, 'content-encoding': 'dcb', etag: weakened(headers.etag, encoding, accepted) },
    )
  }
  const read = (first: number, last: number) => body.subarray(first, last + 1)
  return inParts(context, { size: body.byteLength, read }, headers)
}

/** ETag of a delta. The client's next request is without one, so it matches the ETag that the file has then. */
function weakened(etag: string, encoding: string | undefined, accepted: string | undefined) {
  // Files without a compressed sibling are compressed later.
  const { coding } = encoding ? { coding: undefined } : acceptedIn(accepted)
  return `W/${coding ? etag.replace(/"$/, `-${coding}"`) : etag}`
}

/** Resolves a path inside the folder; no hidden files, nothing outside. */
async function fileAt(root: string, path: string, index: boolean): Promise<string | undefined> {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return undefined
  }
  if (/[\0\\]|(^|\/)\./.test(decoded) || (sep === '\\' && decoded.includes(':'))) return undefined
  const name = join(root, decoded.endsWith('/') ? `${decoded}index.html` : decoded)
  if (!index && basename(name) === 'index.html') return undefined
  const found = await stat(name).catch(() => undefined)
  if (!found?.isFile()) return undefined
  // A link may lead outside.
  return (await realpath(name)).startsWith((await realpath(root)) + sep) ? name : undefined
}

const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Content-hashed names never change. Pages and entries are revalidated each time, since an old one names files that
 * are gone. Other files may be a few minutes old.
 */
function freshness(path: string, file: string): string {
  if (/(^|\/)(chunks|assets)\//.test(path)) return FOREVER
  if (/\.(html|js)$/.test(file)) return 'no-cache'
  return 'public, max-age=300, stale-while-revalidate=86400'
}

import { readFile, realpath, stat } from 'node:fs/promises'
import { basename, extname, join, sep } from 'node:path'
import type { Context, MiddlewareHandler } from 'hono'
import { getMimeType, mimes } from 'hono/utils/mime'
import { inParts } from './byte-range.ts'
import { etagOf } from './etag.ts'
import { keep } from './kept-answers.ts'
import { negotiate } from './negotiate.ts'

/** How a folder is served. */
export interface FolderOptions {
  /** The path the folder is at, as '/widgets'; the whole origin unless given. */
  at?: string
  /** Whether index.html is the page of its folder, or nothing at all. */
  index?: boolean
  /** Whether no file of it will ever change. */
  immutable?: boolean
  /** Changes a page before it goes out. */
  page?: (html: string) => string
}

const TYPES = {
  ...mimes,
  // Declarations of types, not a film.
  ts: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  ico: 'image/x-icon',
}

/**
 * Serves static files: with ETag, ready-made Brotli and gzip files, and parts of a video; what is no file is
 * left to the next handler. hono's serveStatic has no ETag that a part could be checked by, reads
 * `accept-encoding` without its weights, and follows links out of the folder.
 */
export function staticFiles(root: string, options: FolderOptions = {}): MiddlewareHandler {
  const { at = '' } = options
  return async (context, next) =>
    (await fileOf(context, root, context.req.path.slice(at.length), options)) ?? next()
}

/** Answers with a file of a folder by its path there, as '/a%20b.mp4'; nothing where there is no such file. */
export async function fileOf(
  context: Context,
  root: string,
  path: string,
  { index = true, immutable = false, page }: FolderOptions = {},
): Promise<Response | undefined> {
  const file = await fileAt(root, path, index)
  if (!file) return undefined
  const changed = page !== undefined && extname(file) === '.html'
  // Parts are of the file itself.
  const isPlain = changed || context.req.header('range') !== undefined
  const accepted = isPlain ? undefined : context.req.header('accept-encoding')
  const { name, encoding, siblings } = await negotiate(file, accepted)
  // Before it is read: what is written meanwhile is another file then.
  const { mtimeMs, size } = await stat(name)
  const bytes = await readFile(name)
  keep(context, { name, mtimeMs, size })
  const body = changed ? new TextEncoder().encode(page(bytes.toString())) : bytes
  const read = (first: number, last: number) => body.subarray(first, last + 1)
  return inParts(
    context,
    { size: body.byteLength, read },
    {
      'content-type': getMimeType(file, TYPES) ?? 'application/octet-stream',
      'cache-control': immutable ? FOREVER : freshness(path, file),
      etag: etagOf(body),
      ...(encoding && { 'content-encoding': encoding }),
      ...(siblings && { vary: 'accept-encoding' }),
    },
  )
}

/** The file that a path means, if it is one of the folder's own: no hidden ones, none above it. */
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
  // A link may lead anywhere.
  return (await realpath(name)).startsWith((await realpath(root)) + sep) ? name : undefined
}

const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Names with a hash never change. Pages and entries are asked for again each time: an old one names
 * files that are gone. The rest may be a few minutes old.
 */
function freshness(path: string, file: string): string {
  if (/(^|\/)(chunks|assets)\//.test(path)) return FOREVER
  if (/\.(html|js)$/.test(file)) return 'no-cache'
  return 'public, max-age=300, stale-while-revalidate=86400'
}

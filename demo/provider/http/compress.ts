import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { acceptedIn, type Coding } from './accept-encoding.ts'

const TEXTUAL = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript)\b)/

/** Smallest body in bytes; below it, headers outweigh the savings. */
const SMALLEST = 1024

/** Largest body in bytes to buffer in one process. */
const LARGEST = 8 * 1024 * 1024

/** Cache limit in bytes: several times the size of the built and rendered files. */
const KEPT = 16 * 1024 * 1024

type Bytes = Uint8Array<ArrayBuffer>
type Cache = LRUCache<string, Bytes, () => Promise<Bytes>>

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

/** Brotli and gzip levels for one-off responses, and for cached ones. 5 saves 8 % of a page over 4, in a millisecond. */
const QUICK = { br: 5, gzip: 6 }
const SMALL = { br: 9, gzip: 9 }

/**
 * Compresses responses by `accept-encoding`. Bodies with a strong ETag are compressed once and cached, with the coding
 * in their ETag; others quickly each time. Must be inside the middleware that handles `if-none-match`. Node's
 * CompressionStream, and so hono/compress, has no Brotli. Compressed sizes leak content (BREACH), so this is only for
 * responses without secrets, or without input of strangers next to one. No page here is for signed-in users.
 */
export function compressed(): MiddlewareHandler {
  const cache: Cache = new LRUCache({
    maxSize: KEPT,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: async (_key, _stale, { context: make }) => make(),
    // An entry that is dropped while it is made still goes to the clients that wait for it.
    ignoreFetchAbort: true,
  })
  return async (context, next) => {
    await next()
    const { headers, body } = context.res
    if (!body || !canBePacked(context.res)) return
    const { coding, refusesPlain } = acceptedIn(context.req.header('accept-encoding'))
    const size = Number(headers.get('content-length') ?? Number.NaN)
    if (size > LARGEST || (size < SMALLEST && !refusesPlain)) return
    const bytes = new Uint8Array(await context.res.arrayBuffer())
    const isWorthIt = bytes.byteLength >= SMALLEST || refusesPlain
    const etag = headers.get('etag')
    const sent = coding && isWorthIt ? await pack(bytes, coding, etag, cache) : bytes
    context.res = new Response(sent, context.res)
    if (!isWorthIt) return
    if (!/accept-encoding|\*/i.test(headers.get('vary') ?? '')) {
      context.header('vary', 'accept-encoding', { append: true })
    }
    if (!coding) return
    context.header('content-encoding', coding)
    context.header('content-length', String(sent.byteLength))
    // Ranges apply to the uncompressed file.
    context.res.headers.delete('accept-ranges')
    if (etag) context.header('etag', etag.replace(/"$/, `-${coding}"`))
  }
}

function canBePacked({ status, headers }: Response): boolean {
  return (
    status !== 206 &&
    !headers.has('content-encoding') &&
    !headers.has('content-range') &&
    TEXTUAL.test(headers.get('content-type') ?? '') &&
    !/\bno-transform\b/i.test(headers.get('cache-control') ?? '')
  )
}

async function pack(
  bytes: Uint8Array,
  coding: Coding,
  etag: string | null,
  cache: Cache,
): Promise<Bytes> {
  const isLasting = etag !== null && !etag.startsWith('W/')
  const levels = isLasting ? SMALL : QUICK
  const make = async () => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: levels.br,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    }
    const packed =
      coding === 'br'
        ? await brotliOf(bytes, { params })
        : await gzipOf(bytes, { level: levels.gzip })
    return new Uint8Array(packed)
  }
  return isLasting ? cache.forceFetch(`${coding} ${etag}`, { context: make }) : make()
}

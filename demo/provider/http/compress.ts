import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { acceptedIn, type Coding } from './accept-encoding.ts'
import { type BoundedCache, boundedCache } from './bounded-cache.ts'

/** Types that get smaller; pictures and videos are compressed already. */
const TEXTUAL = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript)\b)/

/** Bytes below which the head of an answer outweighs what is saved. */
const SMALLEST = 1024

/** Bytes above which one process should not hold a body whole. */
const LARGEST = 8 * 1024 * 1024

/** Bytes of compressed files that are kept: some times what is built and drawn here. */
const KEPT = 16 * 1024 * 1024

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

/** Brotli and gzip levels for what is sent once, and for what is kept. */
const QUICK = { br: 4, gzip: 6 }
const SMALL = { br: 9, gzip: 9 }

/**
 * Compresses what is worth it, by `accept-encoding`. An answer with a strong ETag comes again as it is, so it is
 * compressed once and kept, and its ETag says which coding it is of; any other is compressed quickly, each time.
 * Parts, what is compressed already and what says `no-transform` are left alone. Goes inside of what
 * answers `if-none-match`. Node's CompressionStream, and hono/compress with it, has no Brotli.
 *
 * How well an answer compresses tells of what it holds (BREACH), so this is for what holds no secret, or
 * nothing that a stranger wrote beside one: no page here is drawn for who is signed in.
 */
export function compressed(keep: BoundedCache = boundedCache(KEPT)): MiddlewareHandler {
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
    const sent = coding && isWorthIt ? await pack(bytes, coding, etag, keep) : bytes
    context.res = new Response(sent, context.res)
    if (!isWorthIt) return
    if (!/accept-encoding|\*/i.test(headers.get('vary') ?? '')) {
      context.header('vary', 'accept-encoding', { append: true })
    }
    if (!coding) return
    context.header('content-encoding', coding)
    context.header('content-length', String(sent.byteLength))
    // Parts are of the file itself.
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
  keep: BoundedCache,
): Promise<Uint8Array<ArrayBuffer>> {
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
  return isLasting ? keep(`${coding} ${etag}`, make) : make()
}

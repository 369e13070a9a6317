import type { Context } from 'hono'

export interface Content {
  size: number
  /** Reads from byte `first` to `last`, both inclusive; empty if `last` is smaller. */
  read: (first: number, last: number) => Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
}

/** Responds with 200, or with a range (206, 416). hono's serveStatic ignores `if-range` and sends invalid ranges. */
export function inParts(
  context: Context,
  { size, read }: Content,
  headers: Record<string, string>,
): Response {
  const all = { ...headers, ...(!headers['content-encoding'] && { 'accept-ranges': 'bytes' }) }
  const range = isPart(context, headers) ? rangeIn(context.req.header('range'), size) : undefined
  const isEmpty = range !== undefined && range.first > range.last
  // `if-none-match` takes precedence (RFC 9110, section 13.2.2).
  if (!range || (isEmpty && context.req.header('if-none-match'))) {
    return context.body(read(0, size - 1), 200, { ...all, 'content-length': String(size) })
  }
  if (isEmpty) return context.body(null, 416, { ...all, 'content-range': `bytes */${size}` })
  const { first, last } = range
  return context.body(read(first, last), 206, {
    ...all,
    'content-range': `bytes ${first}-${last}/${size}`,
    'content-length': String(last - first + 1),
  })
}

/** True if the range is of the current file, and of the one that the client has begun to read. */
function isPart({ req }: Context, headers: Record<string, string>): boolean {
  const known = req.header('if-range') ?? headers['etag']
  return req.method === 'GET' && !headers['content-encoding'] && known === headers['etag']
}

/**
 * Parses a `range` header; empty if `first` is after `last`. Undefined for a header that must be ignored: another
 * unit, several ranges, or an invalid one (RFC 9110, section 14.1.1).
 */
function rangeIn(header: string | undefined, size: number) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? []
  const end = size - 1
  if (from === '')
    return to === '' ? undefined : { first: Math.max(0, size - Number(to)), last: end }
  if (to === '') return { first: Number(from), last: end }
  if (Number(to) < Number(from)) return undefined
  return { first: Number(from), last: Math.min(Number(to), end) }
}

import type { Context } from 'hono'

/** What can be sent in parts. */
export interface Content {
  /** Bytes. */
  size: number
  /** Reads from the byte `first` to the byte `last`, both included; nothing where `last` comes before. */
  read: (first: number, last: number) => Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
}

/**
 * Answers with all of it (200) or the one part that was asked for (206, 416), as players of video do.
 * hono's serveStatic knows no `if-range`, and answers a part where a wrong range is to be ignored.
 */
export function inParts(
  context: Context,
  { size, read }: Content,
  headers: Record<string, string>,
): Response {
  const all = { ...headers, ...(!headers['content-encoding'] && { 'accept-ranges': 'bytes' }) }
  const range = isPart(context, headers) ? rangeIn(context.req.header('range'), size) : undefined
  const isEmpty = range !== undefined && range.first > range.last
  // Whoever has it already is told so first (RFC 9110, section 13.2.2).
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

/** Whether a part may be sent: of the file itself, and of the one that the other has begun to read. */
function isPart({ req }: Context, headers: Record<string, string>): boolean {
  const known = req.header('if-range') ?? headers['etag']
  return req.method === 'GET' && !headers['content-encoding'] && known === headers['etag']
}

/**
 * The bytes that a `range` header asks for, none of them where `first` comes after `last`; nothing for a
 * header that is to be ignored: another unit, several ranges, or an invalid one (RFC 9110, section 14.1.1).
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

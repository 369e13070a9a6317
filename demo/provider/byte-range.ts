/** The part of a file to answer with; without `last` at or after `first` there is nothing to send. */
export interface Part {
  status: 200 | 206 | 416
  first: number
  last: number
}

/** Answers with a file or the one part of it that was asked for, as players of video do. */
export function byteRange(request: Request, body: Buffer, headers: Headers): Response {
  const { status, first, last } = partOf(request, body.byteLength, headers)
  const part = body.subarray(first, last + 1)
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(part), { status, headers })
}

/** The part that a request asks for of `size` bytes; sets the headers that say so. */
export function partOf(request: Request, size: number, headers: Headers): Part {
  headers.set('accept-ranges', 'bytes')
  const asked = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '')
  const [, first = '', last = ''] = asked ?? []
  const current = request.headers.get('if-range') ?? headers.get('etag')
  const encoded = headers.has('content-encoding')
  if ((first === '' && last === '') || encoded || current !== headers.get('etag')) {
    headers.set('content-length', String(size))
    return { status: 200, first: 0, last: size - 1 }
  }
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start > end) {
    headers.set('content-range', `bytes */${size}`)
    return { status: 416, first: 0, last: -1 }
  }
  headers.set('content-range', `bytes ${start}-${end}/${size}`)
  headers.set('content-length', String(end - start + 1))
  return { status: 206, first: start, last: end }
}

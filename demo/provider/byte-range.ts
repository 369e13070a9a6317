/** Answers with a file or the one part of it that was asked for, as players of video do. */
export function byteRange(request: Request, body: Buffer, headers: Headers): Response {
  headers.set('accept-ranges', 'bytes')
  const asked = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '')
  const [, first = '', last = ''] = asked ?? []
  const current = request.headers.get('if-range') ?? headers.get('etag')
  const encoded = headers.has('content-encoding')
  if ((first === '' && last === '') || encoded || current !== headers.get('etag')) {
    headers.set('content-length', String(body.byteLength))
    return answer(request, body, 200, headers)
  }
  const size = body.byteLength
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start > end) {
    headers.set('content-range', `bytes */${size}`)
    return answer(request, Buffer.alloc(0), 416, headers)
  }
  headers.set('content-range', `bytes ${start}-${end}/${size}`)
  headers.set('content-length', String(end - start + 1))
  return answer(request, body.subarray(start, end + 1), 206, headers)
}

function answer(request: Request, body: Buffer, status: number, headers: Headers): Response {
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers })
}

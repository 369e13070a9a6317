/** Text, four-byte numbers, or bytes. */
type Content = string | number | Buffer

function bytesOf(contents: Content[]): Buffer {
  return Buffer.concat(
    contents.map((content) => {
      if (typeof content === 'string') return Buffer.from(content, 'latin1')
      if (typeof content !== 'number') return content
      const word = Buffer.alloc(4)
      word.writeUInt32BE(content)
      return word
    }),
  )
}

export function box(type: string, ...contents: Content[]): Buffer {
  const content = bytesOf(contents)
  return bytesOf([content.length + 8, type, content])
}

/** A WebM element; `size` overrides its real size. */
export function element(id: string, content: Buffer | string, size?: string): Buffer {
  const body = bytesOf([content])
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE((1n << 56n) + BigInt(body.length))
  return Buffer.concat([Buffer.from(id, 'hex'), size ? Buffer.from(size, 'hex') : length, body])
}

const track = (handler: string, ...tables: Buffer[]) =>
  box('trak', box('mdia', box('hdlr', 0, 0, handler, 0), box('minf', box('stbl', ...tables))))

/**
 * A mov with a video track, a location track (eight samples of four bytes in two chunks), and places wherever cameras
 * write them. It is not playable.
 */
export function movWithPlaces(place: string): Buffer {
  const pictures = Buffer.alloc(20_000, 'picture ')
  const ftyp = box('ftyp', 'qt  ', 0, 'qt  ')
  const sample = ftyp.length + 8 + pictures.length
  const stco = box('stco', 0, 2, sample, sample + 16)
  const tables = [stco, box('stsc', 0, 1, 1, 4, 1), box('stsz', 0, 4, 8), box('stsd', place)]
  const places = track('meta', ...tables)
  const film = [
    box('stsd', 0, 1, box('vp09', Buffer.alloc(78))),
    box('stco', 0, 1, ftyp.length + 8),
    box('stsc', 0, 1, 1, 1, 1),
    box('stsz', 0, pictures.length, 1),
  ]
  const moov = box(
    'moov',
    track('vide', ...film),
    places,
    box('udta', box('\u00a9xyz', place), box('loci', place)),
    box('meta', place),
    box('free', place),
  )
  const mdat = box('mdat', pictures, place.padEnd(16).slice(0, 16).repeat(2))
  return Buffer.concat([ftyp, mdat, box('wide'), moov, box('uuid', place), box('skip', place)])
}

/** A WebM with a video track, a cluster, a title and tags; `live` as recorded by a browser. */
export function webm(tags: string, live = false): Buffer {
  const tracks = element(
    '1654ae6b',
    element('ae', Buffer.concat([element('83', '\x01'), element('86', 'V_VP8')])),
  )
  const cluster = Buffer.concat([element('e7', '\0'), element('a3', 'block '.repeat(3000))])
  const parts = Buffer.concat([
    element('1549a966', element('7ba9', tags)),
    element('1254c367', tags),
    tracks,
    element('1f43b675', cluster, live ? '01ffffffffffffff' : undefined),
    element('1c53bb6b', 'cues'),
    element('1941a469', tags),
  ])
  const segment = element('18538067', parts, live ? 'ff' : undefined)
  return Buffer.concat([element('1a45dfa3', element('4282', 'webm')), segment])
}

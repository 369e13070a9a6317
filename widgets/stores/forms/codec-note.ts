import { files as english } from '../../messages/en/files-later.ts'
import type { Say } from '../../messages/say.ts'

/** Name and `canPlayType` codec string by four-letter code of mp4 and mov. */
const CODECS: Record<string, [name: string, asked: string]> = {
  hvc1: ['HEVC', 'hvc1.1.6.L93.B0'],
  hev1: ['HEVC', 'hev1.1.6.L93.B0'],
  dvh1: ['HEVC', 'hvc1.1.6.L93.B0'],
  dvhe: ['HEVC', 'hev1.1.6.L93.B0'],
  av01: ['AV1', 'av01.0.04M.08'],
  vp09: ['VP9', 'vp09.00.10.08'],
  mp4v: ['MPEG-4 Visual', 'mp4v.20.8'],
  apch: ['ProRes', 'apch'],
  apcn: ['ProRes', 'apcn'],
  apcs: ['ProRes', 'apcs'],
  apco: ['ProRes', 'apco'],
  ap4h: ['ProRes', 'ap4h'],
}

/** Bytes to read. The first tables of the index name the codec. */
const MOST = 1024 * 1024

const latin1 = async (part: Blob) =>
  new TextDecoder('latin1').decode(new Uint8Array(await part.arrayBuffer()))

/** First bytes of an mp4's `moov` box; '' if there is none. */
async function indexOf(file: Blob): Promise<string> {
  for (let at = 0, boxes = 0; at + 8 <= file.size && boxes < 100; boxes += 1) {
    const head = new DataView(await file.slice(at, at + 16).arrayBuffer())
    const short = head.getUint32(0)
    const long = short === 1 && head.byteLength === 16
    const size = long ? Number(head.getBigUint64(8)) : short || file.size - at
    if ((await latin1(file.slice(at + 4, at + 8))) === 'moov') {
      return latin1(file.slice(at, at + Math.min(size, MOST)))
    }
    if (size < 8) return ''
    at += size
  }
  return ''
}

/** Message with the codec's name if this browser can't decode the video; undefined otherwise. */
export async function codecNote(file: Blob, say: Say): Promise<string | undefined> {
  const index = await indexOf(file).catch(() => '')
  for (const [, letters] of index.matchAll(/stsd.{12}(.{4})/gs)) {
    const [name, asked] = CODECS[letters!] ?? []
    if (!name) continue
    const type = `video/mp4; codecs="${asked}"`
    if (document.createElement('video').canPlayType(type)) return undefined
    return say(english).undecodable(name)
  }
  return undefined
}

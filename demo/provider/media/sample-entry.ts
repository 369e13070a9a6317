export interface Codec {
  kind: 'pictures' | 'sound'
  /** Common name such as 'H.264' or 'HEVC', or the container's code. */
  name: string
  /** True if the supported browsers decode it. */
  isPlayable: boolean
  /** Bytes of a NAL unit's length in an H.264 sample (ISO/IEC 14496-15). */
  lengthSize?: number
}

const NAMES: Record<string, string> = {
  hvc1: 'HEVC',
  hev1: 'HEVC',
  dvh1: 'HEVC',
  dvhe: 'HEVC',
  apch: 'ProRes',
  apcn: 'ProRes',
  apcs: 'ProRes',
  apco: 'ProRes',
  ap4h: 'ProRes',
  mp4v: 'MPEG-4 Visual',
  vp08: 'VP8',
  vp09: 'VP9',
  av01: 'AV1',
}
const PLAYED_PICTURES = new Set(['vp08', 'vp09', 'av01'])
const PLAYED_SOUND = new Set(['mp4a', '.mp3', 'Opus', 'fLaC'])

/** Baseline, Main, Extended and High. Higher profiles have 10 bits or other chroma, which no browser decodes. */
const PLAYED_PROFILES = new Set([66, 77, 88, 100])

/** Bytes of a visual sample entry before its boxes. */
const PICTURES_HEAD = 86

/** Codec of a track by the first sample entry in `stsd`, in an mp4 or mov file. */
export function codecOf(handler: string, stsd: Buffer | undefined): Codec | undefined {
  const kind = handler === 'vide' ? 'pictures' : 'sound'
  if (!stsd || stsd.length < 16) return undefined
  const entry = stsd.subarray(8, 8 + stsd.readUInt32BE(8))
  const type = entry.toString('latin1', 4, 8)
  const name = NAMES[type] ?? type
  if (kind === 'sound') return { kind, name, isPlayable: PLAYED_SOUND.has(type) }
  if (type !== 'avc1' && type !== 'avc3') {
    return { kind, name, isPlayable: PLAYED_PICTURES.has(type) }
  }
  const at = entry.indexOf('avcC', PICTURES_HEAD, 'latin1') + 4
  if (at < PICTURES_HEAD || at + 5 > entry.length) return undefined
  const isPlayable = PLAYED_PROFILES.has(entry.readUInt8(at + 1))
  const lengthSize = (entry.readUInt8(at + 4) & 3) + 1
  return { kind, name: isPlayable ? 'H.264' : 'H.264 with 10 bits', isPlayable, lengthSize }
}

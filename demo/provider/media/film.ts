import { open } from 'node:fs/promises'
import type { FileKind } from '../../../widgets/contract/values/file-kinds.ts'
import { codecsOfEbml } from './ebml.ts'
import { type FileWindow, Unreadable, openFileWindow } from './file-window.ts'
import { playedTracks } from './moov.ts'
import { fileParts, isInside } from './mp4.ts'
import type { Codec } from './sample-entry.ts'
import type { Samples } from './samples.ts'

export interface Film {
  codec: string
  /** True if browsers decode its pictures, and its sound if any. */
  isPlayable: boolean
}

/** Most chunks of a track to check, evenly spread. A broken copy is zero from some point to its end. */
const LOOKED_INTO = 64

/** Most NAL units of a chunk to check; a second of video has a few hundred. */
const MAX_PIECES = 5000

/**
 * Detects a video's codecs, and compares its samples with its tables.
 * @returns undefined if they don't match, so that no player could show it.
 */
export async function filmIn(path: string, kind: FileKind): Promise<Film | undefined> {
  const file = await open(path, 'r')
  try {
    const window = await openFileWindow(file)
    return filmOf(kind === 'webm' ? await codecsOfEbml(window) : await codecsOfMp4(window))
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  } finally {
    await file.close()
  }
}

function filmOf(codecs: Codec[]): Film | undefined {
  const pictures = codecs.find(({ kind }) => kind === 'pictures')
  const sound = codecs.filter(({ kind }) => kind === 'sound')
  // Phones add spatial audio tracks that nobody needs.
  const isHeard = sound.length === 0 || sound.some(({ isPlayable }) => isPlayable)
  return pictures && { codec: pictures.name, isPlayable: pictures.isPlayable && isHeard }
}

async function codecsOfMp4(window: FileWindow): Promise<Codec[]> {
  const { moov, filled } = await fileParts(window)
  const codecs: Codec[] = []
  for (const { codec, samples, isWhole } of playedTracks(moov)) {
    const isThere = samples.every((each) => isInside(filled, each))
    if (!codec || !isWhole || !isThere) throw new Unreadable()
    const { lengthSize } = codec
    if (lengthSize)
      for (const chunk of spread(samples)) await checkPieces(window, chunk, lengthSize)
    codecs.push(codec)
  }
  return codecs
}

function spread(samples: Samples[]): Samples[] {
  const step = Math.max(1, (samples.length - 1) / (LOOKED_INTO - 1))
  const count = Math.min(samples.length, LOOKED_INTO)
  return Array.from({ length: count }, (_, index) => samples[Math.round(index * step)]!)
}

/** Follows NAL units of H.264 samples by their lengths, which must end exactly with the chunk. */
async function checkPieces(window: FileWindow, { first, length }: Samples, lengthSize: number) {
  const end = first + length
  let pieces = 0
  for (let at = first; at < end && pieces < MAX_PIECES; pieces += 1) {
    const head = await window.read(at, lengthSize + 1)
    const size = head.readUIntBE(0, lengthSize)
    const header = head.readUInt8(lengthSize)
    const isPiece = size > 0 && header < 0x80 && (header & 0x1f) !== 0
    at += lengthSize + size
    if (!isPiece || at > end) throw new Unreadable()
  }
}

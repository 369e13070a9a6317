import { MAX_PHOTO_SIZE, MIN_PHOTO_SIZE, PHOTO_ENDINGS } from './photos.ts'
import { MAX_VIDEO_SIZE, MIN_VIDEO_SIZE, VIDEO_ENDINGS } from './videos.ts'

export type FileKind = 'jpeg' | 'png' | 'mp4' | 'mov' | 'webm'

export interface FileRule {
  kinds: readonly FileKind[]
  /** File name extensions, separated by commas. */
  endings: string
  /** Bytes. */
  smallest: number
  largest: number
}

export const PHOTO: FileRule = {
  kinds: ['jpeg', 'png'],
  endings: PHOTO_ENDINGS,
  smallest: MIN_PHOTO_SIZE,
  largest: MAX_PHOTO_SIZE,
}

export const VIDEO: FileRule = {
  kinds: ['mp4', 'mov', 'webm'],
  endings: VIDEO_ENDINGS,
  smallest: MIN_VIDEO_SIZE,
  largest: MAX_VIDEO_SIZE,
}

export const HEAD = 64

/** MP4 brands of still images and audio files. */
const NO_VIDEO = /^(?:hei|hev|mif|msf|avi|jp|mj|crx|M4A|M4B|M4P)/

/** Ignores the file's name and declared media type. */
export function kindOf(head: Uint8Array): FileKind | undefined {
  const text = String.fromCharCode(...head.subarray(0, HEAD))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  // WebM and Matroska share the first four bytes and differ in the document type.
  if (text.startsWith('\x1a\x45\xdf\xa3') && text.includes('webm')) return 'webm'
  if (text.slice(4, 8) !== 'ftyp') return undefined
  const brand = text.slice(8, 12)
  if (NO_VIDEO.test(brand)) return undefined
  return brand === 'qt  ' ? 'mov' : 'mp4'
}

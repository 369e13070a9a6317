import type { FileFault } from '../contract/files.ts'
import {
  MAX_PHOTO_SIZE,
  MAX_VIDEO_SIZE,
  MIN_PHOTO_SIZE,
  MIN_VIDEO_SIZE,
} from '../contract/limits.ts'

/** What a file may be. */
export interface FileRule {
  kinds: readonly FileKind[]
  /** Names that promise one of the kinds. */
  names: RegExp
  /** Bytes. */
  smallest: number
  largest: number
}

export type FileKind = 'jpeg' | 'png' | 'mp4' | 'mov' | 'webm'

export const VIDEO: FileRule = {
  kinds: ['mp4', 'mov', 'webm'],
  names: /\.(?:mp4|m4v|mov|webm)$/i,
  smallest: MIN_VIDEO_SIZE,
  largest: MAX_VIDEO_SIZE,
}

export const PHOTO: FileRule = {
  kinds: ['jpeg', 'png'],
  names: /\.(?:jpe?g|png)$/i,
  smallest: MIN_PHOTO_SIZE,
  largest: MAX_PHOTO_SIZE,
}

/** Bytes that are read of a file, however long it is. */
const HEAD = 4096

/**
 * What is wrong with a file, as far as its first bytes and its size tell; whether it is whole only the
 * provider finds out. A file that has gone or was changed since it was chosen is `unreadable`.
 */
export async function faultOf(file: File, rule: FileRule): Promise<FileFault | undefined> {
  const { kinds, names, smallest, largest } = rule
  const head = await file
    .slice(0, HEAD)
    .arrayBuffer()
    .catch(() => undefined)
  if (!head) return 'unreadable'
  const kind = kindOf(new Uint8Array(head))
  if (kind && kinds.includes(kind)) {
    if (file.size > largest) return 'large'
    return file.size < smallest ? 'small' : undefined
  }
  // Too little to be told apart, but meant to be what is wanted: the better word for an empty clip.
  return file.size < smallest && names.test(file.name) ? 'small' : 'type'
}

/** Brands of the mp4 container that are still pictures, or sound alone. */
const NO_VIDEO = /^(?:hei|hev|mif|msf|avi|jp|mj|crx|M4A|M4B|M4P)/

/** What a file is by its first bytes; its name counts for nothing. */
export function kindOf(head: Uint8Array): FileKind | undefined {
  const text = String.fromCharCode(...head.subarray(0, 64))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  // Matroska begins with the same four bytes; its document type tells them apart.
  if (text.startsWith('\x1a\x45\xdf\xa3') && text.includes('webm')) return 'webm'
  if (text.slice(4, 8) !== 'ftyp') return undefined
  const brand = text.slice(8, 12)
  if (NO_VIDEO.test(brand)) return undefined
  return brand === 'qt  ' ? 'mov' : 'mp4'
}

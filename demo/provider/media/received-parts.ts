import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { bodyOf } from '../http/request-body.ts'
import { newMediaName } from './media.ts'

/** Bytes after which a part of a long body is stored, so that a killed process loses no more. */
export const PART = 8 * 1024 * 1024

export interface ReceivedPart {
  path: string
  size: number
  sha256: string
}

interface Receiving {
  /** Most bytes to read. */
  most: number
  /** Bytes of a part. */
  part: number
  onBytes: (bytes: number) => void
}

/**
 * Writes a body to files of a part each, passes each to `take`, and removes what is left of it. Ends early if `take`
 * returns false.
 * @returns `isLong` if the body has more than `most` bytes, and `isCut` if its sender disconnected
 */
export async function receiveParts(
  request: Request,
  folder: string,
  { most, part, onBytes }: Receiving,
  take: (part: ReceivedPart) => Promise<boolean>,
): Promise<{ isLong: boolean; isCut: boolean }> {
  const own = join(folder, newMediaName())
  await mkdir(own)
  const reader = bodyOf(request).getReader()
  let left = most
  const end = { isLong: false, isCut: false }
  let rest: Uint8Array | undefined
  const next = async (): Promise<Uint8Array | undefined> => {
    if (rest) return rest
    try {
      return (await reader.read()).value
    } catch {
      end.isCut = true
      return undefined
    }
  }

  /** Undefined if nothing more came. */
  async function write(file: FileHandle, path: string): Promise<ReceivedPart | undefined> {
    const hash = createHash('sha256')
    let size = 0
    while (size < part) {
      const bytes = await next()
      if (!bytes) break
      const piece = bytes.subarray(0, Math.min(part - size, left))
      rest = piece.length < bytes.length ? bytes.subarray(piece.length) : undefined
      await file.appendFile(piece)
      hash.update(piece)
      size += piece.length
      left -= piece.length
      onBytes(piece.length)
      if (left === 0 && rest) {
        end.isLong = true
        break
      }
    }
    return size > 0 ? { path, size, sha256: hash.digest('hex') } : undefined
  }

  try {
    for (let number = 0; !end.isCut && !end.isLong; number += 1) {
      const path = join(own, String(number))
      const file = await open(path, 'wx', 0o600)
      const received = await write(file, path).finally(() => file.close())
      if (end.isLong || !received || !(await take(received))) break
      await rm(path, { force: true })
    }
    return end
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

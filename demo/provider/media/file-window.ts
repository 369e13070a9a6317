import type { FileHandle } from 'node:fs/promises'

/** The video violates its container format. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

export interface FileWindow {
  size: number
  /** @throws {Unreadable} beyond the end of the file. */
  read(position: number, length: number): Promise<Buffer>
  write(position: number, bytes: Buffer): Promise<void>
  blank(position: number, length: number): Promise<void>
}

const CHUNK = 65_536
const ZEROS = Buffer.alloc(CHUNK)

/** Small adjacent reads share one read of the file. */
export async function openFileWindow(file: FileHandle): Promise<FileWindow> {
  const { size } = await file.stat()
  let start = 0
  let chunk = Buffer.alloc(0)

  const write = async (position: number, bytes: Buffer) => {
    chunk = Buffer.alloc(0)
    await file.write(bytes, 0, bytes.length, position)
  }
  return {
    size,
    async read(position, length) {
      if (position < 0 || position + length > size) throw new Unreadable()
      if (position < start || position + length > start + chunk.length) {
        const { buffer, bytesRead } = await file.read({
          buffer: Buffer.alloc(Math.max(length, CHUNK)),
          position,
        })
        start = position
        chunk = buffer.subarray(0, bytesRead)
        if (bytesRead < length) throw new Unreadable()
      }
      return chunk.subarray(position - start, position - start + length)
    },
    write,
    async blank(position, length) {
      for (let done = 0; done < length; done += CHUNK) {
        await write(position + done, ZEROS.subarray(0, Math.min(CHUNK, length - done)))
      }
    },
  }
}

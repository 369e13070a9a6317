import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** Backups are read by nobody but their maker. */
export const OWN_FILE = 0o600
export const OWN_FOLDER = 0o700

/** What a manifest says of a file of lines: how many, and the SHA-256 of its bytes as they lie on the disk. */
export interface LinesFile {
  lines: number
  sha256: string
}

/** Writes lines, compressed, to a file that is not there yet. They are durable when this ends. */
export async function writeLines(
  path: string,
  batches: AsyncIterable<string[]>,
  signal?: AbortSignal,
): Promise<LinesFile> {
  const hash = createHash('sha256')
  let lines = 0
  await pipeline(
    async function* () {
      for await (const batch of batches) {
        signal?.throwIfAborted()
        lines += batch.length
        if (batch.length > 0) yield `${batch.join('\n')}\n`
      }
    },
    createGzip({ level: 1 }),
    async function* (bytes: AsyncIterable<Buffer>) {
      for await (const part of bytes) {
        hash.update(part)
        yield part
      }
    },
    createWriteStream(path, { flags: 'wx', mode: OWN_FILE, flush: true }),
  )
  return { lines, sha256: hash.digest('hex') }
}

/** The lines of such a file, about a million characters at a time. */
export async function* readLines(path: string): AsyncGenerator<string[]> {
  const text = createReadStream(path).pipe(createGunzip({ chunkSize: 2 ** 20 }))
  let rest = ''
  // Not by `readline`: to that U+2028 is the end of a line, and to JSON a letter.
  for await (const part of text.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    if (lines.length > 0) yield lines
  }
}

/** The SHA-256 of a file. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

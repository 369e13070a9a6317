import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** Only the owner may read a backup. */
export const OWN_FILE = 0o600
export const OWN_FOLDER = 0o700

/** The number of lines, and the SHA-256 of the compressed file. */
export interface LinesFile {
  lines: number
  sha256: string
}

/** Writes gzipped lines to a new file, durably. */
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

/** Yields the lines of such a file in batches of about a million characters. */
export async function* readLines(path: string): AsyncGenerator<string[]> {
  const text = createReadStream(path).pipe(createGunzip({ chunkSize: 2 ** 20 }))
  let rest = ''
  // Not `readline`, which also splits at U+2028, a valid character in JSON strings.
  for await (const part of text.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    if (lines.length > 0) yield lines
  }
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

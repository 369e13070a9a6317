import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import busboy from 'busboy'
import { Refused } from '../errors/refused.ts'
import { bodyOf } from '../http/request-body.ts'

export interface SentFile {
  field: string
  /** Path on disk. Folder and name are chosen by the provider. */
  path: string
  /** Bytes; one above the limit for a larger file. */
  size: number
  sha256: string
}

export interface SentForm {
  fields: { name: string; value: string; cut: boolean }[]
  files: SentFile[]
  more: boolean
}

export interface FormLimits {
  files: number
  /** Bytes of one file. */
  fileSize: number
  onBytes?: (bytes: number) => void
}

/** Bytes of one text field: the longest text the contract accepts, with every letter escaped as JSON. */
const FIELD_SIZE = 64 * 1024
const FIELDS = 50
/** Bytes of all text fields and of the multipart syntax. */
const AROUND = 1024 * 1024

export const largestForm = ({ files, fileSize }: FormLimits) => files * fileSize + AROUND

/**
 * Reads a multipart form with its files streamed into `<folder>/<random>/`, named by number instead of by the sender.
 * Passes the form to `use`, then removes the remaining files.
 * @throws {Refused} 415 for another content type, 413 for a body above the limits, 400 for an invalid or truncated
 * form.
 */
export async function readForm<Answer>(
  request: Request,
  folder: string,
  limits: FormLimits,
  use: (form: SentForm, ownFolder: string) => Promise<Answer>,
): Promise<Answer> {
  const largest = largestForm(limits)
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) {
    throw new Refused(415, 'unsupported_media_type', 'Send multipart/form-data.')
  }
  if (Number(request.headers.get('content-length')) > largest) throw tooLarge(largest)
  const parser = parserOf(contentType, limits)
  const own = join(folder, randomBytes(16).toString('hex'))
  await mkdir(own)
  try {
    return await use(await parse(request, parser, own, limits), own)
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

async function parse(
  request: Request,
  parser: busboy.Busboy,
  folder: string,
  limits: FormLimits,
): Promise<SentForm> {
  const form: SentForm = { fields: [], files: [], more: false }
  const writes: Promise<void>[] = []
  const streams: Readable[] = []
  let broken: unknown
  const breakOff = (error: Error) => {
    broken ??= error
    parser.destroy(error)
  }
  parser.on('field', (name = '', value: string | undefined, { valueTruncated }) => {
    // The parser supports fewer charsets than a sender can name.
    if (value === undefined) return breakOff(malformed('A field is in an unknown charset.'))
    // Browsers send line ends as CRLF.
    form.fields.push({ name, value: value.replaceAll('\r\n', '\n'), cut: valueTruncated })
  })
  parser.on('fieldsLimit', () => breakOff(malformed(`Send at most ${FIELDS} fields.`)))
  parser.on('filesLimit', () => (form.more = true))
  parser.on('file', (field = '', stream, { filename }) => {
    streams.push(stream)
    const path = join(folder, String(writes.length))
    const isWritten = write(stream, path).then(
      // Browsers send an empty part for a file field without a choice.
      (file) => void (filename || file.size ? form.files.push({ field, path, ...file }) : 0),
      // The parser reports faults of the form, but not those of the disk.
      (error: NodeJS.ErrnoException) => void (error.syscall && breakOff(error)),
    )
    writes.push(isWritten)
  })
  const body = Readable.fromWeb(bodyOf(request) as WebStream)
  try {
    await pipeline(body, sizeLimit(limits), parser)
  } catch (error) {
    broken ??= error instanceof Refused ? error : malformed('The form is malformed or incomplete.')
    // A destroyed parser still emits the files of its current chunk, without an end.
    for (const stream of streams) stream.destroy()
  }
  await Promise.all(writes)
  if (broken) throw broken
  return form
}

function parserOf(contentType: string, { files, fileSize }: FormLimits): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      // A part that reaches its limit exactly is cut too, so each limit is one higher.
      limits: { fieldSize: FIELD_SIZE + 1, fields: FIELDS, files, fileSize: fileSize + 1 },
    })
  } catch {
    throw malformed('The content type has no boundary.')
  }
}

async function write(stream: Readable, path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  const count = new Transform({
    transform(part: Buffer, _, next) {
      size += part.length
      hash.update(part)
      next(null, part)
    },
  })
  await pipeline(stream, count, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  return { size, sha256: hash.digest('hex') }
}

function sizeLimit(limits: FormLimits): Transform {
  const largest = largestForm(limits)
  let size = 0
  return new Transform({
    transform(part: Uint8Array, _, next) {
      size += part.length
      limits.onBytes?.(part.length)
      if (size > largest) next(tooLarge(largest))
      else next(null, part)
    },
  })
}

function tooLarge(largest: number): Refused {
  return new Refused(413, 'too_large', `Send at most ${largest} bytes.`)
}

function malformed(message: string): Refused {
  return new Refused(400, 'malformed_multipart', message)
}

import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import busboy from 'busboy'
import { Refused } from './refused.ts'
import { bodyOf } from './request-body.ts'

/** A file as it came in. */
export interface SentFile {
  field: string
  /** Where it is on disk; the folder and the name are the provider's own. */
  path: string
  /** Bytes; one more than the limit where there were more. */
  size: number
  sha256: string
}

/** A form as it came in: every field and file, doubles included. */
export interface SentForm {
  fields: { name: string; value: string; cut: boolean }[]
  files: SentFile[]
  /** Whether there were more files than the limit. */
  more: boolean
}

/** What a form may have. */
export interface FormLimits {
  files: number
  /** Bytes of one file. */
  fileSize: number
  /** Hears how many bytes come, as they do. */
  onBytes?: (bytes: number) => void
}

/** Bytes of one text field: the longest text the contract takes, with every letter escaped as JSON. */
const FIELD_SIZE = 64 * 1024
const FIELDS = 50
/** Bytes of all text fields, and of what is around the parts. */
const AROUND = 1024 * 1024

/** Bytes that a form may have. */
export const largestForm = ({ files, fileSize }: FormLimits) => files * fileSize + AROUND

/**
 * Reads a multipart form, its files straight to disk, into `<folder>/<random>/`; whatever the sender
 * calls them, they are numbered. Hands the form to `use`, and removes what is still in the folder then.
 * @throws {Refused} 415 for another content type, 413 for a body larger than all its parts may be, 400
 * for what is no form or breaks off.
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
    // The parser knows fewer charsets than a sender can name.
    if (value === undefined) return breakOff(malformed('A field is in an unknown charset.'))
    // A browser sends every end of a line as two characters.
    form.fields.push({ name, value: value.replaceAll('\r\n', '\n'), cut: valueTruncated })
  })
  parser.on('fieldsLimit', () => breakOff(malformed(`Send at most ${FIELDS} fields.`)))
  parser.on('filesLimit', () => (form.more = true))
  parser.on('file', (field = '', stream, { filename }) => {
    streams.push(stream)
    const path = join(folder, String(writes.length))
    const isWritten = write(stream, path).then(
      // What a browser sends for a field in which nothing was chosen.
      (file) => void (filename || file.size ? form.files.push({ field, path, ...file }) : 0),
      // What is broken in the form is told by the parser; what is broken here, a full disk, is not.
      (error: NodeJS.ErrnoException) => void (error.syscall && breakOff(error)),
    )
    writes.push(isWritten)
  })
  const body = Readable.fromWeb(bodyOf(request) as WebStream)
  try {
    await pipeline(body, sizeLimit(limits), parser)
  } catch (error) {
    broken ??= error instanceof Refused ? error : malformed('The form is malformed or broke off.')
    // A parser that is broken off still hands over the files of the piece it has in hand, without an end.
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
      // A part that reaches its limit exactly is cut as well, so each limit is one byte further.
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

/** A body without a length may go on for ever: it is counted while it comes. */
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

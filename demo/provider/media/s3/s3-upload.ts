import { type FileHandle, open } from 'node:fs/promises'
import { atMost } from '../at-most.ts'
import { StoreAway } from '../store.ts'
import type { S3Answer, S3Client } from './s3-client.ts'

/** Bytes of a part: the fewest that S3 takes of any but the last one. */
const PART = 5 * 1024 * 1024

/** Milliseconds that all parts of a file may take: with the hour to send it in, less than what counts as left behind. */
const LONGEST = 1_800_000

/** However many visitors send videos, so many parts are in memory. */
const sending = atMost(4)

/** Stores a file under a name; in parts, each of which may fail and be sent again, where it is long. */
export async function uploadFile(client: S3Client, name: string, path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const bytes = (first: number) => bytesOf(file, first, Math.min(PART, size - first))
    if (size > PART) await uploadParts(client, name, size, bytes)
    else await sending(async () => there(client.ask({ method: 'PUT', name, body: await bytes(0) })))
  } finally {
    await file.close()
  }
}

/** Ends uploads in parts that were begun under a name, and lets go of their parts. */
export async function endUploads(client: S3Client, name: string): Promise<void> {
  const { text } = await there(client.ask({ method: 'GET', query: { uploads: '', prefix: name } }))
  for (const [upload] of text.matchAll(/<Upload>.*?<\/Upload>/gs)) {
    // The prefix may be that of other names.
    if (valueOf(upload, 'Key') !== name) continue
    const uploadId = valueOf(upload, 'UploadId')
    await client.ask({ method: 'DELETE', name, query: { uploadId } })
  }
}

async function uploadParts(
  client: S3Client,
  name: string,
  size: number,
  bytes: (first: number) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  const end = Date.now() + LONGEST
  const begun = await there(client.ask({ method: 'POST', name, query: { uploads: '' } }))
  const uploadId = valueOf(begun.text, 'UploadId')
  let parts = ''
  for (let first = 0, number = 1; first < size; first += PART, number += 1) {
    if (Date.now() > end) throw new StoreAway('TIMEOUT')
    const { headers } = await sending(async () => {
      const query = { partNumber: String(number), uploadId }
      return there(client.ask({ method: 'PUT', name, query, body: await bytes(first) }))
    })
    const etag = headers.get('etag') ?? ''
    parts += `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`
  }
  const body = new TextEncoder().encode(
    `<CompleteMultipartUpload>${parts}</CompleteMultipartUpload>`,
  )
  const completed = await client.ask({ method: 'POST', name, query: { uploadId }, body })
  // An upload that is gone was completed by a try whose answer was lost, or ended by somebody else.
  if (!completed && (await sizeOf(client, name)) !== size) throw new StoreAway('NoSuchUpload')
  // One may have been begun twice, where the first answer was lost.
  await endUploads(client, name)
}

/** Bytes of an object, or nothing where there is none. */
export async function sizeOf(client: S3Client, name: string): Promise<number | undefined> {
  const head = await client.ask({ method: 'HEAD', name })
  return head && Number(head.headers.get('content-length'))
}

async function there(answer: Promise<S3Answer | undefined>): Promise<S3Answer> {
  const given = await answer
  if (given) return given
  throw new StoreAway('NoSuchUpload')
}

async function bytesOf(file: FileHandle, first: number, length: number) {
  const bytes = new Uint8Array(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, first + filled)
    if (bytesRead === 0) throw new Error('A file became shorter.')
    filled += bytesRead
  }
  return bytes
}

const valueOf = (xml: string, tag: string) =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? ''

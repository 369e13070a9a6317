import { type FileHandle, open } from 'node:fs/promises'
import { semaphore } from '../semaphore.ts'
import { StoreAway } from '../../errors/store-away.ts'
import type { S3Answer, S3Client } from './s3-client.ts'

/** Bytes of a part: S3's minimum for all but the last. */
const PART = 5 * 1024 * 1024

/** Timeout in ms for all parts of a file. With the hour to receive it, this is less than the age of abandoned files. */
const LONGEST = 1_800_000

/** Most parts in memory, across all uploads. */
const sending = semaphore(4)

/** Stores a file; a long one in parts, each with retries. */
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

/** Aborts incomplete multipart uploads of a name, which frees their parts. */
export async function endUploads(client: S3Client, name: string): Promise<void> {
  const { text } = await there(client.ask({ method: 'GET', query: { uploads: '', prefix: name } }))
  for (const [upload] of text.matchAll(/<Upload>.*?<\/Upload>/gs)) {
    // The prefix also matches other names.
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
  // A missing upload was completed by a try whose response was lost, or aborted by another process.
  if (!completed && (await sizeOf(client, name)) !== size) throw new StoreAway('NoSuchUpload')
  // A lost response to the start may have left a second upload.
  await endUploads(client, name)
}

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

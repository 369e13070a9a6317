import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { MediaStore } from '../store.ts'
import type { S3Client } from './s3-client.ts'
import { endUploads, sizeOf, uploadFile } from './s3-upload.ts'

export function s3Store(client: S3Client): MediaStore {
  return {
    async put(name, file) {
      await uploadFile(client, name, file)
      await rm(file)
    },
    async open(name) {
      const size = await sizeOf(client, name)
      if (size === undefined) return undefined
      const read = (first: number, last: number) =>
        Readable.from(client.read(name, first, last), { objectMode: false })
      return { size, read }
    },
    async remove(name) {
      await endUploads(client, name)
      await client.ask({ method: 'DELETE', name })
    },
  }
}

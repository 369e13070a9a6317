import { randomBytes } from 'node:crypto'
import { s3Client } from '../media/s3/s3-client.ts'
import type { S3Settings } from '../settings/s3-settings.ts'
import { S3 } from './servers-for-test.ts'

/** A new bucket in the store at `TEST_S3_ENDPOINT`. */
export interface TestBucket {
  s3: S3Settings
  names(): Promise<string[]>
  /** Names of incomplete multipart uploads. */
  uploads(): Promise<string[]>
  remove(): Promise<void>
}

export async function bucketForTest(): Promise<TestBucket> {
  const s3: S3Settings = {
    ...S3,
    bucket: `test-${randomBytes(6).toString('hex')}`,
    region: 'us-east-1',
    addressing: 'path',
    patience: 30_000,
  }
  const { ask } = s3Client(s3, (line) => console.error(line))
  await ask({ method: 'PUT' })
  const keys = async (query: Record<string, string>) => {
    const list = await ask({ method: 'GET', query })
    return [...list!.text.matchAll(/<Key>([^<]*)/g)].map(([, key]) => key!).toSorted()
  }
  const names = () => keys({ 'list-type': '2' })
  return {
    s3,
    names,
    uploads: () => keys({ uploads: '' }),
    async remove() {
      for (const name of await names()) await ask({ method: 'DELETE', name })
      await ask({ method: 'DELETE' })
    },
  }
}

import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BadSetting } from '../../settings/bad-setting.ts'
import { failingS3 } from '../../testing/failing-s3.ts'
import { openForTest } from '../../testing/open-for-test.ts'
import { type TestBucket, bucketForTest } from '../../testing/s3-for-test.ts'
import { checkAccess } from './s3-access.ts'
import type { S3Settings } from '../../settings/s3-settings.ts'

let bucket: TestBucket
beforeAll(async () => (bucket = await bucketForTest()))
afterAll(() => bucket.remove())

/** Complaint about a store with these settings; undefined if it is usable. */
async function complaint(changes: Partial<S3Settings>): Promise<string | undefined> {
  return checkAccess({ ...bucket.s3, ...changes }).then(
    () => undefined,
    (error: Error) => (error instanceof BadSetting ? error.message : Promise.reject(error)),
  )
}

test('accepts a usable bucket, and leaves nothing in it', async () => {
  const checks = Array.from({ length: 4 }, async () => complaint({}))
  expect(await Promise.all(checks)).toEqual([undefined, undefined, undefined, undefined])
  expect(await bucket.names()).toEqual([])
})

test('explains the fault in one sentence', async () => {
  const keys =
    'The store rejected S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY (SignatureDoesNotMatch).'
  expect(await complaint({ secretAccessKey: 'guessed' })).toBe(keys)
  expect(await complaint({ accessKeyId: 'nobody' })).toBe(keys)
  expect(await complaint({ bucket: 'nowhere' })).toBe(
    "The store has no bucket named 'nowhere' as in S3_BUCKET (NoSuchBucket).",
  )
  expect(await complaint({ region: 'eu-west-1' })).toBe(
    'S3_REGION or S3_ENDPOINT does not match the bucket (AuthorizationHeaderMalformed).',
  )
})

test('reports a store that is unreachable, or is no store', async () => {
  const silent = 'S3_ENDPOINT does not respond like an S3 store'
  expect(await complaint({ endpoint: 'http://127.0.0.1:2' })).toBe(`${silent} (ECONNREFUSED).`)
  expect(await complaint({ endpoint: 'http://store.invalid' })).toMatch(
    /\((?:ENOTFOUND|EAI_AGAIN)\)/,
  )
  const page = createServer((_, answer) => answer.end('<h1>Welcome</h1>'))
  page.listen(0, '127.0.0.1')
  await once(page, 'listening')
  const { port } = page.address() as AddressInfo
  expect(await complaint({ endpoint: `http://127.0.0.1:${port}` })).toBe(`${silent} (NoList).`)
  page.close()
})

test('reports missing permissions', async () => {
  const line = await failingS3(bucket.s3.endpoint)
  for (const [which, what] of [
    [/^GET .*list-type/, 'list'],
    [/^PUT /, 'write to'],
    [/^GET .*check/, 'read'],
    [/^POST .*uploads/, 'upload in parts to'],
    [/^GET .*uploads/, 'list and abort the uploads of'],
    [/^DELETE .*uploadId/, 'list and abort the uploads of'],
    [/^DELETE [^?]*$/, 'delete from'],
  ] as const) {
    line.fail = (asked) => (which.test(asked) ? { status: 403, code: 'AccessDenied' } : undefined)
    expect(await complaint({ endpoint: line.endpoint })).toBe(
      `S3_ACCESS_KEY_ID may not ${what} the bucket '${bucket.s3.bucket}' (AccessDenied).`,
    )
  }
  line.end()
  expect(await complaint({})).toBeUndefined()
  expect([await bucket.names(), await bucket.uploads()]).toEqual([[], []])
})

test('stops the start of a provider', async () => {
  const s3 = { ...bucket.s3, secretAccessKey: 'guessed' }
  await expect(openForTest({ s3 })).rejects.toThrow(BadSetting)
})

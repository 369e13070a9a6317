import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openPglite } from '../../data/engine/pglite.ts'
import { openProvider } from '../../provider.ts'
import { settingsFromEnvironment } from '../../settings/settings.ts'
import { runCommand } from '../../testing/command-for-test.ts'
import { type FailingS3, failingS3 } from '../../testing/failing-s3.ts'
import { emptyDatabaseIn } from '../../testing/folder-for-test.ts'
import { everyRow } from '../../testing/rows-for-test.ts'
import { type TestBucket, bucketForTest } from '../../testing/s3-for-test.ts'
import { onPostgres, withPostgres } from '../../testing/new-postgres-for-test.ts'
import { idOf, jpeg, mp4, reviewForm, testimonialForm } from '../../testing/upload-for-test.ts'
import { box } from '../../testing/video-for-test.ts'
import { s3Client } from './s3-client.ts'

let temporary: string
let line: FailingS3
/** One bucket of a provider with a review (one photo) and a testimonial (two parts), and an empty one. */
let bucket: TestBucket
let other: TestBucket
let rows: Record<string, string[]>
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'trip-s3-backup-'))
  bucket = await bucketForTest()
  other = await bucketForTest()
  line = await failingS3(bucket.s3.endpoint)
  await emptyDatabaseIn(at('data'))
  const settings = settingsFromEnvironment({ DATA_DIR: at('data') }, { s3: bucket.s3 })
  const provider = await openProvider(settings)
  const send = async (path: string, body: FormData) =>
    idOf(await provider.app.request(path, { method: 'POST', body }))
  await send('/api/v1/create_reviews', reviewForm({}, [await jpeg()]))
  const video = Buffer.concat([await mp4(), box('free', Buffer.alloc(6_000_000, 'free'))])
  await send('/api/v1/trips/testimonial/', testimonialForm(video))
  rows = await everyRow(provider.database)
  await provider.close()
}, 120_000)
afterEach(async () => {
  line.fail = () => undefined
  const { ask } = s3Client(other.s3, () => {})
  for (const name of await other.names()) await ask({ method: 'DELETE', name })
})
afterAll(async () => {
  line.end()
  await bucket.remove()
  await other.remove()
  await rm(temporary, { recursive: true })
})

const at = (name: string) => join(temporary, name)

/** Runs a command with a bucket; resolves to its exit code and output. */
async function done(name: string, data: string, words: string[], { s3 }: TestBucket, env = {}) {
  const command = runCommand([`demo/commands/${name}.ts`, ...words], {
    DATA_DIR: at(data),
    S3_ENDPOINT: line.endpoint,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    ...env,
  })
  return [await command.end, command.output().trim()]
}

async function bytesIn({ s3 }: TestBucket, name: string): Promise<Buffer> {
  const client = s3Client(s3, () => {})
  const { headers } = (await client.ask({ method: 'HEAD', name }))!
  const pieces: Uint8Array[] = []
  for await (const piece of client.read(name, 0, Number(headers.get('content-length')) - 1)) {
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

async function expectAllIn(found: TestBucket): Promise<void> {
  const names = await bucket.names()
  expect(names).toHaveLength(3)
  expect([await found.names(), await found.uploads()]).toEqual([names, []])
  for (const name of names) {
    expect((await bytesIn(found, name)).equals(await bytesIn(bucket, name))).toBe(true)
  }
}

async function expectAllUnder(folder: string): Promise<void> {
  for (const name of await bucket.names()) {
    expect((await readFile(join(folder, name))).equals(await bytesIn(bucket, name))).toBe(true)
  }
}

const INTERNAL = { status: 500, code: 'InternalError' }
const AWAY =
  'The media store is not responding: InternalError. Nothing was completed. Run the command again.'

test('backs up a bucket and restores it to another', { timeout: 240_000 }, async () => {
  line.fail = (asked) => (/^GET .*videos/.test(asked) ? INTERNAL : undefined)
  expect(await done('backup', 'data', [at('backup')], bucket)).toEqual([1, AWAY])
  expect(await readdir(temporary)).toEqual(['data'])
  line.fail = () => undefined
  const backedUp = await done('backup', 'data', [at('backup')], bucket)
  expect(backedUp).toEqual([0, expect.stringMatching(/ and 3 photos and videos to /)])
  await expectAllUnder(at('backup/media'))

  line.fail = (asked) => (asked.includes('partNumber=2') ? INTERNAL : undefined)
  expect(await done('restore', 'again', [at('backup')], other)).toEqual([1, AWAY])
  expect(await other.uploads()).toHaveLength(1)
  expect(await readdir(at('again'))).toEqual(['media'])
  line.fail = () => undefined
  const restored = await done('restore', 'again', [at('backup')], other)
  expect(restored).toEqual([0, expect.stringMatching(/ and 3 photos and videos\.$/)])
  await expectAllIn(other)
  expect(await readdir(at('again/media'), { recursive: true })).toEqual(['incoming'])
  const database = await openPglite(at('again/database'))
  expect(await everyRow(database)).toEqual(rows)
  await database.close()
})

test('moves media from a bucket to a folder, and back', { timeout: 240_000 }, async () => {
  const only = async (goal: string, to: TestBucket, env = {}) =>
    done('move', 'data', ['--only-media', goal], to, env)
  const there =
    /^3 photos and videos are in the new place\. Start the provider with (\S+), then run/
  const said = await only(at('folder'), bucket)
  expect(said).toEqual([0, expect.stringMatching(there)])
  expect(there.exec(String(said[1]))![1]).toBe(`MEDIA_DIR=${at('folder')}`)
  await expectAllUnder(at('folder'))

  const env = { MEDIA_DIR: at('folder') }
  line.fail = (asked) => (asked.includes('partNumber=2') ? INTERNAL : undefined)
  expect(await only('bucket', other, env)).toEqual([1, AWAY])
  const puts: string[] = []
  line.fail = (asked) => void (/^PUT .*(?:photos|videos)/.test(asked) && puts.push(asked))
  expect(await only('bucket', other, env)).toEqual([0, expect.stringMatching(there)])
  await expectAllIn(other)
  expect(puts.length).toBeGreaterThan(0)
  // A second run copies only new files; there are none.
  puts.length = 0
  expect(await only('bucket', other, env)).toEqual([0, expect.stringMatching(there)])
  expect(puts).toEqual([])
})

test.each(onPostgres)('moves to %s and a bucket, or not at all', { timeout: 240_000 }, async () => {
  await done('move', 'data', ['--only-media', at('folder')], bucket)
  const env = { MEDIA_DIR: at('folder') }
  await withPostgres(async (url, database) => {
    const words = [url, '--media', 'bucket']
    line.fail = (asked) => (asked.includes('partNumber=2') ? INTERNAL : undefined)
    expect(await done('move', 'data', words, other, env)).toEqual([1, AWAY])
    expect(await everyRow(database)).toEqual({})
    line.fail = () => undefined
    expect(await done('move', 'data', words, other, env)).toEqual([
      0,
      expect.stringContaining(` and with S3_BUCKET=${other.s3.bucket}. `),
    ])
    expect(await everyRow(database)).toEqual(rows)
    await expectAllIn(other)
  })
})

test.each([
  ['move', ['--only-media', 'bucket'], /^Set S3_ENDPOINT and S3_BUCKET to use a bucket\.$/],
  ['move', ['--only-media', 'bucket', '--media', 'x'], /^Usage: npm run move/],
])(
  '%s %j explains in one sentence what is wrong',
  { timeout: 60_000 },
  async (name, words, said) => {
    const nothing = {
      S3_ENDPOINT: '',
      S3_BUCKET: '',
      S3_ACCESS_KEY_ID: '',
      S3_SECRET_ACCESS_KEY: '',
    }
    const answer = await done(name, 'data', words, bucket, nothing)
    expect(answer).toEqual([1, expect.stringMatching(said)])
  },
)

test('explains what is wrong with a bucket', { timeout: 60_000 }, async () => {
  const none = { ...bucket, s3: { ...bucket.s3, bucket: 'nobody-has-it' } }
  expect(await done('backup', 'data', [at('none')], none)).toEqual([
    1,
    "The store has no bucket named 'nobody-has-it' as in S3_BUCKET (NoSuchBucket).",
  ])
})

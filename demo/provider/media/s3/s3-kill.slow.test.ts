import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ALONE, serve } from '../../../server/serve.ts'
import { type FailingS3, failingS3 } from '../../testing/failing-s3.ts'
import { emptyDatabaseIn } from '../../testing/folder-for-test.ts'
import { type TestBucket, bucketForTest } from '../../testing/s3-for-test.ts'
import { formOf, idOf, mp4, TESTIMONIAL, testimonialForm } from '../../testing/upload-for-test.ts'
import { box } from '../../testing/video-for-test.ts'

const program = `
  const { serve, ALONE } = await import(${JSON.stringify(new URL('../../../server/serve.ts', import.meta.url).href)})
  const [dataDir, s3] = [process.argv[1], JSON.parse(process.argv[2])]
  const { origins } = await serve({ port: 0, ...ALONE, dataDir, s3 })
  console.log(origins.provider)
`

let folder: string
let bucket: TestBucket
let line: FailingS3
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trip-s3-kill-'))
  bucket = await bucketForTest()
  line = await failingS3(bucket.s3.endpoint)
})
afterEach(async () => {
  line.end()
  await bucket.remove()
  await rm(folder, { recursive: true })
})

/** Starts a provider in a process of its own. */
async function start() {
  const s3 = JSON.stringify({ ...bucket.s3, endpoint: line.endpoint })
  const parameters = ['--import', 'tsx', '--input-type=module', '-e', program, folder, s3]
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, exit, api: `${said.toString().trim()}/api/v1/trips` }
}

/** Kills a provider when a request to the store matches, while `send` waits for its response. */
async function killedAt(
  which: RegExp,
  { child, exit }: Awaited<ReturnType<typeof start>>,
  send: () => Promise<unknown>,
): Promise<void> {
  line.fail = (asked) => {
    if (which.test(asked)) child.kill('SIGKILL')
    return undefined
  }
  await expect(send()).rejects.toThrow('fetch failed')
  await exit
  line.fail = () => undefined
}

const longVideo = async () =>
  Buffer.concat([await mp4(), box('free', Buffer.alloc(6_000_000, 'free '))])

/** Sends videos until a request to the store matches, and kills the provider there. */
async function killAt(which: RegExp): Promise<string[]> {
  const provider = await start()
  const video = await longVideo()
  const send = async () =>
    idOf(
      await fetch(`${provider.api}/testimonial/`, { method: 'POST', body: testimonialForm(video) }),
    )
  const acknowledged = [await send()]
  await killedAt(which, provider, send)
  return acknowledged
}

test('loses no acknowledged video when it is killed, and keeps nothing of others', async () => {
  await emptyDatabaseIn(folder)
  const acknowledged: string[] = []
  for (const which of [/partNumber=2/, /^POST .*uploadId=/, /^GET .*uploads/]) {
    acknowledged.push(...(await killAt(which)))
  }
  const serving = await serve({ port: 0, ...ALONE, dataDir: folder, s3: bucket.s3 })
  const rows = await serving.provider.database.query<{ uuid: string; video: string }>(
    'select uuid, video from testimonials',
  )
  const own = rows.filter(({ video }) => video.startsWith('/media/videos/'))
  expect(own.map(({ uuid }) => uuid).toSorted()).toEqual(acknowledged.toSorted())
  expect(await bucket.names()).toEqual(own.map(({ video }) => video.slice(7)).toSorted())
  expect(await bucket.uploads()).toEqual([])
  expect(await serving.provider.database.query('select * from pending_media')).toEqual([])
  expect(await readdir(join(folder, 'media/incoming'))).toEqual([])
  await serving.close()
}, 240_000)

test('continues an upload in another process, of which a killed one had stored parts', async () => {
  await emptyDatabaseIn(folder)
  const video = await longVideo()
  const tus = { 'tus-resumable': '1.0.0' }
  const type = { 'content-type': 'application/offset+octet-stream' }
  const patch = async (url: string, offset: number, end = video.length) =>
    fetch(url, {
      method: 'PATCH',
      headers: { ...tus, ...type, 'upload-offset': String(offset) },
      body: new Uint8Array(video.subarray(offset, end)),
    })
  const first = await start()
  const create = { ...tus, 'upload-length': String(video.length) }
  const made = await fetch(`${first.api}/uploads/`, { method: 'POST', headers: create })
  const id = made.headers.get('location')!.split('/').at(-1)!
  const { status } = await patch(`${first.api}/uploads/${id}`, 0, 2_000_000)
  expect(status).toBe(204)
  await killedAt(/^PUT .*partials/, first, () => patch(`${first.api}/uploads/${id}`, 2_000_000))

  const second = await start()
  const url = `${second.api}/uploads/${id}`
  const head = await fetch(url, { method: 'HEAD', headers: tus })
  expect(head.headers.get('upload-offset')).toBe('2000000')
  expect((await patch(url, 2_000_000)).status).toBe(204)
  const body = formOf([
    ['data', JSON.stringify(TESTIMONIAL)],
    ['video_upload', id],
  ])
  await idOf(await fetch(`${second.api}/testimonial/`, { method: 'POST', body }))
  second.child.kill('SIGTERM')
  await second.exit
  const names = await bucket.names()
  expect(names.filter((name) => name.startsWith('videos/'))).toHaveLength(1)
}, 120_000)

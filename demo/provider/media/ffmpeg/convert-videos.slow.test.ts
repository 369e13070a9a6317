import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimJobs, finishJob } from '../../data/jobs/jobs.ts'
import { type Worker, runDueJobs, startWorker } from '../../jobs/worker.ts'
import { API } from '../../testing/api-for-test.ts'
import { deskBrowser } from '../../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../../testing/open-for-test.ts'
import {
  filesOf,
  idOf,
  outcome,
  sendTestimonial,
  stored,
  testimonialForm,
} from '../../testing/upload-for-test.ts'
import { settingsFromEnvironment } from '../../settings/settings.ts'
import { videoHandler } from './convert-videos.ts'
import { filmIn } from '../film.ts'

const FFMPEG = '/usr/bin/ffmpeg'
const clip = (name: string) =>
  readFile(resolve(import.meta.dirname, '../../../../dist-spec/support/files', name))

let provider: TestProvider
let worker: Worker | undefined
/** A provider that queues videos but converts none. */
const open = async (moderation: boolean) => {
  provider = await openForTest({ moderation, uploadRate: { limit: 1000, seconds: 1 } })
  await provider.database.query('delete from testimonials')
  provider.settings.ffmpeg = FFMPEG
}
beforeEach(() => (worker = undefined))
afterEach(async () => {
  await worker?.stop()
  await provider.close()
})

const handlers = () => ({ video: videoHandler(provider.database, provider.media, FFMPEG) })
const start = () => (worker = startWorker(provider.database, handlers(), provider.settings))
const claim = async () =>
  claimJobs(provider.database, [{ kind: 'video', places: 1, lease: 60 }], provider.settings.now())
/** As if the process that claimed was killed a while ago. */
const expire = () => provider.database.query('update jobs set claimed_until = now()')
const send = async (video: Buffer) => idOf(await sendTestimonial(provider, testimonialForm(video)))
const queue = () =>
  provider.database.query<Record<string, unknown>>('select failed from conversions')
const row = async () =>
  (await provider.database.query<Record<string, string>>('select * from testimonials'))[0]!
const listed = async () =>
  (await (await provider.app.request(`${API}/testimonial/`)).json()) as Record<string, string>[]
const slow = { timeout: 60_000, interval: 200 }

test(
  'converts an HEVC video before it is published, and keeps the original until then',
  { timeout: 120_000 },
  async () => {
    await open(true)
    const sent = await clip('hevc.mov')
    const id = await send(sent)
    const original = (await row())['video']!
    const desk = deskBrowser(provider)
    await desk.signIn()
    const page = `/desk/moderation/testimonials/${id}`
    expect(await desk.read(page)).toContain('This video is being converted.')
    const publish = { decision: 'approved', was: 'held', intent: 'a' }
    expect((await desk.post(page, publish)).status).toBe(422)

    // A killed process leaves its claim and its files behind.
    const [left] = await claim()
    expect(await claim()).toEqual([])
    await expire()
    start()
    await expect.poll(queue, slow).toEqual([])
    await expect(finishJob(provider.database, left!)).rejects.toThrow('Another process')

    const { video, poster } = (await row()) as { video: string; poster: string }
    expect(video).not.toBe(original)
    const path = resolve(provider.media.incoming, '..', video.slice('/media/'.length))
    expect(await filmIn(path, 'mp4')).toEqual({ codec: 'H.264', isPlayable: true })
    expect((await stored(provider, poster)).toString('latin1', 8, 12)).toBe('WEBP')
    await provider.media.sweep()
    const files = await filesOf(provider)
    expect(files.map((name) => `/media/${name}`)).toEqual(
      [poster.replace('.webp', '-small.webp'), poster, video].toSorted(),
    )
    expect(await listed()).toEqual([])
    expect(await desk.read(page)).not.toContain('being converted')
    expect((await desk.post(page, { ...publish, intent: 'b' })).status).toBe(303)
    expect(await listed()).toMatchObject([
      { video_s3_url: `http://localhost${video}`, poster_url: `http://localhost${poster}` },
    ])
  },
)

test('reports a damaged video to staff, and never publishes it', { timeout: 120_000 }, async () => {
  await open(false)
  const damaged = await clip('hevc.mov')
  damaged.fill(0, damaged.indexOf('mdat') + 4 + 1000, damaged.indexOf('moov') - 4)
  const id = await send(damaged)
  start()
  await expect.poll(async () => (await queue())[0]?.['failed'], slow).toBe(true)
  expect(await listed()).toEqual([])
  const desk = deskBrowser(provider)
  await desk.signIn()
  const page = `/desk/moderation/testimonials/${id}`
  expect(await desk.read(page)).toContain('This video could not be converted.')
  const publish = { decision: 'approved', was: 'held', intent: 'a' }
  expect((await desk.post(page, publish)).status).toBe(422)
  await worker!.stop()
  // Without moderation a good video is published as soon as it is converted.
  await provider.database.query('delete from testimonials')
  await send(await clip('clip.webm'))
  expect(await listed()).toEqual([])
  start()
  await expect.poll(async () => (await listed()).length, slow).toBe(1)
})

test('gives up on a video that ends its process each time', async () => {
  await open(true)
  await send(await clip('hevc.mov'))
  for (let times = 0; times < 3; times += 1) {
    expect(await claim()).toMatchObject([{ tries: times + 1 }])
    await expire()
  }
  await runDueJobs(provider.database, handlers(), provider.settings)
  expect(await queue()).toEqual([{ failed: true }])
})

test("refuses videos that browsers can't play if there is no ffmpeg", async () => {
  await open(true)
  provider.settings.ffmpeg = undefined
  const own = await openForTest({ moderation: false })
  const sendTo = async (video: Buffer) =>
    outcome(await sendTestimonial(own, testimonialForm(video)))
  expect(await sendTo(await clip('hevc.mov'))).toEqual([422, { video: 'unplayable' }])
  const damaged = await clip('clip.mp4')
  damaged.fill(0, damaged.indexOf('mdat') + 4 + 1000, damaged.indexOf('mdat') + 20_000)
  expect(await sendTo(damaged)).toEqual([422, { video: 'unreadable' }])
  expect(await own.database.query('select 1 from conversions')).toEqual([])
  await own.close()
  expect(() => settingsFromEnvironment({ FFMPEG: 'ffmpeg' })).toThrow(
    "FFMPEG must be the absolute path of a program, like /usr/bin/ffmpeg, but is 'ffmpeg'.",
  )
  expect(() => settingsFromEnvironment({ FFMPEG: '/no/ffmpeg' })).toThrow('FFMPEG must be')
})

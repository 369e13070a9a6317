import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attractions } from '../data/seed/attractions.ts'
import type { Serving } from '../../server/serve.ts'
import { serveForTest } from '../../server/serve-for-test.ts'

let serving: Serving
beforeAll(async () => {
  serving = await serveForTest()
})
afterAll(() => serving.close())

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(serving.origins.provider + path, { method, headers })

test('serves the clip and the poster of every testimonial publicly', async () => {
  const rows = await serving.provider.database.query('select video from testimonials')
  const videos = rows.map(({ video }) => video as string)
  expect(videos.length).toBe(9)
  for (const video of videos) {
    const answer = await ask(video)
    const clip = Buffer.from(await answer.arrayBuffer())
    expect([video, answer.status, answer.headers.get('content-type')]).toEqual([
      video,
      200,
      'video/mp4',
    ])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(clip.byteLength).toBeGreaterThanOrEqual(80_000)
    expect(clip.byteLength).toBeLessThanOrEqual(400_000)
    // The index precedes the frames, so that playback starts immediately.
    expect(clip.indexOf('moov')).toBeLessThan(clip.indexOf('mdat'))
    const poster = await ask(video.replace(/mp4$/, 'webp'))
    const { format, width, height } = await sharp(await poster.arrayBuffer()).metadata()
    expect([format, width, height]).toEqual(['webp', 640, 360])
  }
})

test('serves the picture of every attraction, and nothing else', async () => {
  const pictures = new Set(attractions.flatMap(({ image }) => image))
  const answers = await Promise.all(
    [...pictures].map(async (picture) => (await ask(picture)).status),
  )
  expect(new Set(answers)).toEqual(new Set([200]))
  for (const path of [
    '/media/scenes/',
    '/media/scenes/nowhere-day.svg',
    '/media/scenes/alps-day.svg/',
    '/media/scenes/%E0%A4%A',
  ]) {
    expect((await ask(path, { accept: 'text/html' })).status).toBe(404)
  }
})

test('serves landscapes publicly, and 304 to a client that has them', async () => {
  const answer = await ask('/media/scenes/alps-day.svg')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  })
  const etag = answer.headers.get('etag')!
  for (const tag of [etag, `W/${etag}`, `"x", ${etag}`]) {
    const again = await ask('/media/scenes/alps-day.svg', { 'if-none-match': tag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('access-control-allow-origin')).toBe('*')
  }
  const head = await ask('/media/scenes/alps-day.svg', {}, 'HEAD')
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  expect((await ask('/media/scenes/alps-day.svg', {}, 'PUT')).status).toBe(405)
})

test('sends a range of a clip, and 304 to a client that has it', async () => {
  const part = await ask('/media/clips/alps.mp4', { range: 'bytes=4-7' })
  expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
  const etag = part.headers.get('etag')!
  expect((await ask('/media/clips/alps.mp4', { 'if-none-match': etag })).status).toBe(304)
})

test('serves nothing else there, and accepts no writes', async () => {
  for (const path of [
    '/media/clips/',
    '/media/clips/nobody.mp4',
    '/media/clips/../make-clips.ts',
  ]) {
    expect((await ask(path, { accept: 'application/json' })).status).toBe(404)
  }
  expect((await ask('/media/clips/alps.mp4', {}, 'PUT')).status).toBe(405)
})

test.each([
  ['mp4', 4, 'ftypisom'],
  ['mov', 4, 'ftypqt'],
  ['webm', 0, '\u001AE\u00DF\u00A3'],
])('has a small clip as %s for upload tests', async (kind, at, start) => {
  const file = await readFile(
    resolve(import.meta.dirname, `../../../dist-spec/support/files/clip.${kind}`),
  )
  expect(file.toString('latin1', at, at + start.length)).toBe(start)
  expect(file.byteLength).toBeGreaterThan(10 * 1024)
  expect(file.byteLength).toBeLessThan(60 * 1024)
})

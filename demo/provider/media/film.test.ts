import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mp4 } from '../testing/upload-for-test.ts'
import { movWithPlaces, webm } from '../testing/video-for-test.ts'
import { filmIn } from './film.ts'
import { kindOfFile } from './kinds.ts'
import { clean } from './videos.ts'

let folder: string
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'trip-film-'))))
afterAll(() => rm(folder, { recursive: true }))

const clip = (name: string) =>
  readFile(resolve(import.meta.dirname, '../../../dist-spec/support/files', name))

async function filmOf(bytes: Buffer) {
  const path = join(folder, 'film')
  await writeFile(path, bytes)
  return filmIn(path, (await kindOfFile(path))!)
}

test.each<[string, () => Promise<Buffer>, string, boolean]>([
  ['an mp4', mp4, 'H.264', true],
  ['a mov', () => clip('clip.mov'), 'H.264', true],
  ['a WebM', () => clip('clip.webm'), 'VP9', true],
  ['an iPhone’s mov', () => clip('hevc.mov'), 'HEVC', false],
  ['a live WebM', async () => webm('', true), 'VP8', true],
  ['VP9 in a mov', async () => movWithPlaces(''), 'VP9', true],
])('detects the codec of %s', async (_, make, codec, isPlayable) => {
  expect(await filmOf(await make())).toEqual({ codec, isPlayable })
})

/** Changes a four-character code. */
const renamed = (bytes: Buffer, from: string, to: string) =>
  Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1')

test('recognizes videos that no browser plays', async () => {
  const video = await clip('clip.mp4')
  for (const type of ['apcn', 'mp4v', 'encv', 'jpeg']) {
    const film = await filmOf(renamed(video, 'avc1\0\0\0\0', `${type}\0\0\0\0`))
    expect([type, film?.isPlayable]).toEqual([type, false])
  }
  const deep = Buffer.from(video)
  deep.writeUInt8(110, deep.indexOf('avcC') + 5)
  expect(await filmOf(deep)).toEqual({ codec: 'H.264 with 10 bits', isPlayable: false })
  expect((await filmOf(renamed(webm(''), 'V_VP8', 'V_MPG')))?.isPlayable).toBe(false)
})

test('recognizes unplayable sound, unless there is another track', async () => {
  const video = await mp4()
  const isHeard = video.includes('mp4a')
  const muted = await filmOf(renamed(video, 'mp4a\0\0\0\0', 'ac-3\0\0\0\0'))
  expect(muted?.isPlayable).toBe(!isHeard)
})

test('recognizes samples that are misplaced or invalid', async () => {
  const video = await clip('clip.mp4')
  const at = video.indexOf('mdat') + 4
  const length = video.readUInt32BE(at - 8) - 8
  for (const [from, to] of [
    [0, length],
    [length / 2, length],
    [length / 2, length * 0.6],
  ] as const) {
    const damaged = Buffer.from(video).fill(0, at + Math.floor(from), at + Math.floor(to))
    expect([from, await filmOf(damaged)]).toEqual([from, undefined])
  }
  const moved = Buffer.from(video)
  moved.writeUInt32BE(moved.length, moved.indexOf('stco') + 12)
  expect(await filmOf(moved)).toBeUndefined()
  const more = Buffer.from(video)
  const count = more.indexOf('stsz') + 12
  more.writeUInt32BE(more.readUInt32BE(count) + 9, count)
  expect(await filmOf(more)).toBeUndefined()
})

test('survives altered bytes', async () => {
  const video = await clip('clip.mp4')
  const moov = video.indexOf('moov')
  for (let step = 0; step < 300; step += 1) {
    const changed = Buffer.from(video)
    changed.writeUInt8((step * 37) % 256, moov + ((step * 7919) % (video.length - moov)))
    await filmOf(changed)
    expect(typeof (await clean(join(folder, 'film'), 'mp4'))).toBe('boolean')
  }
})

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kindOfFile } from './kinds.ts'
import { mp4 } from '../testing/upload-for-test.ts'
import { box, element, movWithPlaces, webm } from '../testing/video-for-test.ts'
import { clean } from './videos.ts'

const PLACE = '+27.1751+078.0421/ Agra'

let file: string
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trip-videos-'))
  file = join(folder, 'video')
})
afterAll(() => rm(folder, { recursive: true }))

/** Detected type of a video and its cleaned bytes; undefined if refused. */
async function cleaned(bytes: Buffer): Promise<[string | undefined, Buffer | undefined]> {
  await writeFile(file, bytes)
  const kind = await kindOfFile(file)
  const isWhole = kind !== undefined && (await clean(file, kind))
  return [kind, isWhole ? await readFile(file) : undefined]
}

const isRefused = async (bytes: Buffer) => (await cleaned(bytes))[1] === undefined

test('keeps pictures and sound of an mp4 unchanged', async () => {
  const video = await mp4()
  const [kind, after] = await cleaned(video)
  expect([kind, after?.length]).toEqual(['mp4', video.length])
  const udta = video.indexOf('udta')
  const moovEnd = 32 + video.readUInt32BE(32)
  expect(after!.subarray(0, udta)).toEqual(video.subarray(0, udta))
  expect(after!.subarray(moovEnd)).toEqual(video.subarray(moovEnd))
})

test('blanks the place that a phone writes into an mp4', async () => {
  const video = await mp4()
  const udta = video.indexOf('udta') - 4
  const size = video.readUInt32BE(udta)
  const xyz = box('\u00a9xyz', Buffer.from(PLACE.padEnd(size - 16)))
  box('udta', xyz).copy(video, udta)
  expect(video.includes(PLACE)).toBe(true)
  const [, after] = await cleaned(video)
  expect(after!.includes(PLACE)).toBe(false)
})

test('blanks all places in a mov, including its location track', async () => {
  const video = movWithPlaces(PLACE)
  expect(video.toString('latin1').split('+27.1751').length - 1).toBe(9)
  const [kind, after] = await cleaned(video)
  expect([kind, after?.length]).toEqual(['mov', video.length])
  expect(after!.includes('+27')).toBe(false)
  expect(after!.includes('Agra')).toBe(false)
  expect(after!.includes(Buffer.alloc(20_000, 'picture '))).toBe(true)
  expect((await cleaned(after!))[1]).toEqual(after)
})

test.each([false, true])(
  'blanks tags, titles and attachments of a WebM (live: %s)',
  async (live) => {
    const video = webm(PLACE, live)
    expect(video.toString('latin1').split(PLACE).length - 1).toBe(3)
    const [kind, after] = await cleaned(video)
    expect([kind, after?.length]).toEqual(['webm', video.length])
    expect(after!.includes('27.1751')).toBe(false)
    expect(after!.includes('block '.repeat(3000))).toBe(true)
    expect((await cleaned(after!))[1]).toEqual(after)
  },
)

test('refuses a truncated video', async () => {
  for (const video of [await mp4(), movWithPlaces(PLACE), webm(PLACE), webm(PLACE, true)]) {
    // A live WebM may lack its last element, since its size is unknown.
    for (const part of [0.001, 0.1, 0.5, 0.9, 1 - 1 / video.length]) {
      expect(await isRefused(video.subarray(0, Math.ceil(video.length * part)))).toBe(true)
    }
  }
})

test('refuses or blanks appended data', async () => {
  const script = '<script>alert(1)</script>'
  for (const video of [await mp4(), movWithPlaces(PLACE), webm(PLACE), webm(PLACE, true)]) {
    for (const tail of [script, 'x', '\0\0\0\0', 'PK\x03\x04', '\x1a\x45\xdf\xa3']) {
      expect(await isRefused(Buffer.concat([video, Buffer.from(tail, 'latin1')]))).toBe(true)
    }
  }
  expect(await isRefused(Buffer.concat([webm(PLACE), element('ec', script)]))).toBe(true)
  const [, after] = await cleaned(Buffer.concat([await mp4(), box('free', script)]))
  expect(after!.includes(script)).toBe(false)
})

test('refuses a file without pictures, or in another container', async () => {
  const video = movWithPlaces(PLACE)
  expect(
    await isRefused(Buffer.from(video.toString('latin1').replace('vide', 'soun'), 'latin1')),
  ).toBe(true)
  const sound = webm(PLACE)
    .toString('latin1')
    .replace('\x83\x01\0\0\0\0\0\0\x01\x01', '\x83\x01\0\0\0\0\0\0\x01\x02')
  expect(await isRefused(Buffer.from(sound, 'latin1'))).toBe(true)
  const kindOfBrand = async (brand: string) => (await cleaned(box('ftyp', brand, 0)))[0]
  for (const brand of ['heic', 'avif', 'mif1', 'M4A ', 'jp2 '])
    expect(await kindOfBrand(brand)).toBeUndefined()
  for (const brand of ['isom', 'mp42', '3gp4']) expect(await kindOfBrand(brand)).toBe('mp4')
  const matroska = Buffer.concat([
    element('1a45dfa3', element('4282', 'matroska')),
    Buffer.alloc(99),
  ])
  expect((await cleaned(matroska))[0]).toBeUndefined()
  expect(await isRefused(box('ftyp', 'isom', 0))).toBe(true)
  expect(
    await isRefused(Buffer.concat([box('ftyp', 'isom', 0), box('mdat', 'x'), box('moov')])),
  ).toBe(true)
})

test('refuses structures with unbounded cost', async () => {
  const nested = (depth: number): Buffer =>
    Array.from({ length: depth }).reduce<Buffer>((inner) => box('trak', inner), box('hdlr'))
  // The content of `mdat` is the 400 bytes from 24 on.
  const around = (...tracks: Buffer[]) =>
    Buffer.concat([box('ftyp', 'isom', 0), box('mdat', 'x'.repeat(400)), box('moov', ...tracks)])
  const vide = box('trak', box('hdlr', 0, 0, 'vide'))
  expect(await isRefused(around(vide))).toBe(false)
  expect(await isRefused(around(vide, nested(2000)))).toBe(true)
  const isRefusedWith = (sizes: number[], offsets: number[], count = offsets.length) => {
    const [stsz, stco] = [box('stsz', 0, ...sizes), box('stco', 0, count, ...offsets)]
    const tables = box('stbl', stco, stsz, box('stsc', 0, 1, 1, 4, 1))
    return isRefused(around(vide, box('trak', box('hdlr', 0, 0, 'meta'), tables)))
  }
  expect(await isRefusedWith([100, 4], [24])).toBe(false)
  expect(await isRefusedWith([101, 4], [24])).toBe(true)
  expect(await isRefusedWith([100, 4], [23])).toBe(true)
  expect(await isRefusedWith([2 ** 31, 2 ** 31], [24])).toBe(true)
  expect(await isRefusedWith([0, 4], [24])).toBe(true)
  expect(await isRefusedWith([1, 4], [24], 2 ** 31)).toBe(true)
  expect(
    await isRefusedWith(
      [100, 4000],
      Array.from({ length: 1000 }, () => 24),
    ),
  ).toBe(true)
})

test('refuses more elements than a recorder writes', async () => {
  const [live, small] = [webm(PLACE, true), Buffer.from('ec80', 'hex')]
  const filled = (length: number) => Buffer.concat(Array.from({ length }, () => small))
  expect(await isRefused(Buffer.concat([live, filled(1000)]))).toBe(false)
  expect(await isRefused(Buffer.concat([live, filled(11_000)]))).toBe(true)
  const cluster = element('1f43b675', '', '01ffffffffffffff')
  expect(await isRefused(Buffer.concat([live, cluster, filled(100_000)]))).toBe(false)
  expect(await isRefused(Buffer.concat([live, cluster, filled(600_000)]))).toBe(true)
})

test('survives altered bytes, and changes no length', async () => {
  const whole = [movWithPlaces(PLACE), webm(PLACE), webm(PLACE, true)]
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 })
  const lengths = async (video: Buffer, changes: [number, number][]) => {
    const changed = Buffer.from(video)
    for (const [at, value] of changes) {
      // At both ends, where the structure is.
      const place = at % 1200
      changed[place < 60 ? place : video.length - place] = value
    }
    const [, after] = await cleaned(changed)
    return [video.length, undefined].includes(after?.length)
  }
  const property = fc.asyncProperty(fc.constantFrom(...whole), changes, lengths)
  const { failed } = await fc.check(property, { numRuns: 400 })
  expect(failed).toBe(false)
})

import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { thumbnailOf } from '../../../widgets/contract/values/files.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import {
  REVIEW,
  filesOf,
  formOf,
  idOf,
  jpeg,
  noise,
  outcome,
  png,
  reviewForm,
  sendReview,
  stored,
} from '../testing/upload-for-test.ts'

let provider: TestProvider
beforeAll(
  async () =>
    (provider = await openForTest({ demo: false, uploadRate: { limit: 1_000_000, seconds: 1 } })),
)
beforeEach(async () => {
  await provider.database.query('delete from reviews')
  await provider.forget()
})
afterEach(() => {
  if (provider.logged.length > 0) throw new Error(provider.logged.join('\n'))
})
afterAll(() => provider.close())

const rows = () =>
  provider.database.query<{ uuid: string; images: string[] }>('select * from reviews')

const send = async (changes: object, photos: Uint8Array[] = []) =>
  outcome(await sendReview(provider, reviewForm(changes, photos)))

test('stores a review and returns its id', async () => {
  const id = await idOf(await sendReview(provider))
  const row = { ...REVIEW, rating: 4, mobile_number: '9876543210' }
  expect(await rows()).toMatchObject([{ uuid: id, ...row, images: [] }])
})

test('reads stars and a mobile number in the digits of every script', async () => {
  await idOf(await sendReview(provider, reviewForm({ rating: '४', mobile_number: '٩٨٧٦٥٤٣٢١٠' })))
  expect(await rows()).toMatchObject([{ rating: 4, mobile_number: '9876543210' }])
})

test('stores photos in their order, with thumbnails, and lists them', async () => {
  const photos = [await jpeg(2000, 1000), await png(300, 600)]
  const before = await filesOf(provider)
  await idOf(await sendReview(provider, reviewForm({}, photos)))
  const page = await provider.post('/api/v1/reviews', { attraction: 'taj-mahal' })
  const { data } = (await page.json()) as { data: { images: string[] }[] }
  const [wide, tall] = data[0]!.images
  expect(wide).toMatch(/^http:\/\/localhost\/media\/photos\/[\da-f]{32}\.webp$/)
  const sizeOf = async (address: string) => {
    const { width, height, format } = await sharp(
      await stored(provider, new URL(address).pathname),
    ).metadata()
    return [format, width, height]
  }
  expect(await sizeOf(wide!)).toEqual(['webp', 1600, 800])
  expect(await sizeOf(tall!)).toEqual(['webp', 300, 600])
  expect(await sizeOf(thumbnailOf(wide!))).toEqual(['webp', 320, 160])
  expect(await sizeOf(thumbnailOf(tall!))).toEqual(['webp', 160, 320])
  expect(await filesOf(provider)).toHaveLength(before.length + 4)
  expect(await provider.database.query('select * from pending_media')).toEqual([])
})

test('rotates photos upright, and removes place and camera', async () => {
  const photo = await noise(200, 100)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Camera of Asha' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 10/1 30/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const sent = await sharp(photo).metadata()
  expect([sent.orientation, sent.exif?.includes('Camera of Asha')]).toEqual([6, true])
  await idOf(await sendReview(provider, reviewForm({}, [photo])))
  const [{ images } = { images: [] }] = await rows()
  for (const path of [images[0]!, thumbnailOf(images[0]!)]) {
    const file = await stored(provider, path)
    const { width, height, exif, xmp, iptc, orientation } = await sharp(file).metadata()
    expect([width, height]).toEqual([100, 200])
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(file.includes('Camera of Asha')).toBe(false)
  }
})

test('drops data appended to a photo', async () => {
  const tail = Buffer.from('PK\x03\x04<script>alert(1)</script>')
  const photo = Buffer.concat([await jpeg(), tail])
  await idOf(await sendReview(provider, reviewForm({}, [photo])))
  const [row] = await rows()
  expect((await stored(provider, row!.images[0]!)).includes('<script>')).toBe(false)
})

/** Bytes that start like another file type. */
const bytes = (mark: string, length = 4096) =>
  Buffer.concat([Buffer.from(mark, 'latin1'), Buffer.alloc(length, 0x41)])

/** A black 1-bit PNG, which compresses to almost nothing. */
async function blackPng(edge: number): Promise<Buffer> {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const around = Buffer.alloc(8)
    around.writeUInt32BE(data.length)
    around.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(edge)
  header.writeUInt32BE(edge, 4)
  const pixels = deflateSync(Buffer.alloc((Math.ceil(edge / 8) + 1) * edge))
  const mark = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    mark,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test.each<[string, string, () => Promise<Buffer>]>([
  [
    'an SVG',
    'type',
    async () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(2000)}</svg>`),
  ],
  ['a GIF', 'type', async () => bytes('GIF89a')],
  ['a program', 'type', async () => bytes('MZ\x90\0')],
  ['a WebP', 'type', async () => noise(64, 64).webp({ quality: 100 }).toBuffer()],
  ['an empty file', 'small', async () => Buffer.alloc(0)],
  ['1023 bytes', 'small', async () => (await jpeg()).subarray(0, 1023)],
  ['the mark of a JPEG and nothing else', 'unreadable', async () => bytes('\xff\xd8\xff\xe0')],
  ['a JPEG that broke off', 'unreadable', async () => (await jpeg(400, 400)).subarray(0, 30_000)],
  ['a PNG that broke off', 'unreadable', async () => (await png(400, 400)).subarray(0, 30_000)],
  ['20,000 by 20,000 pixels', 'pixels', () => blackPng(20_000)],
])('refuses %s under any name, and stores nothing: %s', async (_, fault, make) => {
  const before = await filesOf(provider)
  const file = await make()
  const form = reviewForm({}, [await jpeg()])
  form.append('files2', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'photo.png')
  expect(await outcome(await sendReview(provider, form))).toEqual([422, { files2: fault }])
  expect(await rows()).toEqual([])
  expect(await filesOf(provider)).toEqual(before)
})

test('refuses a photo above 10 MB, and accepts one of exactly that', async () => {
  const largest = 10 * 1024 * 1024
  const photo = Buffer.alloc(largest)
  ;(await jpeg()).copy(photo)
  expect(await send({}, [Buffer.concat([photo, Buffer.alloc(1)])])).toEqual([
    413,
    { files1: 'large' },
  ])
  expect(await send({}, [photo])).toEqual([201, undefined])
})

test('accepts ten photos, and refuses the eleventh', async () => {
  const photo = await jpeg()
  const photos = (count: number) => Array.from({ length: count }, () => photo)
  expect(await send({}, photos(10))).toEqual([201, undefined])
  expect(await send({}, photos(11))).toEqual([422, { files11: 'many' }])
  expect(await send({}, photos(50))).toEqual([422, { files11: 'many' }])
})

const withParts = async (...parts: [string, string | Uint8Array][]) =>
  outcome(
    await sendReview(provider, formOf([...Object.entries(REVIEW), ...parts] as [string, string][])),
  )

test('photos must be numbered from 1, without gaps or duplicates', async () => {
  const photo = await jpeg()
  expect(await withParts(['files1', photo], ['files3', photo])).toEqual([
    422,
    { files2: 'required' },
  ])
  expect(await withParts(['files2', photo], ['files1', photo])).toEqual([201, undefined])
  expect(await withParts(['files1', photo], ['files1', photo])).toEqual([
    422,
    { files1: 'invalid' },
  ])
  expect(await withParts(['files0', photo], ['photo', photo], ['__proto__', photo])).toEqual([
    422,
    Object.fromEntries(['files0', 'photo', '__proto__'].map((name) => [name, 'invalid'])),
  ])
  expect(await withParts(['files1', 'text'])).toEqual([422, { files1: 'invalid' }])
})

test('an empty file field has no photo', async () => {
  const form = reviewForm()
  form.append('files1', new Blob([]), '')
  expect(await outcome(await sendReview(provider, form))).toEqual([201, undefined])
})

test.each([
  ['a path', '../../../etc/cron.d/x'],
  ['a path of Windows', '..\\..\\x.png'],
  ['300 letters', `${'é'.repeat(300)}.png`],
  ['right to left', 'مرحبا\u202Egpj.exe'],
])('ignores the name of a photo: %s', async (_, name) => {
  const form = formOf([
    ...(Object.entries(REVIEW) as [string, string][]),
    ['files1', await jpeg(), name],
  ])
  expect(await outcome(await sendReview(provider, form))).toEqual([201, undefined])
  const files = await filesOf(provider)
  expect(files.every((path) => /^photos\/[\da-f]{32}(-small)?\.webp$/.test(path))).toBe(true)
})

test('names all wrong fields and files together', async () => {
  const wrong = {
    rating: '6',
    email: 'a@',
    first_name: ' ',
    feedback: 'x'.repeat(5001),
    date_of_visit: '2026-02-30',
  }
  expect(await send(wrong, [Buffer.alloc(10)])).toEqual([
    422,
    {
      rating: 'range',
      email: 'email',
      first_name: 'required',
      feedback: 'long',
      date_of_visit: 'invalid',
      files1: 'small',
    },
  ])
  for (const rating of ['', '4.5', 'x', '1e1']) {
    expect(await send({ rating })).toEqual([422, { rating: rating ? 'range' : 'required' }])
  }
  expect(await withParts(['email', 'b@mail.example'])).toEqual([422, { email: 'invalid' }])
  expect(await send({ feedback: 'x'.repeat(200_000) })).toEqual([422, { feedback: 'long' }])
})

test('requires an existing attraction, and a visit up to today in any time zone', async () => {
  for (const attraction of ['nowhere', 'taj\0mahal', "x' or 1=1"]) {
    expect(await send({ attraction })).toEqual([422, { attraction: 'invalid' }])
  }
  expect(await send({ date_of_visit: '2026-11-21' })).toEqual([201, undefined])
  expect(await send({ date_of_visit: '2026-11-22' })).toEqual([422, { date_of_visit: 'range' }])
})

test('averages are right after thirty concurrent reviews', async () => {
  const ratings = Array.from({ length: 30 }, (_, index) => (index % 5) + 1)
  const sendOne = async (rating: number, index: number) =>
    sendReview(provider, reviewForm({ rating: String(rating), feedback: `Visit ${index}.` }))
  const answers = ratings.map(sendOne)
  const ids = await Promise.all((await Promise.all(answers)).map(idOf))
  expect(new Set(ids).size).toBe(30)
  const answer = await provider.app.request('/api/v1/trips/attractions/taj-mahal')
  expect(await answer.json()).toMatchObject({ avg_review: 3, total_review: 30 })
  await Promise.all([1, 1, 1].map((rating, index) => sendOne(rating, 30 + index)))
  const later = await provider.app.request('/api/v1/trips/attractions/taj-mahal')
  expect(await later.json()).toMatchObject({ avg_review: 2.82, total_review: 33 })
})

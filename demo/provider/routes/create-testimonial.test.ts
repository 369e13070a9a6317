import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { movWithPlaces, webm } from '../testing/video-for-test.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import {
  TESTIMONIAL,
  filesOf,
  formOf,
  idOf,
  mp4,
  outcome,
  sendTestimonial,
  stored,
  testimonialForm,
} from '../testing/upload-for-test.ts'

let provider: TestProvider
beforeAll(async () => {
  provider = await openForTest({ demo: false, uploadRate: { limit: 1_000_000, seconds: 1 } })
})
beforeEach(async () => {
  await provider.database.query('delete from testimonials')
  await provider.forget()
})
afterEach(() => {
  if (provider.logged.length > 0) throw new Error(provider.logged.join('\n'))
})
afterAll(() => provider.close())

const rows = () =>
  provider.database.query<{ uuid: string; video: string }>('select * from testimonials')

const send = async (...parts: Parameters<typeof formOf>[0]) =>
  outcome(await sendTestimonial(provider, formOf(parts)))

const data = JSON.stringify(TESTIMONIAL)

test('stores a testimonial with its video, and lists it', async () => {
  const id = await idOf(await sendTestimonial(provider, testimonialForm(await mp4())))
  expect(await rows()).toMatchObject([{ uuid: id, ...TESTIMONIAL, phone_number: '9876543210' }])
  const answer = await provider.app.request(`${API}/testimonial/`)
  const [listed] = (await answer.json()) as [
    { email: string; description: string; video_s3_url: string },
  ]
  expect(listed).toMatchObject({ email: '', description: TESTIMONIAL.description })
  expect(listed.video_s3_url).toMatch(/^http:\/\/localhost\/media\/videos\/[\da-f]{32}\.mp4$/)
  expect(await stored(provider, new URL(listed.video_s3_url).pathname)).toHaveLength(
    (await mp4()).length,
  )
  expect(await provider.database.query('select * from pending_media')).toEqual([])
})

test.each([
  ['mp4', mp4],
  ['mov', async () => movWithPlaces('+27.1751+078.0421/')],
  ['webm', async () => webm('+27.1751+078.0421/', true)],
])('accepts %s under any name, and removes its place', async (kind, make) => {
  const form = testimonialForm(await make(), '../../\u202Eآب.exe')
  expect(await outcome(await sendTestimonial(provider, form))).toEqual([201, undefined])
  const [row] = await rows()
  expect(row!.video).toMatch(new RegExp(`^/media/videos/[\\da-f]{32}\\.${kind}$`))
  expect((await stored(provider, row!.video)).includes('+27')).toBe(false)
})

const bytes = (mark: string) =>
  Buffer.concat([Buffer.from(mark, 'latin1'), Buffer.alloc(20_000, 0x41)])

test.each<[string, string, () => Promise<Buffer>]>([
  ['a program', 'type', async () => bytes('MZ\x90\0')],
  ['an HTML page', 'type', async () => bytes('<!doctype html><script>')],
  ['an AVI', 'type', async () => bytes('RIFF....AVI ')],
  ['an empty file', 'small', async () => Buffer.alloc(0)],
  ['10,239 bytes', 'small', async () => (await mp4()).subarray(0, 10_239)],
  ['the mark of an mp4 and nothing else', 'unreadable', async () => bytes('\0\0\0\x14ftypisom')],
  ['an mp4 that broke off', 'unreadable', async () => (await mp4()).subarray(0, 90_000)],
  [
    'an mp4 with a script after it',
    'unreadable',
    async () => Buffer.concat([await mp4(), Buffer.from('<script>alert(1)</script>')]),
  ],
  ['a WebM that broke off', 'unreadable', async () => webm('').subarray(0, 15_000)],
])('refuses %s, and stores nothing: %s', async (_, fault, make) => {
  const before = await filesOf(provider)
  const form = formOf([
    ['data', data],
    ['video', await make(), 'clip.mp4', 'video/mp4'],
  ])
  expect(await outcome(await sendTestimonial(provider, form))).toEqual([422, { video: fault }])
  expect(await rows()).toEqual([])
  expect(await filesOf(provider)).toEqual(before)
})

test('accepts one video, in its field', async () => {
  const video = await mp4()
  expect(await send(['data', data])).toEqual([422, { video: 'required' }])
  expect(await send(['data', data], ['video', 'text'])).toEqual([422, { video: 'invalid' }])
  expect(await send(['data', data], ['video', video], ['video', video])).toEqual([
    422,
    { video: 'many' },
  ])
  expect(await send(['data', data], ['film', video])).toEqual([
    422,
    { film: 'invalid', video: 'required' },
  ])
  expect(await send(['video', video], ['data', data])).toEqual([201, undefined])
})

test('names faults of the JSON and its fields', async () => {
  const video: ['video', Buffer] = ['video', await mp4()]
  expect(await send(video)).toEqual([422, { data: 'required' }])
  for (const wrong of ['{', '[]', 'null', '7']) {
    expect(await send(['data', wrong], video)).toEqual([422, { data: 'invalid' }])
  }
  expect(await send(['data', data], ['data', data], video)).toEqual([422, { data: 'invalid' }])
  expect(await send(['data', `"${'x'.repeat(70_000)}"`], video)).toEqual([422, { data: 'long' }])
  expect(
    await send(['data', '{"email":"a@","description":"","first_name":7,"__proto__":{"x":1}}']),
  ).toEqual([
    422,
    {
      email: 'email',
      description: 'required',
      first_name: 'required',
      last_name: 'required',
      phone_number: 'required',
      video: 'required',
    },
  ])
})

test('refuses a body that is too large before reading it, or as soon as it gets too large', async () => {
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  const length = { ...type, 'content-length': String(300 * 1024 * 1024) }
  expect(await outcome(await sendTestimonial(provider, 'x', length))).toEqual([413, 'too_large'])
  let sent = 0
  const head = '--x\r\ncontent-disposition: form-data; name="film"; filename="a"\r\n\r\n'
  const long = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(head)),
    pull: (controller) => {
      sent += 1
      controller.enqueue(new Uint8Array(1024 * 1024))
      if (sent === 1000) controller.close()
    },
  })
  const request = new Request(`http://localhost${API}/testimonial/`, {
    method: 'POST',
    body: long,
    headers: type,
    duplex: 'half',
  } as RequestInit)
  expect(await outcome(await provider.app.request(request))).toEqual([413, 'too_large'])
  expect(sent).toBeLessThan(220)
  expect(await filesOf(provider)).not.toContainEqual(expect.stringMatching(/^incoming/))
})

test('names a file that is too large', async () => {
  const video = Buffer.alloc(200 * 1024 * 1024 + 1)
  ;(await mp4()).copy(video)
  expect(await send(['data', data], ['video', video])).toEqual([413, { video: 'large' }])
})

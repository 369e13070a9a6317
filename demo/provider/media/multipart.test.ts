import { afterAll, beforeAll, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { REVIEW, filesOf, jpeg, outcome, sendReview, textPart } from '../testing/upload-for-test.ts'

let provider: TestProvider
let photo: Buffer
beforeAll(async () => {
  provider = await openForTest({ uploadRate: { limit: 1_000_000, seconds: 1 } })
  photo = await jpeg()
})
afterAll(() => provider.close())

const TYPE = 'multipart/form-data; boundary=edge'

const filePart = (filename: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--edge\r\nContent-Disposition: form-data; name="files1"; filename="${filename}"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ])

const texts = Object.entries(REVIEW)
  .map(([name, value]) => textPart(name, value))
  .join('')

const whole = () =>
  Buffer.concat([Buffer.from(texts), filePart('a.jpg', photo), Buffer.from('--edge--\r\n')])

const send = async (body: BodyInit, type = TYPE) =>
  outcome(await sendReview(provider, body, { 'content-type': type }))

const bytes = (buffer: Buffer) => new Uint8Array(buffer)

test('parses a form as a browser writes it', async () => {
  expect(await send(bytes(whole()))).toEqual([201, undefined])
  expect(await send(bytes(whole()), 'Multipart/Form-Data; Boundary="edge"')).toEqual([
    201,
    undefined,
  ])
})

test('stores line ends as they were typed', async () => {
  await provider.database.query("delete from reviews where feedback like 'White%'")
  await send(
    bytes(Buffer.from(whole().toString('latin1').replace('marble.\n', 'marble.\r\n'), 'latin1')),
  )
  const rows = await provider.database.query(
    "select feedback from reviews where feedback like 'White%'",
  )
  expect(rows).toEqual([{ feedback: REVIEW.feedback }])
})

test('accepts only multipart forms', async () => {
  for (const type of ['application/json', 'multipart/mixed; boundary=edge', 'text/plain', '']) {
    expect(await send(bytes(whole()), type)).toEqual([415, 'unsupported_media_type'])
  }
})

test.each([
  ['no boundary', 'multipart/form-data', () => whole()],
  ['another boundary', 'multipart/form-data; boundary=other', () => whole()],
  ['no body', TYPE, () => Buffer.alloc(0)],
  ['no last boundary', TYPE, () => whole().subarray(0, -12)],
  ['a photo that broke off', TYPE, () => whole().subarray(0, -500)],
  ['text that broke off', TYPE, () => whole().subarray(0, 300)],
  ['a header that broke off', TYPE, () => whole().subarray(0, 30)],
  [
    'a header with a NUL',
    TYPE,
    () => Buffer.from(whole().toString('latin1').replace('a.jpg', 'a\0'), 'latin1'),
  ],
  ['a header of 100 KB', TYPE, () => filePart('x'.repeat(100_000), photo)],
  ['too many fields', TYPE, () => Buffer.from(`${textPart('x', 'y').repeat(60)}--edge--\r\n`)],
])('answers 400 to %s, and stores nothing', async (_, type, body) => {
  const before = [await provider.counts(), await filesOf(provider)]
  expect(await send(bytes(body()), type)).toEqual([400, 'malformed_multipart'])
  expect([{ ...(await provider.counts()), hits: 0 }, await filesOf(provider)]).toEqual([
    { ...(before[0] as object), hits: 0 },
    before[1],
  ])
})

test('refuses or accepts any altered bytes without an error', async () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 })
  const path = fc.constantFrom('/api/v1/create_reviews', `${API}/testimonial/`)
  await fc.assert(
    fc.asyncProperty(path, changes, async (path, changes) => {
      const body = whole()
      for (const [at, value] of changes) body[at % 1500] = value
      const headers = { 'content-type': TYPE }
      const init = { method: 'POST', body: bytes(body), headers }
      const { status } = await provider.app.request(path, init)
      return [201, 400, 422].includes(status)
    }),
    { numRuns: 150 },
  )
  expect(provider.logged).toEqual([])
  expect(await filesOf(provider)).not.toContainEqual(expect.stringMatching(/^incoming/))
})

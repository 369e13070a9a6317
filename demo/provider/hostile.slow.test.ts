import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../widgets/contract/refusal.ts'
import { API } from './testing/api-for-test.ts'
import { type TestProvider, openForTest } from './testing/open-for-test.ts'

let provider: TestProvider
let city: string
beforeAll(async () => {
  // No rate limit, so that each request reaches the code behind it.
  provider = await openForTest({ enquiryRate: { limit: 1_000_000, seconds: 1 } })
  const [row] = await provider.database.query<{ uuid: string }>('select uuid from cities limit 1')
  city = row!.uuid
})
afterAll(() => provider.close())

const PATHS = [
  '/enquiry/',
  '/user/corporate/',
  '//user/corporate/validate-otp/',
  '/user/login/',
  '/user/forgot_password',
  '/user/activate/',
  '/user/change_password/',
]
const FIELDS = [
  'destinations',
  'number_of_adults',
  'number_of_kids',
  'meal_plan',
  'from_date',
  'any_special_request',
  'first_name',
  'phone_number',
  'email',
  'corporate_email',
  'corporate_company_id',
  'otp',
  'password',
  '__proto__',
  'constructor',
  'toString',
]

const deep = (depth: number, open: string, close: string) =>
  open.repeat(depth) + close.repeat(depth)

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff@mail.example',
    "'; drop table enquiries; --",
    '9999-99-99',
    '0000-00-00',
    '-0001-01-01',
    '294277-01-01',
    '\u202e\r\nBcc: a@b.co',
    'x'.repeat(6000),
    -0,
    1e308,
    2 ** 53,
    -1,
    0.5,
    [],
    [[]],
    {},
    [null],
    { length: 1e9 },
    { toString: 1, valueOf: null, toJSON: 'x' },
  ),
  fc.anything({ withNullPrototype: true, maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
)

function json(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null'
  } catch {
    return 'null'
  }
}

/** JSON objects with any keys, including an own `__proto__`. */
const objects = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...FIELDS), fc.string()), nasty), { maxLength: 8 })
  .map((pairs) => `{${pairs.map(([key, value]) => `${json(key)}:${json(value)}`).join(',')}}`)

const bodies = fc.oneof(
  { weight: 4, arbitrary: objects },
  nasty.map(json),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    deep(30_000, '[', ']'),
    deep(6000, '{"a":', '}').replace('}', '1}'),
    '{"number_of_adults":1e999999}',
    '{"number_of_adults":-1e-999999}',
    `{"number_of_adults":${'9'.repeat(60_000)}}`,
    '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
    '\ufeff{}',
    '[1,]',
    'x'.repeat(70_000),
  ),
)

const visible = fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map(String.fromCharCode) })

async function refuses(path: string, init: RequestInit): Promise<boolean> {
  const response = await provider.app.request(path, init)
  const text = await response.text()
  refusal.parse(JSON.parse(text))
  const talkative = /node_modules|\.ts:\d|at async/.test(text)
  return response.status >= 400 && response.status < 500 && !talkative
}

const post = (path: string, body: string) =>
  refuses(API + path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })

/** Traces of an attack: rows, logged errors, a polluted prototype. */
async function traces(): Promise<unknown> {
  return [await provider.counts(), provider.logged, ({} as { admin?: boolean }).admin]
}

test('refuses every hostile body and stores nothing', async () => {
  const before = await traces()
  await fc.assert(fc.asyncProperty(fc.constantFrom(...PATHS), bodies, post), { numRuns: 500 })
  expect(await traces()).toEqual(before)
})

test('refuses an enquiry with one hostile value and stores nothing', async () => {
  const before = await traces()
  const places = fc.constantFrom('destinations', 'number_of_adults', 'phone_number', 'email')
  const wrong = nasty.map(json).filter((text) => !/^"[\d\s+()-]+"$|^\d+$/.test(text))
  await fc.assert(
    fc.asyncProperty(places, wrong, (place, value) => {
      const body = JSON.stringify({ ...enquiry(), [place]: '%' })
      return post(
        '/enquiry/',
        body.replace('"%"', () => value),
      )
    }),
    { numRuns: 300 },
  )
  expect(await traces()).toEqual(before)
})

const enquiry = () => ({
  destinations: [{ city, no_days: 3 }],
  number_of_adults: 2,
  phone_number: '9876543210',
  email: 'asha@mail.example',
})

test('accepts or refuses any text in optional fields without an error', async () => {
  const texts = fc.string({ unit: 'binary', maxLength: 200 })
  await fc.assert(
    fc.asyncProperty(texts, texts, fc.option(nasty), async (text, request, from_date) => {
      const { status } = await provider.post(`${API}/enquiry/`, {
        ...enquiry(),
        destinations: [{ city, no_days: 3, accommodation_preference: text }],
        first_name: text,
        any_special_request: request,
        ...(from_date !== null && { from_date }),
      })
      return status === 201 || status === 422
    }),
    { numRuns: 200 },
  )
  expect(provider.logged).toEqual([])
  await provider.forget()
})

const pathOf = (path: string) => new URL(path, 'http://localhost').pathname

test('refuses hostile paths', async () => {
  const before = await traces()
  const parts = fc.oneof(
    fc.constantFrom(
      '%E0%A4%A',
      '%00',
      '%2e%2e%2f',
      '..',
      '%',
      '\\',
      '%ff',
      '?',
      '#',
      ' ',
      '\ud800',
    ),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.webSegment(),
  )
  const starts = fc.constantFrom(
    '/api',
    API,
    `${API}/states`,
    `${API}/cities`,
    '/_demo',
    '/healthz',
  )
  const paths = fc
    .tuple(starts, fc.array(parts, { minLength: 1, maxLength: 4 }))
    .map(([start, parts]) => [start, ...parts].join('/'))
    // `..` and `?` may lead to an existing path.
    .filter(
      (path) => !/^\/(healthz|_demo\/outbox|api\/?|api\/v1\/trips\/cities\/)$/.test(pathOf(path)),
    )
  const methods = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE')
  await fc.assert(
    fc.asyncProperty(paths, methods, (path, method) => refuses(path, { method })),
    { numRuns: 300 },
  )
  expect(await traces()).toEqual(before)
})

test('no hostile header signs anybody in', async () => {
  const before = await traces()
  const words = fc.constantFrom('token ', 'Token\t', 'token  token ', 'Bearer ', '')
  const rest = fc.oneof(visible, fc.base64String({ minLength: 40, maxLength: 48 }))
  const paths = fc.constantFrom(
    `${API}/user/profile/`,
    '/api/v1/enquiry/get/user/null',
    '/api/v1/transactions/get/user/%E0%A4%A',
  )
  await fc.assert(
    fc.asyncProperty(paths, words, rest, (path, word, rest) =>
      refuses(path, { headers: { authorization: word + rest } }),
    ),
    { numRuns: 300 },
  )
  expect(await traces()).toEqual(before)
})

test('survives hostile headers and queries', async () => {
  const before = await traces()
  const headers = fc.record({
    authorization: visible,
    'idempotency-key': visible,
    'x-forwarded-for': visible,
    origin: visible,
    accept: visible,
    'content-length': fc.constantFrom('-1', '1e9', 'x', ''),
    'content-type': fc.constantFrom('application/json', 'application/json; charset=utf-16', 'x'),
  })
  const partners = fc.string({ unit: 'binary' })
  await fc.assert(
    fc.asyncProperty(headers, partners, (headers, partner) => {
      const path = `${API}/enquiry/?partner=${partner}&partner=%E0%A4%A`
      return refuses(path, { method: 'POST', body: '{}', headers })
    }),
    { numRuns: 300 },
  )
  expect(await traces()).toEqual(before)
})

import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../widgets/contract/refusal.ts'
import { createApp } from './app.ts'
import { API } from './testing/api-for-test.ts'
import { type TestProvider, openForTest } from './testing/open-for-test.ts'

let provider: TestProvider
beforeAll(async () => (provider = await openForTest()))
afterAll(() => provider.close())

const ask = async (path: string, init?: RequestInit) => provider.app.request(path, init)

async function code(response: Response): Promise<[number, string]> {
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  return [response.status, refusal.parse(await response.json()).error.code]
}

const enquire = (body: BodyInit, headers: Record<string, string> = {}) =>
  ask(`${API}/enquiry/`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    duplex: 'half',
  } as RequestInit)

test('reports that it is healthy', async () => {
  const response = await ask('/healthz')
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
})

test('answers an unknown path, product or call with 404', async () => {
  for (const path of ['/', '/api/v1/planes/countries/', `${API}/nothing/`, `${API}//countries/`]) {
    expect(await code(await ask(path))).toEqual([404, 'not_found'])
  }
})

test('answers an unsupported method with 405 and the allowed ones', async () => {
  const response = await ask(`${API}/enquiry/`)
  expect(response.headers.get('allow')).toBe('POST, PUT')
  expect(await code(response)).toEqual([405, 'method_not_allowed'])
  expect(await code(await ask(`${API}/countries/`, { method: 'PUT' }))).toEqual([
    405,
    'method_not_allowed',
  ])
})

const refused = async (body: BodyInit, headers?: Record<string, string>) =>
  code(await enquire(body, headers))

test('takes half of an escaped surrogate pair for a replacement character', async () => {
  for (const half of ['\\ud83d', '\\uDE00x', 'x\\ud83d\\ud83d']) {
    const response = await ask('/api/v1/reviews', {
      method: 'POST',
      body: `{"attraction":"${half}"}`,
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(200)
  }
})

test('accepts only JSON in UTF-8 of at most 64 KB', async () => {
  expect(await refused('{}', { 'content-type': 'text/plain' })).toEqual([
    415,
    'unsupported_media_type',
  ])
  expect(await refused('{"a":')).toEqual([400, 'malformed_json'])
  expect(await refused('')).toEqual([400, 'malformed_json'])
  expect(await refused(new Uint8Array([0x22, 0xff, 0x22]))).toEqual([400, 'malformed_json'])
  expect(await refused('[]')).toEqual([422, 'invalid_body'])
  expect(await refused('null')).toEqual([422, 'invalid_body'])
  expect(await refused(`"${'x'.repeat(65_535)}"`)).toEqual([413, 'too_large'])
  expect(await refused(`"${'x'.repeat(65_534)}"`)).toEqual([422, 'invalid_body'])
})

test('a truncated body is not logged as an error', async () => {
  const broken = new ReadableStream({ pull: (body) => body.error(new Error('aborted')) })
  expect(await refused(broken)).toEqual([400, 'malformed_json'])
  expect(provider.logged).toEqual([])
})

test('stops reading a body above the limit', async () => {
  let sent = 0
  const long = new ReadableStream({
    pull: (controller) => {
      sent += 1024
      controller.enqueue(new Uint8Array(1024))
      if (sent === 1024 * 1024) controller.close()
    },
  })
  expect(await code(await enquire(long))).toEqual([413, 'too_large'])
  expect(sent).toBeLessThan(128 * 1024)
})

test('allows calls from any origin, refusals included', async () => {
  const preflight = await ask(`${API}/enquiry/`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://blog.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers':
        'authorization,content-type,idempotency-key,corporate-proof',
    },
  })
  expect(preflight.status).toBe(204)
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers':
      'Authorization,Content-Type,idempotency-key,corporate-proof,Tus-Resumable,Upload-Length,Upload-Metadata,Upload-Offset,Upload-Checksum',
    'access-control-allow-methods': 'GET,POST,PUT,HEAD,PATCH,DELETE',
    'access-control-max-age': '86400',
  })
  for (const path of ['/countries/', '/nothing/', '/enquiry/']) {
    const response = await ask(API + path, { headers: { origin: 'https://blog.example' } })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-expose-headers')).toBe(
      'Date,Retry-After,X-Request-Id,Location,Tus-Resumable,Upload-Length,Upload-Offset,Upload-Expires',
    )
  }
})

test('allows calls only from the configured partner origins', async () => {
  const partnerOrigins = ['https://blog.example']
  const app = createApp(
    provider.database,
    { ...provider.settings, partnerOrigins },
    () => {},
    provider.media,
  )
  const allowed = async (origin: string) =>
    (await app.request(`${API}/countries/`, { headers: { origin } })).headers
  const blog = await allowed('https://blog.example')
  expect(blog.get('access-control-allow-origin')).toBe('https://blog.example')
  expect(blog.get('vary')).toMatch(/origin/i)
  const other = await allowed('https://other.example')
  expect(other.get('access-control-allow-origin')).toBeNull()
})

test('every response has security headers', async () => {
  for (const path of [`${API}/countries/`, '/nothing', `${API}/enquiry/`, '/healthz']) {
    const { headers } = await ask(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    )
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  }
})

test('compresses public lists for clients that accept it', async () => {
  const cities = (headers: HeadersInit) => ask(`${API}/cities/`, { headers })
  const packed = await cities({ 'accept-encoding': 'gzip' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(packed.headers.get('vary')).toMatch(/accept-encoding/i)
  const plain = await cities({})
  expect(plain.headers.get('content-encoding')).toBeNull()
  const text = await plain.text()
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(text)
})

test('requires HTTPS only in production, which has no outbox', async () => {
  const settings = { ...provider.settings, production: true, demo: false }
  const app = createApp(provider.database, settings, () => {}, provider.media)
  const response = await app.request(`${API}/countries/`)
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
  expect(await code(await app.request('/_demo/outbox'))).toEqual([404, 'not_found'])
})

test('reveals no internals and logs no input when something breaks', async () => {
  const broken = {
    ...provider.database,
    query: () => Promise.reject(new Error('relation "secret" does not exist')),
  }
  const app = createApp(broken, provider.settings, () => {}, provider.media)
  const response = await app.request(`${API}/countries/`)
  const { error } = refusal.parse(await response.json())
  expect([response.status, error.code]).toEqual([500, 'internal'])
  expect(error.message).not.toContain('secret')
  const id = /[\da-f-]{36}/.exec(error.message)![0]
  expect(provider.logged.at(-1)).toContain(id)
  expect(provider.logged.at(-1)).toContain('app.test.ts')
  expect(provider.logged.at(-1)).not.toContain('secret')
  expect(await code(await app.request('/healthz'))).toEqual([503, 'unavailable'])
})

test('uses another product name if one is set', async () => {
  const app = createApp(
    provider.database,
    { ...provider.settings, product: 'cruises' },
    () => {},
    provider.media,
  )
  expect((await app.request('/api/v1/cruises/countries/')).status).toBe(200)
  expect((await app.request('/api/v1/trips/countries/')).status).toBe(404)
})

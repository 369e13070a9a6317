import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Judge, judgeOf } from '../testing/openapi-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { CALLS } from './contract-calls.ts'

let provider: TestProvider
let judge: Judge
beforeAll(async () => {
  provider = await openForTest()
  judge = await judgeOf(provider.app)
})
afterAll(() => provider.close())

test('is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate({ ...judge.document })
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

/** Aliases for proxies that merge slashes, and for a missing trailing slash. */
const ALIASES = new Set(['POST /api/v1/trips/user/corporate/validate-otp/', 'GET /api'])

test('describes every route of the app, and no other', () => {
  const routes = provider.app.routes
    .filter(
      ({ method, path }) =>
        method !== 'ALL' && !/^\/(?:_demo|desk|plan|report|api\/fonts|api\/page\.css)\b/.test(path),
    )
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  const documented = judge.calls.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  const answered = new Set(routes.filter((route) => !ALIASES.has(route)))
  expect(documented.toSorted()).toEqual([...answered].toSorted())
})

test('describes every API call of the contract', () => {
  const named = Object.values(CALLS)
    .filter(({ path }) => path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path.replace('{product}', 'trips')}`)
  const documented = judge.calls.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  expect(documented).toEqual(expect.arrayContaining(named))
})

test('describes calls and fields with the docblocks of the contract', () => {
  const wordless = judge.calls.filter(({ id, operation }) => operation.summary === id)
  expect(wordless).toEqual([])
  const { AttractionDetails, Destination, Enquiry } = judge.document.components.schemas
  expect(AttractionDetails?.properties?.['airport']?.description).toMatch(/^The nearest airport/)
  // Fields included from another object keep their descriptions.
  expect(AttractionDetails?.properties?.['avg_review']?.description).toMatch(/^Average of the/)
  expect(Destination?.properties?.['sequence']?.description).toBe('Place in the trip, from 1.')
  expect(Enquiry?.properties?.['number_of_adults']).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: 500,
  })
  expect(JSON.stringify(judge.document)).not.toMatch(/\(specification|\(see /)
})

test('is the same for everyone, cacheable and revalidated', async () => {
  for (const path of ['/api/openapi.json', '/api/']) {
    const answer = await provider.app.request(path, { headers: { origin: 'https://blog.example' } })
    const { headers } = answer
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cache-control')).toBe('max-age=300')
    const known = { 'if-none-match': headers.get('etag')! }
    expect((await provider.app.request(path, { headers: known })).status).toBe(304)
    const packed = await provider.app.request(path, { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
  }
})

test('contains the product and the origin of the settings', async () => {
  const publicUrl = 'https://trips.example'
  const named = await openForTest({ product: 'journeys', publicUrl })
  const { document, calls } = await judgeOf(named.app)
  expect(document.servers).toEqual([{ url: publicUrl }])
  expect(calls.find(({ id }) => id === 'countries')?.path).toBe('/api/v1/journeys/countries/')
  await named.close()
})

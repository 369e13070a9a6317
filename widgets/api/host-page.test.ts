import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoint } from '../contract/endpoint.ts'
import { createEnquiry } from '../contract/enquiry-endpoints.ts'
import { ask } from './client.ts'

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
}

const requests: IncomingMessage[] = []
let server: Server
let origin: string
beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request)
    response.writeHead(200, CORS).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('sends no cookie of the host page, not even one named undefined', async () => {
  document.cookie = 'undefined=host-secret'
  document.cookie = 'XSRF-TOKEN=host-secret'
  expect(document.cookie).toContain('undefined=host-secret')
  const input = {
    destinations: [],
    number_of_adults: 1,
    phone_number: '9876543210',
    email: 'asha@mail.example',
  }
  const headers = { authorization: 'token null' }
  expect(await ask({ origin, product: 'trips' }, createEnquiry, { input, headers })).toEqual({
    answer: {},
  })
  expect(requests.length).toBeGreaterThan(0)
  for (const { rawHeaders } of requests) {
    expect(rawHeaders.join('\n').toLowerCase()).not.toMatch(/host-secret|undefined|xsrf|cookie/)
  }
})

test.each([
  ['a function', () => {}],
  ['an object', { debug: false }],
  ['a text', '1.0'],
])('sends only its own headers if a page has put %s on every object', async (_, settings) => {
  requests.length = 0
  const trusting = endpoint('POST', '/bent', async () => ({
    output: { safeParse: (data: unknown) => ({ success: true, data }) } as never,
  }))
  const call = { input: { days: 5 }, headers: { authorization: 'token null' } }
  Object.assign(Object.prototype, { settings })
  try {
    expect((await ask({ origin, product: 'trips' }, trusting, call)).failure).toBeUndefined()
  } finally {
    delete (Object.prototype as { settings?: unknown }).settings
  }
  const { headers } = requests.find(({ method }) => method === 'POST')!
  expect(headers).toMatchObject({ ...call.headers, 'content-type': 'application/json' })
  expect(Object.keys(headers)).not.toContain('settings')
})

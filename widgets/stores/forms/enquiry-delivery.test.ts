// @vitest-environment node
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sentEnquiry, typedEnquiry } from '../../contract/enquiry-for-test.ts'
import { createEnquiry } from './enquiry.ts'
import { type Provider, providerOf } from '../provider.ts'
import { $session } from '../session.ts'
import { telling } from './engine/host-for-test.ts'
import { inEnglish } from '../../messages/say.ts'

const city = '5eef13b5-e17c-5b51-be36-ead85a82a114'

/** A provider that records requests and sends the response set by a test. */
let requests: (Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string })[] = []
let answer: { status: number; body: string }
let server: Server
let provider: Provider
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url, headers } = request
    // The list of cities.
    if (method === 'GET') return void response.end(JSON.stringify([{ uuid: city, name: 'Umaria' }]))
    requests.push({ method, url, headers, body: await text(request) })
    response.writeHead(answer.status).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  provider = providerOf(`http://localhost:${port}`, 'safaris', null)
})
beforeEach(() => {
  requests = []
  answer = { status: 201, body: '{"reference":"TJ-1"}' }
})
afterEach(() => {
  $session.set(null)
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function filled() {
  const enquiry = createEnquiry(inEnglish)
  for (const [field, text] of Object.entries(typedEnquiry(city)))
    enquiry.form.type(field as 'days', text)
  const host = { onSend: () => true, onSent: vi.fn(), onFailed: vi.fn() }
  return {
    form: enquiry.form,
    send: (to = provider) => enquiry.send(to, telling(host)),
    host,
    enquiry,
  }
}

const keys = () => requests.map(({ headers }) => headers['idempotency-key'])

test('posts exactly the four specified fields', async () => {
  await filled().send()
  expect(requests).toMatchObject([
    {
      method: 'POST',
      url: expect.stringMatching(/^\/api\/v1\/safaris\/enquiry\/\?notice=1\.en&elapsed=\d+$/),
      headers: { 'content-type': 'application/json' },
    },
  ])
  expect(JSON.parse(requests[0]!.body)).toStrictEqual(sentEnquiry(city))
})

test('sends the stored token, and null for a visitor', async () => {
  await filled().send()
  $session.set({ token: 't-1', id: '7', fname: 'Asha', email: 'asha@mail.example' })
  await filled().send()
  expect(requests.map(({ headers }) => headers.authorization)).toEqual(['token null', 'token t-1'])
})

test('names the partner in the query', async () => {
  await filled().send(providerOf(provider.origin, 'safaris', 'a & b/c'))
  expect(requests[0]!.url).toContain('/api/v1/safaris/enquiry/?partner=a+%26+b%2Fc&notice=1.en')
})

test('names no notice if the host page shows its own', async () => {
  vi.stubGlobal('tripMessages', { form: { privacy: 'We share nothing.' } })
  await filled().send()
  expect(requests[0]!.url).not.toContain('notice')
})

test('two identical enquiries have different keys', async () => {
  await filled().send()
  await filled().send()
  expect(keys()).toEqual([expect.stringMatching(/^[\d-]+$/), expect.stringMatching(/^[\d-]+$/)])
  expect(keys()[0]).not.toBe(keys()[1])
})

test('repeats of a failed enquiry share a key, a changed one gets a new key', async () => {
  const { form, send } = filled()
  answer = { status: 503, body: '<h1>Service Unavailable</h1>' }
  await send()
  await send()
  form.type('days', '4')
  await send()
  answer = { status: 201, body: '{}' }
  await send()
  const [first, second, third, fourth] = keys()
  expect([second, fourth]).toEqual([first, third])
  expect(third).not.toBe(first)
})

test('does not reuse the key of a sent enquiry', async () => {
  const { form, send } = filled()
  await send()
  for (const [field, typed] of Object.entries(filled().form.$form.get())) {
    form.type(field as 'days', typed as string)
  }
  await send()
  expect(requests[1]!.body).toBe(requests[0]!.body)
  expect(keys()[1]).not.toBe(keys()[0])
})

test('sends no key to a provider that does not allow it', async () => {
  vi.stubEnv('VITE_TRIP_WITHOUT_IDEMPOTENCY_KEY', `https://other.example,${provider.origin}`)
  await filled().send()
  expect(requests[0]!.headers).not.toHaveProperty('idempotency-key')
  expect(requests[0]!.headers).toHaveProperty('authorization', 'token null')
})

test.each(['{}', 'true', '"ok"', '[1]', 'thank you'])('accepts %s as success', async (body) => {
  answer = { status: 200, body }
  const { enquiry, send, host } = filled()
  await send()
  expect(enquiry.$sending.get()).toEqual({ state: 'sent', receipt: {} })
  expect(host.onSent.mock.calls).toEqual([[{ reference: undefined, form: 'enquiry' }]])
})

test.each([
  [200, 'false', 'Mismatch'],
  [200, '', 'Mismatch'],
  [401, '{}', 'Refused'],
  [429, '{}', 'Refused'],
  [500, '<h1>Internal Server Error</h1>', 'Broken'],
])('reports the failure of %i %j to the host page: %s', async (status, body, failure) => {
  answer = { status, body }
  const { form, send, host } = filled()
  const before = form.$form.get()
  await send()
  expect(host.onFailed.mock.calls).toEqual([[{ failure }]])
  expect(form.$form.get()).toEqual(before)
})

import { expect, test, vi } from 'vitest'
import { sendNothing } from './send-nothing.ts'

const API = 'https://trips.example/api/v1/trips'

function guarded() {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('[]'))
  const send = vi.fn()
  const XMLHttpRequest = class extends EventTarget {}
  Object.assign(XMLHttpRequest.prototype, { send })
  const view = { fetch, XMLHttpRequest, Request, Response, Event, document }
  const onRefused = vi.fn()
  sendNothing(view as unknown as Window & typeof globalThis, onRefused)
  return { view, fetch, send, onRefused }
}

test.each([
  ['GET', '/countries/'],
  ['POST', '/attractions/locations/?partner=blog'],
])('lets a preview read by %s %s', async (method, path) => {
  const { view, fetch, onRefused } = guarded()
  const { status } = await view.fetch(API + path, { method })
  expect(status).toBe(200)
  expect(fetch).toHaveBeenCalledOnce()
  expect(onRefused).not.toHaveBeenCalled()
})

test.each([
  ['POST', '/user/corporate/'],
  ['POST', '/enquiry/?partner=blog'],
  ['PUT', '/enquiry/'],
])('refuses %s %s', async (method, path) => {
  const { view, fetch, onRefused } = guarded()
  expect((await view.fetch(API + path, { method })).status).toBe(403)
  expect((await view.fetch(new Request(API + path, { method }))).status).toBe(403)
  expect(fetch).not.toHaveBeenCalled()
  expect(onRefused).toHaveBeenCalledTimes(2)
})

test('refuses uploads', () => {
  const { view, send, onRefused } = guarded()
  const request = new view.XMLHttpRequest() as XMLHttpRequest
  const onError = vi.fn()
  request.addEventListener('error', onError)
  request.send()
  expect(onError).toHaveBeenCalledOnce()
  expect(send).not.toHaveBeenCalled()
  expect(onRefused).toHaveBeenCalledOnce()
})

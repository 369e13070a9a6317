import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers a request for which the response `good` would be right. */
type Send = (response: ServerResponse, good: string) => void

const PAGE = '<!doctype html><title>Sign in to the network</title>'
const YEAR = 365 * 86_400_000

const send =
  (status: number, headers: OutgoingHttpHeaders = {}, body = ''): Send =>
  (response) =>
    response.writeHead(status, headers).end(body)

const page = (status: number) => send(status, { 'content-type': 'text/html' }, PAGE)
const good =
  (headers: OutgoingHttpHeaders): Send =>
  (response, body) =>
    response.writeHead(200, headers).end(body)

/** Writes bytes as they are, with the length of the body changed by `more`, and closes the connection. */
const raw =
  (more: number, written = 1): Send =>
  ({ socket }, body) => {
    const length = Buffer.byteLength(body) + more
    const bytes = Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${length}\r\n\r\n${body}`)
    socket!.end(bytes.subarray(0, bytes.length * written))
  }

/** A refusal with a date 90 seconds after its own, which is `off` ms from now. */
const later = (off: number): Send => {
  const [date, until] = [off, off + 90_000].map((ms) => new Date(Date.now() + ms).toUTCString())
  return send(429, { date, 'retry-after': until }, '{}')
}

const dated = (off: number) => good({ date: new Date(Date.now() + off).toUTCString() })

const REFUSAL = { code: 'invalid_fields', message: 'Wrong.', fields: { email: 'email' } }

/** Statuses with an empty body, and with a page of a proxy. */
const STATUSES = [304, 401, 403, 404, 408, 409, 413, 422, 425, 429, 500, 501, 502, 503, 504, 507]

export const FAULTS: Readonly<Record<string, Send>> = {
  'no response': ({ socket }) => void socket!.destroy(),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenths) => [`cut at ${tenths}/10`, raw(0, tenths / 10)]),
  ),
  'half of the JSON': (response, body) => response.end(body.slice(0, body.length / 2)),
  'a length that is too long': raw(10),
  'a length that is too short': raw(-10),
  'an HTML page': page(200),
  'an HTML page called JSON': send(200, { 'content-type': 'application/json' }, PAGE),
  'an empty body': send(200),
  204: send(204),
  '301 to a page': send(301, { location: '/page' }),
  ...Object.fromEntries(
    STATUSES.flatMap((status) => [
      [status, send(status)],
      [`${status} with a page`, page(status)],
    ]),
  ),
  '422 with fields': send(422, {}, JSON.stringify({ error: REFUSAL })),
  'Retry-After in seconds': send(429, { 'retry-after': '90' }, '{}'),
  'Retry-After with a date': later(0),
  'Retry-After with a date, a year ahead': later(YEAR),
  'Retry-After with a date, a year behind': later(-YEAR),
  'Retry-After in the past': send(429, { 'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT' }),
  'Retry-After below 0': send(429, { 'retry-after': '-90' }),
  'Retry-After of 0': send(429, { 'retry-after': '0' }),
  'Retry-After with words': send(429, { 'retry-after': 'soon' }),
  'Retry-After without an end': send(429, { 'retry-after': 'Infinity' }),
  'JSON called HTML': good({ 'content-type': 'text/html' }),
  'JSON called a picture': good({ 'content-type': 'image/png' }),
  'a clock a year ahead': dated(YEAR),
  'a clock a year behind': dated(-YEAR),
  'no end': (response, body) => response.write(body.slice(0, -1)),
}

/** Serves `/FAULT/NAME/...` with a fault in place of the response of that name. */
export async function serveFaults(responses: ReadonlyMap<string, string>) {
  const server = createServer((request, response) => {
    request.resume()
    const [, fault = '', name = ''] = request.url!.split('/').map(decodeURIComponent)
    if (fault === 'page') return page(200)(response, '')
    request.on('end', () => FAULTS[fault]!(response, responses.get(name)!))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    originOf: (fault: string, name: string) => `${origin}/${encodeURIComponent(fault)}/${name}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

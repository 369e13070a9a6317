import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { Asked } from './calls.ts'

const autocannon = resolve(import.meta.dirname, '../node_modules/autocannon/autocannon.js')

const HEADERS = { 'accept-encoding': 'br', accept: '*/*' }

const initOf = ({
  body,
}: Asked): { method?: string; headers: Record<string, string>; body?: string } => ({
  headers: { ...HEADERS, ...(body && { 'content-type': 'application/json' }) },
  ...(body && { method: 'POST', body: JSON.stringify(body) }),
})

/** Time in ms until the whole response has arrived, and its bytes. Throws unless the status is 200. */
export async function timed(
  origin: string,
  asked: Asked,
): Promise<{ took: number; bytes: number }> {
  const begun = performance.now()
  const answer = await fetch(origin + asked.path, initOf(asked))
  const { byteLength: bytes } = await answer.arrayBuffer()
  const took = performance.now() - begun
  if (!answer.ok) throw new Error(`${asked.path} answers ${answer.status}`)
  return { took, bytes }
}

/** The response body as sent (`fetch` would decompress it), with the headers to read it. */
export async function plainAnswer(origin: string, asked: Asked) {
  const { method = 'GET', body, headers } = initOf(asked)
  const sent = request(origin + asked.path, { method, headers })
  sent.end(body)
  const [answer]: IncomingMessage[] = await once(sent, 'response')
  const { 'content-type': type = '', 'content-encoding': encoding } = answer!.headers
  return {
    body: await buffer(answer!),
    headers: { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) },
  }
}

/** Requests per second by ten parallel clients without pauses. Throws if any is refused. */
export async function requestsPerSecond(
  origin: string,
  { path, body }: Asked,
  seconds: number,
): Promise<number> {
  const headers = Object.entries(HEADERS).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const posted = body
    ? ['-m', 'POST', '-H', 'content-type=application/json', '-b', JSON.stringify(body)]
    : []
  const options = ['-j', '-c', '10', '-d', String(seconds), ...headers, ...posted, origin + path]
  const { stdout } = await promisify(execFile)(process.execPath, [autocannon, ...options])
  const result: { requests: { average: number }; non2xx: number } = JSON.parse(stdout)
  if (result.non2xx > 0) throw new Error(`${path} was refused ${result.non2xx} times`)
  return result.requests.average
}

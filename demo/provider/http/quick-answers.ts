import type { IncomingMessage, ServerResponse } from 'node:http'
import { idFrom, REQUEST_ID } from './request-id.ts'
import type { requestLogger } from './request-log.ts'
import type { KeptAnswer } from './kept-answer.ts'
import { MAX_JSON_SIZE } from './json-body.ts'
import { type KeptAnswers, retainedOf } from './kept-answers.ts'
import type { Head } from './request-head.ts'

/** Answers a request before the app does; false (or a promise of it) leaves it to the app. */
export type Quick = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) => boolean | Promise<boolean>

/** Plain hosts, from which a URL can be built directly. The app handles all others. */
const HOST = /^[\w.-]+(?::\d+)?$/

/** `rawBody` is where node-server looks for a body that was already read. */
type Read = IncomingMessage & { rawBody?: Buffer }

/** Sends cached responses directly on Node's response, which is five times as fast as through the app. */
export function quickAnswers(
  { find, isReading }: KeptAnswers,
  observe: ReturnType<typeof requestLogger>,
): Quick {
  function give(
    kept: KeptAnswer,
    begin: number,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): true {
    const { method = '', headers } = incoming
    const id = idFrom(headers['x-request-id']?.toString())
    observe(outgoing, { id, method, route: () => kept.route, begin })
    const retained = method === 'GET' ? retainedOf(kept, headers['if-none-match']) : undefined
    if (retained) outgoing.writeHead(304, { ...retained, [REQUEST_ID]: id }).end()
    else outgoing.writeHead(kept.status, { ...kept.headers, [REQUEST_ID]: id }).end(kept.body)
    return true
  }

  return (incoming, outgoing) => {
    const begin = performance.now()
    const { method = '', url = '', headers } = incoming
    if (!HOST.test(headers.host ?? '') || !url.startsWith('/')) return false
    const head: Head = (name) => headers[name]?.toString()
    const address = `http://${headers.host}${url}`
    if (method === 'GET') {
      const kept = find(method, address, head)
      return kept ? give(kept, begin, incoming, outgoing) : false
    }
    if (!isReading(method, url.replace(/\?.*/, '')) || head('content-type') !== 'application/json')
      return false
    if (!(Number(head('content-length')) <= MAX_JSON_SIZE)) return false
    return bodyOf(incoming).then((body) => {
      if (!body) return false
      const kept = find(method, address, head, body.toString('latin1'))
      if (kept) return give(kept, begin, incoming, outgoing)
      const read: Read = incoming
      read.rawBody = body
      return false
    })
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  try {
    for await (const part of incoming) parts.push(part)
  } catch {
    return undefined
  }
  return Buffer.concat(parts)
}

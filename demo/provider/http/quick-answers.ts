import type { IncomingMessage, ServerResponse } from 'node:http'
import { idFrom, REQUEST_ID } from '../operation/asked.ts'
import type { observer } from '../operation/access.ts'
import type { KeptAnswer } from './answer-store.ts'
import { MAX_JSON_SIZE } from './json-body.ts'
import { type KeptAnswers, retainedOf } from './kept-answers.ts'
import type { Head } from './kept-keys.ts'

/** Answers a request before any app sees it; false, at once or later, where it is the app's. */
export type Quick = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) => boolean | Promise<boolean>

/** Hosts of which an address can be made as it is; what else may be one, or is none, the app finds out. */
const HOST = /^[\w.-]+(?::\d+)?$/

/** A body that was read already, where the server looks for it. */
type Read = IncomingMessage & { rawBody?: Buffer }

/**
 * Gives kept answers as the app would, with an id and observed, but without what an app needs: a request that is made
 * for it, headers that are put together, and all that asks whether it is meant, which takes five times as long.
 */
export function quickAnswers(
  { find, isReading }: KeptAnswers,
  observe: ReturnType<typeof observer>,
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
    if (!isReading(method, url) || head('content-type') !== 'application/json') return false
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

/** What is sent; nothing where the sender went away. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  try {
    for await (const part of incoming) parts.push(part)
  } catch {
    return undefined
  }
  return Buffer.concat(parts)
}

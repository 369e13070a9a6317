import { createServer, type IncomingMessage, request as plain, Agent } from 'node:http'
import { Agent as SecureAgent, request as secure } from 'node:https'
import type { Socket } from 'node:net'
import { listening } from '../support/listening.ts'
import type { Random } from './random.ts'

/** Share of API calls that lose their request or response. */
const LOST = 0.3

/** The same of pages, scripts and other files. A form needs about twenty of them. */
const LOST_FILES = 0.02

/** In this order, equally often. */
const FATES = ['request lost', 'request cut', 'response lost', 'response cut'] as const

type Fate = (typeof FATES)[number] | 'arrives'

export interface Losses {
  calls: number
  /** Never arrived, or only in part. */
  requests: number
  /** Carried out, but the caller got no response or only a part. */
  responses: number
}

export interface LossyProxy {
  origin: string
  losses: Losses
  close(): Promise<void>
}

/** Where the requests go. With a `host`, over TLS under that name. */
export interface Target {
  port: number
  host?: string
}

/** Forwards requests to a provider, and loses some of them, or their responses, by breaking the connection. */
export async function openLossyProxy(target: Target, random: Random): Promise<LossyProxy> {
  const losses: Losses = { calls: 0, requests: 0, responses: 0 }
  const { port, host } = target
  const agent = host ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
  const call = host ? secure : plain

  function fateOf(request: IncomingMessage): Fate {
    const isCall = request.url!.startsWith('/api/')
    const [chance, which] = [random.next(), random.below(FATES.length)]
    const isLost = chance < (isCall ? LOST : LOST_FILES)
    if (isCall) losses.calls += 1
    if (isCall && isLost) losses[which < 2 ? 'requests' : 'responses'] += 1
    return isLost ? FATES[which]! : 'arrives'
  }

  const server = createServer((request, response) => {
    const fate = fateOf(request)
    const breakOff = () => breakConnection(request.socket)
    if (fate === 'request lost') return breakOff()
    const { method, url, headers } = request
    const onward = call(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path: url,
        headers: host ? { ...headers, host } : headers,
        ...(host && { servername: host, rejectUnauthorized: false }),
      },
      (answer) => {
        answer.on('error', breakOff)
        if (fate === 'response lost') return answer.resume().on('end', breakOff)
        // The browser would repeat a call by itself that ends an old connection.
        response.writeHead(answer.statusCode!, { ...answer.headers, connection: 'close' })
        if (fate === 'arrives') return answer.pipe(response)
        const limit = Number(answer.headers['content-length'] ?? 200) * random.next()
        return cutAfter(answer, limit, response, breakOff)
      },
    )
    onward.on('error', breakOff)
    request.on('error', () => onward.destroy())
    response.on(
      'close',
      () => response.writableFinished || fate.startsWith('resp') || onward.destroy(),
    )
    if (fate !== 'request cut') return request.pipe(onward)
    const limit = Number(headers['content-length'] ?? 0) * random.next()
    return cutAfter(request, limit, onward, () => {
      onward.destroy()
      breakOff()
    })
  })
  server.requestTimeout = 0
  const { origin, close } = await listening(server)
  return {
    origin,
    losses,
    async close() {
      await close()
      agent.destroy()
    },
  }
}

/** Ends like a network that is gone, not like a server that has finished. */
function breakConnection(socket: Socket): void {
  if (!socket.destroyed) socket.resetAndDestroy()
}

/** Passes on that many bytes, and then calls `end`. */
function cutAfter(
  source: IncomingMessage,
  limit: number,
  target: { write(part: Buffer): boolean; once(event: 'drain', on: () => void): unknown },
  end: () => void,
): void {
  let left = Math.floor(limit)
  source.on('data', (part: Buffer) => {
    const passed = part.subarray(0, left)
    left -= passed.length
    if (passed.length > 0 && !target.write(passed)) {
      source.pause()
      target.once('drain', () => source.resume())
    }
    if (left === 0) end()
  })
  source.on('end', end)
  source.on('error', end)
}

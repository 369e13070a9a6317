import { type Server, createServer } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener, RequestError } from '@hono/node-server'
import { limitConnections } from './connection-limit.ts'
import { discardRest } from './discard-rest.ts'
import { plainAnswer, plainPage } from './plain-page.ts'
import { BadSetting } from './provider/bad-setting.ts'
import type { App } from './provider/http/new-app.ts'
import type { Quick } from './provider/http/quick-answers.ts'
import { unavailable } from './provider/http/refused.ts'
import type { Settings } from './provider/settings.ts'

/** One of the three ports. */
export interface Door {
  server: Server
  /** Its address, as 'http://localhost:4173'. */
  origin: string
  /** Who calls before waits until there is an app to answer. */
  open: (app: App, quick?: Quick) => void
  /** Lets requests under way finish, for a while; no other connection is taken, and none has more than one more. */
  stop: () => Promise<void>
}

/** Somebody else listens at a port. */
export class PortTaken extends Error {
  override name = 'PortTaken'
  readonly port: number
  constructor(port: number) {
    super(`Port ${port} is taken.`)
    this.port = port
  }
}

/** Milliseconds that are waited for others. */
export interface Patience {
  /** For the head of a request, from the moment its connection was opened, or its first byte. */
  head: number
  /** For a whole request, as a video comes in over a slow line. */
  request: number
  /** While no byte goes either way. */
  silence: number
  /** Requests under way have so long when the server stops; the settings say it. */
  grace: number
  /** Connections without a request are kept so long when the server stops. */
  idle: number
}

const PATIENCE = { head: 30_000, request: 3_600_000, silence: 120_000 }

/** Milliseconds after which a server that stops looks again for connections that nobody uses by now. */
const LOOKS_AGAIN = 250

/** Milliseconds after which a proxy has closed connections that it does not use: upstream.conf says 4 seconds. */
const PROXY_LETS_GO = 5000

/** Milliseconds that a connection is kept for a next request: by a proxy's, longer than it keeps its own. */
const KEPT = 5000
const KEPT_FOR_PROXY = 75_000

/** Fields that the head of a request may have. */
const MOST_FIELDS = 100

/** What somebody is told while the server stops who asks whether to send visitors here. */
const leaving = () => unavailable('This server stops.', 5, { connection: 'close' }).toResponse()

/** Answers a request whose address or host is none; what else comes here broke outside of an app. */
function unreadable(error: unknown): Response {
  return plain(error instanceof RequestError ? 400 : 500)
}

function plain(status: number): Response {
  const { headers, text } = plainPage(status)
  return new Response(text, { status, headers })
}

/** Answers bytes that are no request, or have too long a head. */
function refuseBytes({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy()
  const statuses: Record<string, number> = {
    HPE_HEADER_OVERFLOW: 431,
    ERR_HTTP_REQUEST_TIMEOUT: 408,
  }
  socket.end(plainAnswer(statuses[code ?? ''] ?? 400))
}

/**
 * Listens at a port of the settings' host.
 * @throws {PortTaken}
 * @throws {BadSetting} for a host that is not of this machine, and a port that only others may listen at.
 */
export async function doorAt(
  port: number,
  { host, log, connectionsOfAddress, trustProxy, stopSeconds }: Settings,
  changes: Partial<Patience> = {},
): Promise<Door> {
  const idle = trustProxy > 0 ? PROXY_LETS_GO : 0
  const patience: Patience = { ...PATIENCE, grace: stopSeconds * 1000, idle, ...changes }
  let isShut = false
  let app: App | undefined
  let quick: Quick = () => false
  let open: Door['open'] = () => {}
  const opened = new Promise<void>((resolve) => {
    open = (opening, answering = quick) => {
      app = opening
      quick = answering
      resolve()
    }
  })
  const answer = getRequestListener(
    async (request, connection) => {
      if (isShut && (!app || asksWhetherReady(request))) return leaving()
      if (connection.incoming.rawHeaders.length > 2 * MOST_FIELDS) return plain(431)
      // Everybody else waits; this is the one question that has an answer by now.
      if (!app && asksWhetherReady(request)) return starting()
      await opened
      return app!.fetch(request, connection)
    },
    { errorHandler: unreadable, autoCleanupIncoming: false },
  )
  const server = createServer(
    { connectionsCheckingInterval: Math.min(10_000, patience.head) },
    (incoming, outgoing) => {
      // A proxy that has begun to send a body cannot ask another server, so it is answered, for the last time.
      if (isShut) outgoing.shouldKeepAlive = false
      discardRest(incoming, outgoing)
      const isOdd = isShut || incoming.rawHeaders.length > 2 * MOST_FIELDS
      const given = !isOdd && quick(incoming, outgoing)
      if (typeof given !== 'boolean') {
        void given.then(async (isGiven) => {
          if (!isGiven) await answer(incoming, outgoing)
        })
      } else if (!given) void answer(incoming, outgoing)
    },
  )
  server.on('clientError', refuseBytes)
  server.headersTimeout = patience.head
  server.requestTimeout = patience.request
  server.timeout = patience.silence
  server.keepAliveTimeout = trustProxy > 0 ? KEPT_FOR_PROXY : KEPT
  // Further ones are left out unread, so one more says that there are too many.
  server.maxHeadersCount = MOST_FIELDS + 1
  if (connectionsOfAddress > 0) limitConnections(server, connectionsOfAddress)
  await listening(server, port, host)
  // A caller that could not be taken is no reason to end.
  server.on('error', (error) => log('a connection failed', { level: 'warn', error }))
  const stop = async () => {
    isShut = true
    await closed(server, patience)
  }
  return { server, origin: originOf(server, host), open, stop }
}

const asksWhetherReady = ({ url }: Request) => new URL(url).pathname === '/readyz'

const starting = () => unavailable('This server starts.', 5).toResponse()

async function listening(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(reasonOf(error, port, host)))
    server.listen(port, host, resolve)
  })
}

function reasonOf(error: NodeJS.ErrnoException, port: number, host: string | undefined): Error {
  if (error.code === 'EADDRINUSE') return new PortTaken(port)
  if (error.code === 'EACCES') {
    return new BadSetting(`PORT must be one that this user may listen at, and is '${port}'.`)
  }
  if (host === undefined) return error
  return new BadSetting(`HOST must be an address of this machine, and is '${host}'.`)
}

/** Whoever listens everywhere is found on this machine, too. */
function originOf(server: Server, host = 'localhost'): string {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : address
  const everywhere = ['0.0.0.0', '::', '127.0.0.1', '::1']
  const name = host.includes(':') ? `[${host}]` : host
  return `http://${everywhere.includes(host) ? 'localhost' : name}:${port}`
}

/** Connections without a request are closed after `idle` ms, all others after `grace`. */
async function closed(server: Server, { grace, idle }: Patience): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), grace)
  const since = performance.now()
  const look = () => {
    if (performance.now() - since >= idle) server.closeIdleConnections()
  }
  const looking = setInterval(look, LOOKS_AGAIN)
  return new Promise((resolve) => {
    // Unlike its own, `close` of a plain server closes no idle connection, on which a proxy may be sending a request.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(cut)
      clearInterval(looking)
      resolve()
    })
    look()
  })
}

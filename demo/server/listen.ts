import { type Server, createServer } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener, RequestError } from '@hono/node-server'
import { limitConnections } from './connection-limit.ts'
import { discardRest } from './discard-rest.ts'
import { rawErrorPage, errorPage } from './error-page.ts'
import { BadSetting } from '../provider/settings/bad-setting.ts'
import type { App } from '../provider/http/new-app.ts'
import type { Quick } from '../provider/http/quick-answers.ts'
import { unavailable } from '../provider/errors/refused.ts'
import type { Settings } from '../provider/settings/settings.ts'

export interface Listener {
  server: Server
  origin: string
  /** Requests that arrive before `open` wait for it. */
  open: (app: App, quick?: Quick) => void
  /** Refuses new connections, allows one more request on each open one, and gives running requests time to end. */
  stop: () => Promise<void>
}

/** The port is already in use. */
export class PortTaken extends Error {
  override name = 'PortTaken'
  readonly port: number
  constructor(port: number) {
    super(`Port ${port} is already in use.`)
    this.port = port
  }
}

/** Timeouts in ms. */
export interface Patience {
  /** For a request head, from the opening of the connection or the head's first byte. */
  head: number
  /** For a whole request; a video upload over a slow line takes long. */
  request: number
  silence: number
  /** For running requests when the server stops (`STOP_SECONDS`). */
  grace: number
  /** Before connections without a request are closed when the server stops. */
  idle: number
}

const PATIENCE = { head: 30_000, request: 3_600_000, silence: 120_000 }

/** Interval in ms for closing idle connections during shutdown. */
const LOOKS_AGAIN = 250

/** Ms after which a proxy has closed its unused connections. upstream.conf sets 4 seconds. */
const PROXY_LETS_GO = 5000

/** Keep-alive in ms. For a proxy it is longer than the proxy's own, so that the proxy closes first. */
const KEPT = 5000
const KEPT_FOR_PROXY = 75_000

const MOST_FIELDS = 100

const leaving = () =>
  unavailable('This server is stopping.', 5, { connection: 'close' }).toResponse()

/** 400 for an invalid URL or Host header. Any other error here was thrown outside of an app. */
function unreadable(error: unknown): Response {
  return plain(error instanceof RequestError ? 400 : 500)
}

function plain(status: number): Response {
  const { headers, text } = errorPage(status)
  return new Response(text, { status, headers })
}

/** Answers bytes that are no HTTP request, or whose head is too long. */
function refuseBytes({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy()
  const statuses: Record<string, number> = {
    HPE_HEADER_OVERFLOW: 431,
    ERR_HTTP_REQUEST_TIMEOUT: 408,
  }
  socket.end(rawErrorPage(statuses[code ?? ''] ?? 400))
}

/**
 * Listens at a port of the settings' host.
 * @throws {PortTaken}
 * @throws {BadSetting} if the host is not an address of this machine or the user may not listen at the port.
 */
export async function listenAt(
  port: number,
  { host, log, connectionsOfAddress, trustProxy, stopSeconds }: Settings,
  changes: Partial<Patience> = {},
): Promise<Listener> {
  const idle = trustProxy > 0 ? PROXY_LETS_GO : 0
  const patience: Patience = { ...PATIENCE, grace: stopSeconds * 1000, idle, ...changes }
  let isShut = false
  let app: App | undefined
  let quick: Quick = () => false
  let open: Listener['open'] = () => {}
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
      // Readiness is answered before there is an app; other requests wait.
      if (!app && asksWhetherReady(request)) return starting()
      await opened
      return app!.fetch(request, connection)
    },
    { errorHandler: unreadable, autoCleanupIncoming: false },
  )
  const server = createServer(
    { connectionsCheckingInterval: Math.min(10_000, patience.head) },
    (incoming, outgoing) => {
      // A proxy that has started to send a body can't retry elsewhere, so the request is answered.
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
  // Node drops further fields silently, so one more shows that there are too many.
  server.maxHeadersCount = MOST_FIELDS + 1
  if (connectionsOfAddress > 0) limitConnections(server, connectionsOfAddress)
  await listening(server, port, host)
  // A connection that could not be accepted must not end the process.
  server.on('error', (error) => log('a connection failed', { level: 'warn', error }))
  const stop = async () => {
    isShut = true
    await closed(server, patience)
  }
  return { server, origin: originOf(server, host), open, stop }
}

const asksWhetherReady = ({ url }: Request) => new URL(url).pathname === '/readyz'

const starting = () => unavailable('This server is starting.', 5).toResponse()

async function listening(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(reasonOf(error, port, host)))
    server.listen(port, host, resolve)
  })
}

function reasonOf(error: NodeJS.ErrnoException, port: number, host: string | undefined): Error {
  if (error.code === 'EADDRINUSE') return new PortTaken(port)
  if (error.code === 'EACCES') {
    return new BadSetting(`PORT must be one that this user may listen on, but is '${port}'.`)
  }
  if (host === undefined) return error
  return new BadSetting(`HOST must be an address of this machine, but is '${host}'.`)
}

/** A wildcard host is reachable as localhost. */
function originOf(server: Server, host = 'localhost'): string {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : address
  const everywhere = ['0.0.0.0', '::', '127.0.0.1', '::1']
  const name = host.includes(':') ? `[${host}]` : host
  return `http://${everywhere.includes(host) ? 'localhost' : name}:${port}`
}

async function closed(server: Server, { grace, idle }: Patience): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), grace)
  const since = performance.now()
  const look = () => {
    if (performance.now() - since >= idle) server.closeIdleConnections()
  }
  const looking = setInterval(look, LOOKS_AGAIN)
  return new Promise((resolve) => {
    // Unlike http.Server's own, this `close` keeps idle connections, on which a proxy may be sending a request.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(cut)
      clearInterval(looking)
      resolve()
    })
    look()
  })
}

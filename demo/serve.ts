import { type Server, createServer } from 'node:http'
import { resolve } from 'node:path'
import type { Duplex } from 'node:stream'
import { getRequestListener, RequestError } from '@hono/node-server'
import { hostOrigin, providerOrigin } from './origins.ts'
import { plainAnswer, plainPage } from './plain-page.ts'
import { keepAtStart, widgetsFolder } from './releases/kept.ts'
import { traceOf } from './provider/error-trace.ts'
import { type Provider, openProvider } from './provider/provider.ts'
import type { App } from './provider/http/new-app.ts'
import { unavailable } from './provider/http/refused.ts'
import { type Settings, settingsFromEnvironment } from './provider/settings.ts'

const root = resolve(import.meta.dirname, '..')

export interface ServeOptions extends Partial<Settings> {
  /** The first of three ports in a row; 0 takes any three that are free. */
  port: number
  /** The built files and the host pages; the repository's own unless given. */
  folders?: Partial<Record<keyof typeof DEFAULT_FOLDERS, string>>
}

/** What a test serves with: whatever database, store or mail server the environment names is not for it. */
export const ALONE = {
  dataDir: undefined,
  databaseUrl: undefined,
  mediaDir: undefined,
  s3: undefined,
  widgetsDir: undefined,
  smtpUrl: undefined,
}

/** Three running origins, as 'http://localhost:4173'. */
export interface Serving {
  origins: { provider: string; blog: string; intranet: string }
  provider: Provider
  /** Finishes the requests under way, and stops. */
  close(): Promise<void>
}

/** Milliseconds that requests under way have to finish when the servers stop. */
const GRACE = 3000

/** Milliseconds that a request may take to come in, as a video does over a slow line; and be silent. */
const LONGEST_REQUEST = 3_600_000
const LONGEST_SILENCE = 120_000

/**
 * Serves the site, the provider and the widgets on the first port, the partner blog on the second
 * and the corporate intranet on the third. Settings that are not given are the environment's.
 * @throws {PortTaken} before anything else is opened, then what {@link openProvider} throws.
 */
export async function serve({ port, folders, ...changes }: ServeOptions): Promise<Serving> {
  const settings = settingsFromEnvironment(process.env, changes)
  const doors: Door[] = []
  const openDoor = async (index: number) => {
    const door = await doorAt(port && port + index, settings.log)
    doors.push(door)
    return door
  }
  const stop = async () => Promise.all(doors.map(stopDoor))
  try {
    const first = await openDoor(0)
    const blog = await openDoor(1)
    const intranet = await openDoor(2)
    const provider = await openProvider(settings)
    const folder = { ...DEFAULT_FOLDERS, ...folders }
    await keepAtStart(folder.widgets, widgetsFolder(settings), settings.log)
    first.open(providerOrigin(provider, folder, intranet.origin))
    blog.open(hostOrigin(settings, folder.blog, first.origin))
    intranet.open(hostOrigin(settings, folder.intranet, first.origin))
    const origins = { provider: first.origin, blog: blog.origin, intranet: intranet.origin }
    return { origins, provider, close: () => stop().then(provider.close) }
  } catch (error) {
    for (const { server } of doors) server.closeAllConnections()
    await stop()
    throw error
  }
}

const DEFAULT_FOLDERS = {
  widgets: resolve(root, 'dist/widgets'),
  site: resolve(root, 'dist/site'),
  server: resolve(root, 'dist/server'),
  blog: resolve(root, 'demo/hosts/blog'),
  intranet: resolve(root, 'demo/hosts/intranet'),
  corporateMedia: resolve(root, 'demo/provider/media/corporate'),
  clips: resolve(root, 'demo/art/clips'),
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

/** What a connection that was there before is told while the server stops. */
const leaving = () => unavailable('This server stops.', 5, { connection: 'close' }).toResponse()

/** Answers a request whose address or host is none; what else comes here broke outside of an app. */
function unreadable(error: unknown): Response {
  const status = error instanceof RequestError ? 400 : 500
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

/** One of the three ports. */
interface Door {
  server: Server
  /** Its address, as 'http://localhost:4173'. */
  origin: string
  /** Who calls before waits until there is an app to answer. */
  open: (app: App) => void
  /** From now on nothing but {@link leaving} is answered. */
  shut: () => void
}

function doorAt(port: number, log: Settings['log']): Promise<Door> {
  let isShut = false
  let open: Door['open'] = () => {}
  const opened = new Promise<App>((resolve) => (open = resolve))
  const answer = getRequestListener(
    async (request, connection) => (isShut ? leaving() : (await opened).fetch(request, connection)),
    { errorHandler: unreadable },
  )
  const server = createServer(answer)
  server.on('clientError', refuseBytes)
  server.requestTimeout = LONGEST_REQUEST
  server.timeout = LONGEST_SILENCE
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error),
    )
    server.listen(port, () => {
      // A caller that could not be taken is no reason to end.
      server.on('error', (error) => log(`a connection failed: ${traceOf(error)}`))
      resolve({ server, origin: originOf(server), open, shut: () => (isShut = true) })
    })
  })
}

function originOf(server: Server): string {
  const address = server.address()
  return `http://localhost:${typeof address === 'object' ? address?.port : address}`
}

function stopDoor({ server, shut }: Door): Promise<void> {
  shut()
  const cut = setTimeout(() => server.closeAllConnections(), GRACE)
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}

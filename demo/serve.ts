import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { type Fetch, hostOrigin, providerOrigin } from './origins.ts'
import { traceOf } from './provider/error-trace.ts'
import { type Provider, openProvider } from './provider/provider.ts'
import { Refused, unavailable } from './provider/refused.ts'
import { type Settings, settingsFromEnvironment } from './provider/settings.ts'

const root = resolve(import.meta.dirname, '..')

export interface ServeOptions extends Partial<Settings> {
  /** The first of three ports in a row; 0 takes any three that are free. */
  port: number
  /** The built files and the host pages; the repository's own unless given. */
  folders?: Partial<Record<keyof typeof DEFAULT_FOLDERS, string>>
}

/** What a test serves with: whatever database or mail server the environment names is not for it. */
export const ALONE = {
  dataDir: undefined,
  databaseUrl: undefined,
  mediaDir: undefined,
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
  const servers: Server[] = []
  let stopping = false
  const stop = () => {
    stopping = true
    return Promise.all(servers.map(stopServer))
  }
  let open!: (fetches: Fetch[]) => void
  // Who calls before the data are open waits for them.
  const opened = new Promise<Fetch[]>((resolve) => (open = resolve))
  try {
    for (const index of [0, 1, 2]) {
      const answer: Fetch = async (request, connection) => {
        if (stopping) return leaving()
        return (await opened)[index]!(request, connection).catch((error: unknown) => {
          settings.log(`${request.method} failed: ${traceOf(error)}`)
          return failed()
        })
      }
      servers.push(await listen(port && port + index, answer, settings.log))
    }
    const [first, blog, intranet] = servers.map(originOf) as [string, string, string]
    const provider = await openProvider(settings)
    const folder = { ...DEFAULT_FOLDERS, ...folders }
    open([
      providerOrigin(provider, folder, intranet),
      hostOrigin(folder.blog, first),
      hostOrigin(folder.intranet, first),
    ])
    const origins = { provider: first, blog, intranet }
    return { origins, provider, close: () => stop().then(provider.close) }
  } catch (error) {
    for (const server of servers) server.closeAllConnections()
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
  corporateMedia: resolve(root, 'demo/media/corporate'),
  clips: resolve(root, 'demo/media/clips'),
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

const failed = () => new Refused(500, 'internal', 'Something went wrong on our side.').toResponse()

function listen(port: number, fetch: Fetch, log: Settings['log']): Promise<Server> {
  const server = createAdaptorServer({ fetch, createServer }) as Server
  server.requestTimeout = LONGEST_REQUEST
  server.timeout = LONGEST_SILENCE
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error),
    )
    server.listen(port, () => {
      // A caller that could not be taken is no reason to end.
      server.on('error', (error) => log(`a connection failed: ${traceOf(error)}`))
      resolve(server)
    })
  })
}

function originOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

function stopServer(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), GRACE)
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}

import { resolve } from 'node:path'
import { handleCommands } from '../commands/handle-commands.ts'
import { type Listener, listenAt } from './listen.ts'
import { hostOrigin, providerOrigin } from './origins.ts'
import { keepDeltasAtStart } from '../releases/deltas.ts'
import { keepAtStart, widgetsFolder } from '../releases/released-versions.ts'
import type { Database } from '../provider/data/engine/database.ts'
import { type Provider, openProvider } from '../provider/provider.ts'
import { type Settings, settingsFromEnvironment } from '../provider/settings/settings.ts'

const root = resolve(import.meta.dirname, '../..')

export interface ServeOptions extends Partial<Settings> {
  /** First of three consecutive ports; 0 uses any three free ones. */
  port: number
  /** Built files and host pages; defaults to the repository's. */
  folders?: Partial<Record<keyof typeof DEFAULT_FOLDERS, string>>
}

/** Settings for tests, which ignore a database, store or mail server named in the environment. */
export const ALONE = {
  dataDir: undefined,
  databaseUrl: undefined,
  mediaDir: undefined,
  s3: undefined,
  widgetsDir: undefined,
  smtpUrl: undefined,
  // Specs type faster than people.
  holdSuspicious: false,
}

export interface Serving {
  origins: { provider: string; blog: string; intranet: string }
  provider: Provider
  /** Settled once the deltas of the widgets are kept, which delays no start. */
  deltas: Promise<void>
  /** Finishes running requests, then stops. */
  close(): Promise<void>
}

/**
 * Serves the site, the API and the widgets on the first port, the partner blog on the second and the corporate
 * intranet on the third. Missing settings come from the environment.
 * @param opened a database to use instead of the configured one, as in {@link openProvider}.
 * @throws {PortTaken} before anything else is opened, then whatever {@link openProvider} throws.
 */
export async function serve(
  { port, folders, ...changes }: ServeOptions,
  opened?: Database,
): Promise<Serving> {
  const settings = settingsFromEnvironment(process.env, changes)
  const listeners: Listener[] = []
  const listen = async (index: number) => {
    const listener = await listenAt(port && port + index, settings)
    listeners.push(listener)
    return listener
  }
  const stop = async () => Promise.all(listeners.map((listener) => listener.stop()))
  try {
    const first = await listen(0)
    const blog = await listen(1)
    const intranet = await listen(2)
    const provider = await openProvider(settings, opened)
    handleCommands(provider)
    const folder = { ...DEFAULT_FOLDERS, ...folders }
    const widgetsDir = widgetsFolder(settings)
    await keepAtStart(folder.widgets, widgetsDir, settings.log)
    const deltas = keepDeltasAtStart(folder.widgets, widgetsDir, settings.log)
    const { app, quick } = providerOrigin(provider, folder, intranet.origin)
    first.open(app, quick)
    blog.open(hostOrigin(settings, folder.blog, first.origin))
    intranet.open(hostOrigin(settings, folder.intranet, first.origin))
    const origins = { provider: first.origin, blog: blog.origin, intranet: intranet.origin }
    const close = () => Promise.all([stop(), deltas.stop()]).then(provider.close)
    return { origins, provider, deltas: deltas.kept, close }
  } catch (error) {
    for (const { server } of listeners) server.closeAllConnections()
    await stop()
    throw error
  }
}

const DEFAULT_FOLDERS = {
  widgets: resolve(root, 'dist/widgets'),
  site: resolve(root, 'dist/site'),
  server: resolve(root, 'dist/server'),
  elements: resolve(root, 'dist/elements'),
  blog: resolve(root, 'demo/hosts/blog'),
  intranet: resolve(root, 'demo/hosts/intranet'),
  corporateMedia: resolve(root, 'demo/provider/media/corporate'),
  clips: resolve(root, 'demo/art/clips'),
}

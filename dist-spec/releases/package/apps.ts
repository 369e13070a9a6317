import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { install as installed, NPM_ENV } from '../../support/installed.ts'

const run = promisify(execFile)

const ROOT = resolve(import.meta.dirname, '../../..')
export const WRITTEN = resolve(ROOT, 'dist/package')
/** The sample apps are a separate package with tools and frameworks of their own. */
export const APPS = resolve(import.meta.dirname, 'apps')
const INSTALLED = resolve(APPS, 'node_modules/trip-widgets')
const BUILT = resolve(APPS, 'dist')

/** The repository's compiler. Tools for templates need their own. */
export const TSC = resolve(ROOT, 'node_modules/typescript/bin/tsc')

/** Builds and packs the package, and installs it for the apps. Returns the path of the packed file. */
export async function install(): Promise<string> {
  await Promise.all([run('npm', ['run', 'package'], { cwd: ROOT, env: NPM_ENV }), installed(APPS)])
  await rm(BUILT, { recursive: true, force: true })
  await mkdir(BUILT)
  const packing = await run('npm', ['pack', WRITTEN, '--json', '--pack-destination', BUILT], {
    cwd: APPS,
    env: NPM_ENV,
  })
  const [{ filename }] = JSON.parse(packing.stdout) as [{ filename: string }]
  const file = resolve(BUILT, filename)
  await rm(INSTALLED, { recursive: true, force: true })
  await mkdir(INSTALLED)
  await run('tar', ['-xzf', file, '-C', INSTALLED, '--strip-components=1'])
  return file
}

export async function tool(
  script: string,
  args: string[],
  { app = '', more = {} }: { app?: string; more?: Record<string, string> } = {},
): Promise<{ code: number; printed: string }> {
  const file = resolve(APPS, 'node_modules', script)
  const options = {
    cwd: resolve(APPS, app),
    env: { ...NPM_ENV, ...more, NO_COLOR: '1', FORCE_COLOR: '0' },
  }
  return run(process.execPath, [file, ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, printed: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, printed: `${stdout}${stderr}` }),
  )
}

export async function build(app: string, provider: string, ...args: string[]): Promise<string> {
  const folder = resolve(BUILT, app)
  // Frameworks report mistakes only in development.
  const more = { VITE_PROVIDER: provider, NODE_ENV: 'development' }
  const out = ['--outDir', folder, '--emptyOutDir', 'false', '--logLevel', 'warn']
  const { code, printed } = await tool('vite/bin/vite.js', ['build', ...out, ...args], {
    app,
    more,
  })
  if (code !== 0 || printed) throw new Error(`${app}: ${printed}`)
  return folder
}

/** Renders the app on the server. `said` is everything else that React wrote. */
export async function drawnByServer(provider: string): Promise<{ folder: string; said: string }> {
  const folder = await build('server', provider)
  await build('server', provider, '--ssr', 'server.tsx')
  const { stdout, stderr } = await run(process.execPath, [resolve(folder, 'server.js')], {
    env: NPM_ENV,
  })
  const page = resolve(folder, 'index.html')
  await writeFile(page, (await readFile(page, 'utf8')).replace('<!--drawn-->', stdout))
  return { folder, said: stderr }
}

/** Pages without a bundler, next to the package's files: with a provider, without one, and with an empty one. */
export async function plainPages(provider: string): Promise<string> {
  const folder = resolve(BUILT, 'plain')
  await cp(INSTALLED, resolve(folder, 'trip-widgets'), { recursive: true })
  const written = async (name: string) => readFile(resolve(APPS, 'plain', name), 'utf8')
  const write = async (name: string, page: string) => writeFile(resolve(folder, name), page)
  const page = await written('index.html')
  await write('index.html', page.replace('%PROVIDER%', provider))
  await write('unnamed.html', page.replace(' data-trip-provider="%PROVIDER%"', ''))
  await write('bare.html', (await written('bare.html')).replace('%PROVIDER%', provider))
  return folder
}

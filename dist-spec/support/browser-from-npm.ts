import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The last version for Node 20. */
const PACKAGE = '@sparticuz/chromium@143.0.4'

const home = resolve(import.meta.dirname, '../../node_modules/.cache/trip-widgets-browser')

interface Sparticuz {
  default: { executablePath: () => Promise<string> }
}

/**
 * Path of a Chromium from an npm package, installed on first use. Undefined if the package has no build for this
 * system (only for Linux on x64) or cannot be downloaded.
 */
export async function installedBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const entry = join(home, 'node_modules/@sparticuz/chromium/build/esm/index.js')
  if (!existsSync(entry) && !install()) return undefined

  // This variable makes it unpack the system libraries that a bare machine lacks.
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs20.x'
  try {
    const sparticuz = (await import(pathToFileURL(entry).href)) as Sparticuz
    return await sparticuz.default.executablePath()
  } finally {
    delete process.env['AWS_EXECUTION_ENV']
  }
}

function install(): boolean {
  mkdirSync(home, { recursive: true })
  console.error(`No browser found: installing ${PACKAGE} into node_modules/.cache`)
  try {
    const npm = [
      'install',
      '--prefix',
      home,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      PACKAGE,
    ]
    execFileSync('npm', npm, { stdio: ['ignore', 'ignore', 'inherit'] })
    return true
  } catch {
    return false
  }
}

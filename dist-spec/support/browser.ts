import { chromium } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installedBrowser } from './browser-from-npm.ts'
import { systemPaths } from './browser-paths.ts'

export interface Browser {
  executablePath: string
  args: string[]
}

export interface Probes {
  env: Record<string, string | undefined>
  isRoot: boolean
  /** Path of Playwright's own browser, installed or not. */
  playwright: () => string
  system: () => string[]
  exists: (path: string) => boolean
  /** True if it really starts: some systems ship a stub that only asks for another package. */
  starts: (path: string) => boolean
  /** Installs one from npm; undefined if none is published for this machine. */
  fromNpm: () => Promise<string | undefined>
}

const NONE =
  'No Chromium found: install Chromium, Chrome or Edge, run "npx playwright install chromium", ' +
  'or set CHROMIUM_PATH to the executable.'

const HEADLESS = '/usr/bin/chromium-headless-shell'

const quiet = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * A browser for specs. Debian's headless shell starts no toolbars, and so needs a third less CPU. It has no
 * back/forward cache.
 */
export const findHeadlessBrowser = (probes: Probes = machine): Promise<Browser> =>
  findBrowser({ ...probes, system: () => [HEADLESS, ...probes.system()] })

/** Finds a browser: the one in CHROMIUM_PATH, Playwright's own, the system's, or one from npm. */
export async function findBrowser(probes: Probes = machine): Promise<Browser> {
  const { env, exists } = probes
  const sandbox = probes.isRoot || env['CI'] ? ['--no-sandbox'] : []
  const args = [...sandbox, ...quiet]

  const named = env['CHROMIUM_PATH']
  if (named) {
    if (exists(named)) return { executablePath: named, args }
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
  }

  const own = probes.playwright()
  if (own && exists(own)) return { executablePath: own, args }

  const found = probes.system().find((path) => exists(path) && probes.starts(path))
  if (found) return { executablePath: found, args }

  const installed = await probes.fromNpm()
  // This build is a headless shell without a sandbox helper, so every user needs this flag.
  if (installed) return { executablePath: installed, args: ['--no-sandbox'] }

  throw new Error(NONE)
}

function starts(path: string): boolean {
  // On Windows `--version` opens a window instead of printing.
  if (process.platform === 'win32') return true
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

const machine: Probes = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  playwright: () => chromium.executablePath(),
  system: () => systemPaths(process.platform, process.env),
  exists: existsSync,
  starts,
  fromNpm: installedBrowser,
}

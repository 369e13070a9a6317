import { describe, expect, test } from 'vitest'
import { systemPaths } from './browser-paths.ts'
import { findBrowser, findHeadlessBrowser, type Probes } from './browser.ts'

function machine(files: string[], more: Partial<Probes> = {}): Probes {
  return {
    env: {},
    isRoot: false,
    playwright: () => '/playwright/chrome',
    system: () => ['/usr/bin/chromium', '/usr/bin/google-chrome'],
    exists: (path) => files.includes(path),
    starts: () => true,
    fromNpm: () => Promise.resolve(undefined),
    ...more,
  }
}

const everywhere = ['/named', '/playwright/chrome', '/usr/bin/chromium', '/usr/bin/google-chrome']
const pathOn = async (probes: Probes) => (await findBrowser(probes)).executablePath

describe('findBrowser', () => {
  test('uses the browser in CHROMIUM_PATH before any other', async () => {
    const probes = machine(everywhere, { env: { CHROMIUM_PATH: '/named' } })
    expect(await pathOn(probes)).toBe('/named')
  })

  test('rejects a missing CHROMIUM_PATH instead of using another browser', async () => {
    const probes = machine(everywhere, { env: { CHROMIUM_PATH: '/mistyped' } })
    await expect(findBrowser(probes)).rejects.toThrow('/mistyped')
  })

  test("uses Playwright's own browser before the system's", async () => {
    expect(await pathOn(machine(everywhere))).toBe('/playwright/chrome')
  })

  test('lets specs use the headless shell before the whole browser', async () => {
    const shell = '/usr/bin/chromium-headless-shell'
    const system = everywhere.slice(2)
    const path = async (files: string[]) =>
      (await findHeadlessBrowser(machine(files))).executablePath
    expect(await path([shell, ...system])).toBe(shell)
    expect(await path(system)).toBe('/usr/bin/chromium')
  })

  test('skips a system browser that does not start', async () => {
    const probes = machine(everywhere.slice(2), { starts: (path) => path.includes('google') })
    expect(await pathOn(probes)).toBe('/usr/bin/google-chrome')
  })

  test('installs one from npm last, with no flag but --no-sandbox', async () => {
    const probes = machine([], { fromNpm: () => Promise.resolve('/cache/chromium') })
    expect(await findBrowser(probes)).toEqual({
      executablePath: '/cache/chromium',
      args: ['--no-sandbox'],
    })
  })

  test('says what to install or set when there is none', async () => {
    await expect(findBrowser(machine([]))).rejects.toThrow(/install .* or set CHROMIUM_PATH/)
  })

  test('keeps the sandbox, except for root and in CI', async () => {
    const sandboxed = await findBrowser(machine(everywhere))
    const asRoot = await findBrowser(machine(everywhere, { isRoot: true }))
    const inCI = await findBrowser(machine(everywhere, { env: { CI: 'true' } }))
    expect(sandboxed.args).not.toContain('--no-sandbox')
    expect(asRoot.args).toContain('--no-sandbox')
    expect(inCI.args).toContain('--no-sandbox')
  })
})

describe('systemPaths', () => {
  test('searches the PATH after the usual places', () => {
    const paths = systemPaths('linux', { PATH: '/home/me/bin:/bin' })
    expect(paths[0]).toBe('/usr/bin/chromium')
    expect(paths).toContain('/home/me/bin/google-chrome')
  })

  test('knows the usual places on Windows and macOS', () => {
    const windows = systemPaths('win32', { PROGRAMFILES: 'C:\\Programs', Path: 'D:\\bin' })
    expect(windows).toContain('C:\\Programs\\Google\\Chrome\\Application\\chrome.exe')
    expect(windows).toContain('D:\\bin\\msedge.exe')
    expect(systemPaths('darwin', {})).toContain(
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    )
  })
})

import { existsSync, readdirSync } from 'node:fs'
import { openChromium } from './chromium.ts'
import { openFirefox } from './firefox.ts'
import type { Engine, Visitor } from './visitor.ts'
import { openWebKit, type WebKitPaths } from './webkit.ts'

const here = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))

const firefox = () => here(process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox')

/** Debian has a library folder per architecture. */
const FOLDERS = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []

function webkit(): WebKitPaths | undefined {
  const driver = here(process.env['WEBKIT_DRIVER_PATH'], '/usr/bin/WebKitWebDriver')
  const browser = here(...FOLDERS.map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`))
  const display = here('/usr/bin/Xvfb')
  return driver && browser && display ? { driver, browser, display } : undefined
}

export type Other = Exclude<Engine, 'chromium'>

export const installed = (): Other[] => [
  ...(firefox() ? (['firefox'] as const) : []),
  ...(webkit() ? (['webkit'] as const) : []),
]

export const MISSING: Record<Other, string> = {
  firefox: 'No Firefox found: its specs are left out. Install firefox-esr or set FIREFOX_PATH.',
  webkit: 'No WebKitGTK found: its specs are left out. Install webkit2gtk-driver and xvfb.',
}

const OPENERS: Record<Engine, () => Promise<Visitor>> = {
  chromium: () => openChromium(),
  firefox: () => openFirefox(firefox()!),
  webkit: () => openWebKit(webkit()!),
}

export const open = (engine: Engine): Promise<Visitor> => OPENERS[engine]()

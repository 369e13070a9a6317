import { posix, win32 } from 'node:path'

type Env = Record<string, string | undefined>

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]

const LINUX = [
  ...NAMES.map((name) => `/usr/bin/${name}`),
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
]

const MAC = ['Chromium', 'Google Chrome', 'Microsoft Edge'].flatMap((name) => [
  `/Applications/${name}.app/Contents/MacOS/${name}`,
])

const WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
  'Chromium\\Application\\chrome.exe',
]

/** Possible paths of a Chromium, Chrome or Edge: the usual ones, then those on the PATH. */
export function systemPaths(platform: NodeJS.Platform, env: Env): string[] {
  if (platform === 'win32') {
    const homes = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
    const usual = homes.flatMap((home) =>
      home ? WINDOWS.map((path) => win32.join(home, path)) : [],
    )
    const onPath = along(env['Path'] ?? env['PATH'], win32, ['chrome.exe', 'msedge.exe'])
    return [...usual, ...onPath]
  }
  const usual = platform === 'darwin' ? MAC : LINUX
  return [...usual, ...along(env['PATH'], posix, NAMES)]
}

function along(path: string | undefined, { delimiter, join }: typeof posix, names: string[]) {
  const folders = (path ?? '').split(delimiter).filter(Boolean)
  return folders.flatMap((folder) => names.map((name) => join(folder, name)))
}

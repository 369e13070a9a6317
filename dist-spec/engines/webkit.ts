import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { type Client, WebDriver } from 'webdriver'
import type { Visitor } from './visitor.ts'

/** Where Debian's `webkit2gtk-driver`, `libwebkit2gtk` and `xvfb` keep what is needed. */
export interface WebKitPaths {
  driver: string
  browser: string
  /** A display for a browser that has no headless mode. */
  display: string
}

/** Starts WebKitGTK's small browser on a display of its own and speaks WebDriver with it. */
export async function openWebKit({ driver, browser, display }: WebKitPaths): Promise<Visitor> {
  const started: ChildProcess[] = []
  const screen = spawn(display, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  started.push(screen)
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (chunk: Buffer) => resolve(String(chunk).trim()))
    screen.once('exit', () => reject(new Error('Xvfb ended before it was asked')))
  })
  const port = await freePort()
  const env = {
    ...process.env,
    DISPLAY: `:${number}`,
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Root has no namespaces of its own to give in a container; the pages are ours.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  started.push(spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' }))
  const options = { binary: browser, args: ['--automation'] }
  const opening = WebDriver.newSession({
    hostname: '127.0.0.1',
    port,
    logLevel: 'silent',
    connectionRetryCount: 10,
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': options } as object,
      firstMatch: [{}],
    },
  })
  const client = await opening.catch(async (error: unknown) => {
    await end(started)
    throw error
  })
  return {
    engine: 'webkit',
    version: (client.capabilities as { browserVersion: string }).browserVersion,
    ...speaking(client),
    close: async () => {
      await client.deleteSession()
      await end(started)
    },
  }
}

/** Ends what was started, the last first, and waits until it is gone. */
async function end(started: ChildProcess[]): Promise<void> {
  for (const child of started.toReversed()) {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    if (child.exitCode === null && child.kill()) await gone
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

/** How an element is named on the line (WebDriver, 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

function speaking(client: Client): Omit<Visitor, 'engine' | 'version' | 'close'> {
  const call = (text: string, args: unknown[]) => client.executeScript(text, args as object[])
  let within = false
  const leave = async () => {
    if (within) await client.switchToFrame(null)
    within = false
  }
  return {
    goto: async (address) => {
      await leave()
      await client.navigateTo(address)
    },
    enter: async () => {
      within = true
      const frame = await client.findElement('css selector', 'iframe')
      await client.switchToFrame({ [ELEMENT]: frame[ELEMENT] })
    },
    evaluate: async (task, ...args) => call(`return (${task})(...arguments)`, args),
    inPage: async (task, ...args) => {
      await leave()
      return call(`return (${task})(...arguments)`, args)
    },
    said: [],
    pressAt: async (x, y) => {
      const actions = [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const parameters = { pointerType: 'mouse' }
      await client.performActions([{ type: 'pointer', id: 'mouse', parameters, actions }])
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await client.performActions([{ type: 'key', id: 'keys', actions }])
    },
    attach: async (find, args, files) => {
      const field = await call(`return (${find})(...arguments)`, args)
      await client.elementSendKeys(field[ELEMENT], files.join('\n'))
    },
    resize: async (width, height) => {
      await client.setWindowRect(0, 0, width, height)
    },
    screenshot: async () => Buffer.from(await client.takeScreenshot(), 'base64'),
  }
}

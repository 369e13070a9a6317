import { type ChildProcess, spawn } from 'node:child_process'
import { type Client, WebDriver } from 'webdriver'
import { freePort } from '../../demo/provider/testing/free-port-for-test.ts'
import { offsetOfFrame } from './looking.ts'
import { type Beside, besidePages } from './beside.ts'
import type { Visitor } from './visitor.ts'

/** Paths of Debian's `webkit2gtk-driver`, `libwebkit2gtk` and `xvfb`. */
export interface WebKitPaths {
  driver: string
  browser: string
  /** An X server, because the browser has no headless mode. */
  display: string
}

/** Starts WebKitGTK's MiniBrowser on a display of its own, and drives it by WebDriver. */
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
    // Root cannot create namespaces in a container. The pages are our own.
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
  // Later failures must not be retried ten times.
  client.options.connectionRetryCount = 0
  const beside = await besidePages()
  return {
    engine: 'webkit',
    version: (client.capabilities as { browserVersion: string }).browserVersion,
    ...speaking(client, beside),
    close: async () => {
      await client.deleteSession()
      await end(started)
      await beside.close()
    },
  }
}

async function end(started: ChildProcess[]): Promise<void> {
  for (const child of started.toReversed()) {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    if (child.exitCode === null && child.kill()) await gone
  }
}

/** Key of an element reference (WebDriver, 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

function speaking(client: Client, beside: Beside): Omit<Visitor, 'engine' | 'version' | 'close'> {
  // Frame depth, and whether the page has changed the globals that the driver relies on.
  let depth = 0
  let isBent = false
  const top = () => client.switchToFrame(null)
  const enter = async () => {
    const frame = await client.findElement('css selector', 'iframe')
    await client.switchToFrame({ [ELEMENT]: frame[ELEMENT] })
  }
  const run = (text: string) => client.executeScript(text, [])
  const call = async (text: string, args: unknown[]) => {
    const whole = `(${text})(...${JSON.stringify(args)})`
    return isBent ? beside.ask(run, whole) : run(`return ${whole}`)
  }
  return {
    goto: async (address) => {
      if (depth > 0) await top()
      ;[depth, isBent] = [0, false]
      await client.navigateTo(address)
      const plain = await run('return [{ a: ["b", 1] }]').catch(() => null)
      isBent = JSON.stringify(plain) !== '[{"a":["b",1]}]'
      if (isBent) await beside.enter(run)
    },
    enter: async () => {
      await enter()
      depth += 1
    },
    evaluate: async (task, ...args) => call(String(task), args),
    inPage: async (task, ...args) => {
      if (depth > 0) await top()
      depth = 0
      const text = `(${task})(...${JSON.stringify(args)})`
      return isBent
        ? beside.ask(run, `window.eval(${JSON.stringify(text)})`)
        : run(`return ${text}`)
    },
    said: [],
    listeners: async () => [],
    pressAt: async (x, y) => {
      // The driver miscalculates points in frames of scrolled pages.
      let [left, up] = [x, y]
      if (depth > 0) await top()
      for (let level = 0; level < depth; level += 1) {
        const [dx, dy] = await call(String(offsetOfFrame), [])
        ;[left, up] = [left + dx, up + dy]
        await enter()
      }
      if (depth > 0) await top()
      const actions = [
        { type: 'pointerMove', duration: 0, x: Math.round(left), y: Math.round(up) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const parameters = { pointerType: 'mouse' }
      await client.performActions([{ type: 'pointer', id: 'mouse', parameters, actions }])
      for (let level = 0; level < depth; level += 1) await enter()
    },
    wheel: async (deltaY) => {
      const place = { x: 500, y: 400, origin: 'viewport', duration: 0 }
      const actions = [{ type: 'scroll', ...place, deltaX: 0, deltaY: Math.round(deltaY) }]
      await client.performActions([{ type: 'wheel', id: 'wheel', actions }])
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await client.performActions([{ type: 'key', id: 'keys', actions }])
    },
    attach: async (find, args, files) => {
      if (isBent) return beside.attach(run, `(${find})(...${JSON.stringify(args)})`, files)
      const field = await call(String(find), args)
      await client.elementSendKeys(field[ELEMENT], files.join('\n'))
    },
    resize: async (width, height) => {
      await client.setWindowRect(0, 0, width, height)
    },
    screenshot: async () => Buffer.from(await client.takeScreenshot(), 'base64'),
  }
}

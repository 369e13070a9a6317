import { type CDPSession, type Page, chromium } from '@playwright/test'
import { type Browser, findHeadlessBrowser } from '../support/browser.ts'
import { offsetOfFrame } from './looking.ts'
import { BACKSPACE, ENTER, ESCAPE, type Visitor } from './visitor.ts'

const KEYS: Record<string, string> = {
  [BACKSPACE]: 'Backspace',
  [ENTER]: 'Enter',
  [ESCAPE]: 'Escape',
}

/** Keys of a text. What follows comes at once, as from a clipboard, because each key costs several ms. */
const KEYED = 16

/** Starts Chromium. Evaluates in an isolated world, as the other engines do. */
export async function openChromium(options?: Browser): Promise<Visitor> {
  const browser = await chromium.launch(options ?? (await findHeadlessBrowser()))
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  return {
    engine: 'chromium',
    version: browser.version(),
    ...speaking(page, session),
    close: () => browser.close(),
  }
}

function speaking(page: Page, session: CDPSession): Omit<Visitor, 'engine' | 'version' | 'close'> {
  const said: string[] = []
  page.on('pageerror', (error) => said.push(error.message))
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) said.push(message.text())
  })
  let within = page.mainFrame()
  let speaks = session
  let depth = 0
  const call = async (functionDeclaration: string, args: unknown[], returnByValue: boolean) => {
    let { frameTree: tree } = await speaks.send('Page.getFrameTree')
    for (let below = 0; below < depth; below += 1) tree = tree.childFrames![0]!
    const { executionContextId } = await speaks.send('Page.createIsolatedWorld', {
      frameId: tree.frame.id,
      worldName: 'spec',
    })
    const { result, exceptionDetails } = await speaks.send('Runtime.callFunctionOn', {
      functionDeclaration,
      executionContextId,
      arguments: [{ value: JSON.stringify(args) }],
      awaitPromise: true,
      returnByValue,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
    return result
  }
  return {
    goto: async (address) => {
      within = page.mainFrame()
      speaks = session
      depth = 0
      await page.goto(address)
    },
    enter: async () => {
      within = within.childFrames()[0]!
      // Frames in another process have a session of their own; others have none.
      const line = await page
        .context()
        .newCDPSession(within)
        .catch(() => null)
      speaks = line ?? speaks
      depth = line ? 0 : depth + 1
    },
    evaluate: async (task, ...args) => {
      const text = `async (args) => JSON.stringify((await (${task})(...JSON.parse(args))) ?? null)`
      const { value } = await call(text, args, true)
      return JSON.parse(value as string)
    },
    inPage: (task, ...args) => page.evaluate(`(${task})(...${JSON.stringify(args)})`),
    said,
    listeners: (origin) => listenersOf(session, origin),
    pressAt: async (x, y) => {
      let [left, top] = [x, y]
      for (let frame = within.parentFrame(); frame; frame = frame.parentFrame()) {
        const [dx, dy] = await frame.evaluate(offsetOfFrame)
        ;[left, top] = [left + dx, top + dy]
      }
      await page.mouse.click(left, top)
    },
    wheel: async (down) => {
      await page.mouse.move(500, 400)
      await page.mouse.wheel(0, down)
    },
    type: async (text) => {
      const keys = [...text]
      for (const [index, key] of keys.entries()) {
        const rest = keys.slice(index)
        if (index >= KEYED && rest.every((key) => !KEYS[key])) {
          await page.keyboard.insertText(rest.join(''))
          break
        }
        if (KEYS[key]) await page.keyboard.press(KEYS[key])
        else await page.keyboard.type(key)
      }
    },
    attach: async (find, args, files) => {
      const { objectId } = await call(`(args) => (${find})(...JSON.parse(args))`, args, false)
      await speaks.send('DOM.setFileInputFiles', { files, objectId: objectId! })
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
  }
}

async function listenersOf(session: CDPSession, origin: string): Promise<string[]> {
  const addresses = new Map<string, string>()
  const note = ({ scriptId, url }: { scriptId: string; url: string }) => {
    addresses.set(scriptId, url)
  }
  // Enabling the debugger reports all scripts.
  session.on('Debugger.scriptParsed', note)
  await session.send('Debugger.enable')
  const found: string[] = []
  for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await session.send('Runtime.evaluate', { expression })
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId!,
    })
    for (const { type, scriptId } of listeners)
      if (addresses.get(scriptId)?.startsWith(origin)) found.push(`${expression} ${type}`)
  }
  await session.send('Debugger.disable')
  session.off('Debugger.scriptParsed', note)
  return found
}

import { type CDPSession, type Frame, type Page, chromium } from '@playwright/test'
import { type Browser, findBrowser } from '../support/browser.ts'
import { BACKSPACE, ENTER, ESCAPE, type Visitor } from './visitor.ts'

/** What Playwright calls them. */
const KEYS: Record<string, string> = {
  [BACKSPACE]: 'Backspace',
  [ENTER]: 'Enter',
  [ESCAPE]: 'Escape',
}

/** Starts Chromium. What is evaluated runs beside the page's own world, as in the other engines. */
export async function openChromium(options?: Browser): Promise<Visitor> {
  const browser = await chromium.launch(options ?? (await findBrowser()))
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
  // Who is spoken to, and how many frames below it.
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
      // Frames of another process are spoken to on a line of their own; others have none.
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
    pressAt: async (x, y) => {
      const { left, top } = await offsetOf(within)
      await page.mouse.click(left + x, top + y)
    },
    type: async (text) => {
      for (const key of text) {
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

/** Where a frame's content begins in the window. */
async function offsetOf(frame: Frame): Promise<{ left: number; top: number }> {
  if (!frame.parentFrame()) return { left: 0, top: 0 }
  const element = await frame.frameElement()
  // Of the whole window, whatever it is nested in; its border is not its content.
  const { x, y } = (await element.boundingBox())!
  const border = await element.evaluate(({ clientLeft, clientTop }: Element) => [
    clientLeft,
    clientTop,
  ])
  return { left: x + border[0]!, top: y + border[1]! }
}

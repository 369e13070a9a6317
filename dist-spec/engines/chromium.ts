import { type CDPSession, type Page, chromium } from '@playwright/test'
import { findBrowser } from '../support/browser.ts'
import { BACKSPACE, type Visitor } from './visitor.ts'

/** Starts Chromium. What is evaluated runs beside the page's own world, as in the other engines. */
export async function openChromium(): Promise<Visitor> {
  const browser = await chromium.launch(await findBrowser())
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
  const call = async (functionDeclaration: string, args: unknown[], returnByValue: boolean) => {
    const { frameTree } = await session.send('Page.getFrameTree')
    const { executionContextId } = await session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: 'spec',
    })
    const { result, exceptionDetails } = await session.send('Runtime.callFunctionOn', {
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
      await page.goto(address)
    },
    evaluate: async (task, ...args) => {
      const text = `async (args) => JSON.stringify((await (${task})(...JSON.parse(args))) ?? null)`
      const { value } = await call(text, args, true)
      return JSON.parse(value as string)
    },
    inPage: (task, ...args) => page.evaluate(`(${task})(...${JSON.stringify(args)})`),
    said,
    pressAt: (x, y) => page.mouse.click(x, y),
    type: async (text) => {
      for (const key of text) {
        if (key === BACKSPACE) await page.keyboard.press('Backspace')
        else await page.keyboard.type(key)
      }
    },
    attach: async (find, args, files) => {
      const { objectId } = await call(`(args) => (${find})(...JSON.parse(args))`, args, false)
      await session.send('DOM.setFileInputFiles', { files, objectId: objectId! })
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
  }
}

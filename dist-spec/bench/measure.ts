import type { Browser, Page } from '@playwright/test'
import { join } from 'node:path'

/** A phone on a slow mobile network. */
const CPU_SLOWDOWN = 4
const LATENCY = 562
const BYTES_PER_SECOND = 180 * 1024

/** Long tasks are counted until this long after the form is usable, in milliseconds. */
const SETTLING = 2000

/** What probe.js notes in the page. Times in milliseconds from navigation. */
interface Notes {
  /** When the first field could be typed in; 0 until then. */
  usable: number
  /** Long tasks' time beyond the 50 ms each that nobody feels. */
  blocking: number
}
declare const notes: Notes

/** One load of one page. */
export interface Load {
  /** Encoded JS and CSS that had arrived when the form could be used. */
  bytes: number
  /** Milliseconds from navigation to the first field that can be typed in. */
  usable: number
  /** Milliseconds by which long tasks went beyond 50. */
  blocking: number
}

export async function measure(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await slow(page)
    await page.addInitScript({ path: join(import.meta.dirname, 'probe.js') })
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => notes.usable > 0, undefined, { timeout: 60_000 })
    await page.waitForTimeout(SETTLING)
    const load = await page.evaluate(read)
    await prove(page)
    return load
  } finally {
    await context.close()
  }
}

async function slow(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

function read(): Load {
  const { usable, blocking } = notes
  const bytes = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\.(?:js|css)$/.test(name))
    .map((entry) => entry as PerformanceResourceTiming)
    .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= usable)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  return { bytes, usable, blocking }
}

/** A field that looks usable and swallows keys would make every number above a lie. */
async function prove(page: Page) {
  const days = page.getByLabel(/^Days/)
  await days.click()
  await page.keyboard.type('5')
  const typed = await days.inputValue()
  if (typed !== '5') throw new Error(`${page.url()} shows a field that can't be typed in`)
}

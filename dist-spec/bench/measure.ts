import type { Browser, Page } from '@playwright/test'
import { join } from 'node:path'
import type { Contestant, Race } from './races.ts'

/** A phone on a slow mobile network. */
const CPU_SLOWDOWN = 4
/** Milliseconds that an answer takes there and back. */
export const LATENCY = 562
const BYTES_PER_SECOND = 180 * 1024

/** Long tasks are counted until this long after the page is usable, in milliseconds. */
const SETTLING = 2000

/** What probe.js notes in the page. Times in milliseconds from navigation. */
interface Notes {
  /** When the race was won; 0 until then. */
  usable: number
  /** Whether a form that came drawn has been taken over by its script. */
  ready: boolean
  /** Tasks of more than the 50 ms that nobody feels, and when they began. */
  tasks: { at: number; duration: number }[]
}
declare const notes: Notes

/** One load of one page. */
export interface Load {
  /** Encoded JS and CSS that had arrived when the page could be used. */
  bytes: number
  /** All that had been answered by then, the page itself left out. */
  requests: number
  /** Milliseconds from navigation until what the race is about can be used. */
  usable: number
  /** Milliseconds by which long tasks went beyond 50. */
  blocking: number
  /** Milliseconds of the longest task after it could be used; 0 where none was longer than 50. */
  longest: number
}

/** Who has the contestants' pages, and who draws some. */
export interface Origins {
  own: string
  drawing: string
}

/** Loads a contestant's page once. */
export async function measure(
  browser: Browser,
  { name, height = 900, prove }: Race,
  { folder, query = '', drawn, taken }: Contestant,
  { own, drawing }: Origins,
): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height } })
  try {
    const page = await context.newPage()
    await slow(page)
    await page.addInitScript((race) => Object.assign(globalThis, { race }), name)
    await page.addInitScript({ path: join(import.meta.dirname, 'probe.js') })
    await page.goto(drawn ? drawing + drawn : `${own}/${folder}/${query}`, { waitUntil: 'commit' })
    await page.waitForFunction(() => notes.usable > 0, undefined, { timeout: 60_000 })
    if (taken) await page.waitForFunction(() => notes.ready, undefined, { timeout: 60_000 })
    await page.waitForTimeout(SETTLING)
    const load = await page.evaluate(read)
    await prove?.(page)
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
  const { usable, tasks } = notes
  const blocking = tasks.reduce((sum, { duration }) => sum + duration - 50, 0)
  const after = tasks.filter(({ at }) => at > usable)
  const longest = Math.max(0, ...after.map(({ duration }) => duration))
  const arrived = performance
    .getEntriesByType('resource')
    .map((entry) => entry as PerformanceResourceTiming)
    .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= usable)
  const bytes = arrived
    .filter(({ name }) => /\.(?:js|css)$/.test(name))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  return { bytes, requests: arrived.length, usable, blocking, longest }
}

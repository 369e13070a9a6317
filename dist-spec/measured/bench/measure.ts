import type { Browser, Page } from '@playwright/test'
import { join } from 'node:path'
import type { Contestant, Race } from './races.ts'

/** Throttling that matches a phone on a slow mobile network. */
const CPU_SLOWDOWN = 4
/** Round trip in ms. */
export const LATENCY = 562
const BYTES_PER_SECOND = 180 * 1024

/** Time in ms after the page is usable in which long tasks still count. */
const SETTLING = 2000

/** Filled in by probe.js. Times are in ms from navigation. */
interface Notes {
  /** 0 until the race is won. */
  usable: number
  ready: boolean
  tasks: { at: number; duration: number }[]
}
declare const notes: Notes

export interface Load {
  /** Encoded JS and CSS loaded before the page was usable. */
  bytes: number
  /** Responses before that, without the page itself. */
  requests: number
  /** Time in ms from navigation until usable. */
  usable: number
  /** Total ms by which long tasks exceeded 50 ms. */
  blocking: number
  /** Longest task in ms after the page was usable; 0 if none exceeded 50 ms. */
  longest: number
}

/** `own` serves the contestants' pages, `drawing` renders some of them on the server. */
export interface Origins {
  own: string
  drawing: string
}

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

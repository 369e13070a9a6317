/**
 * `npm run bench:interactions` uses the built site as a person on a phone does, at a quarter of the processor's speed. It
 * prints the interactions to next paint of each journey (Event Timing, ms), and how long a press of a link takes until
 * the next page is painted, with its code and data prefetched. Options: `--runs=3`, and `--only=attraction` for some rows.
 */
import { chromium, type Page } from '@playwright/test'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ALONE, serve } from '../../../demo/server/serve.ts'
import { findBrowser } from '../../support/browser.ts'
import { JOURNEYS } from './journeys.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
})

const CPU_SLOWDOWN = 4
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Durations in ms of a page's interactions, kept while it navigates. */
async function noteInteractions(page: Page): Promise<Map<string, number>> {
  const seen = new Map<string, number>()
  await page.exposeFunction('note', (id: string, duration: number) =>
    seen.set(id, Math.max(duration, seen.get(id) ?? 0)),
  )
  await page.addInitScript({ path: join(import.meta.dirname, 'interactions-probe.js') })
  return seen
}

/** Without a window, Chromium presents some frames only together with the next one, as much as a second later. */
async function presentFrames(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Page.screencastFrame', ({ sessionId }) => {
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 10 })
}

/** Links that a visitor follows, by the page that has them. */
const CLICKS = [
  ['/', 'footer a[href="/planners"]'],
  ['/planners', 'footer a[href="/how-it-works"]'],
  ['/how-it-works', 'footer a[href="/testimonials"]'],
  ['/testimonials', 'header a[href="/destinations"]'],
  ['/destinations', 'footer a[href="/trips"]'],
  ['/trips', 'header a[href="/enquiry"]'],
] as const

/** Ms from a press to the paint of the next page's heading. */
async function clickTime(page: Page, selector: string): Promise<number> {
  const link = page.locator(selector).first()
  await link.scrollIntoViewIfNeeded()
  // The first time starts the page, the second prefetches.
  await link.hover()
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  await page.waitForTimeout(2000)
  await page.mouse.move(0, 0)
  await link.hover()
  await page.waitForTimeout(2000)
  await page.evaluate('awaitClick()')
  await page.mouse.down()
  await page.mouse.up()
  return page.evaluate<number>('painted')
}

const { executablePath, args } = await findBrowser()
const serving = await serve({ port: 0, ...ALONE, demo: true, production: false, log: () => {} })
const { provider: origin } = serving.origins

/** Opens a page in a browser of its own. */
async function open(options: object): Promise<Page> {
  const browser = await chromium.launch({ executablePath, args })
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}

const percentile = (numbers: number[], share: number) =>
  numbers.toSorted((one, other) => one - other)[
    Math.min(numbers.length - 1, Math.floor(numbers.length * share))
  ] ?? Number.NaN

console.log('| journey | interactions | median, ms | p98, ms | worst, ms |')
console.log('| --- | ---: | ---: | ---: | ---: |')
for (const [name, journey] of Object.entries(JOURNEYS)) {
  if (!name.includes(values.only)) continue
  const all: number[] = []
  for (let run = 0; run < Number(values.runs); run += 1) {
    const page = await open(PHONE)
    await presentFrames(page)
    const seen = await noteInteractions(page)
    await journey(page, origin)
    // The last paint is reported after it.
    await page.waitForTimeout(500)
    all.push(...seen.values())
    await page.context().browser()?.close()
  }
  const figures = [all.length, percentile(all, 0.5), percentile(all, 0.98), Math.max(...all)]
  console.log(`| ${[name, ...figures].join(' | ')} |`)
}

console.log('\n| press of a link | median, ms | worst, ms |')
console.log('| --- | ---: | ---: |')
for (const [path, selector] of CLICKS) {
  if (!`${path} to`.includes(values.only)) continue
  const times: number[] = []
  for (let run = 0; run < Number(values.runs); run += 1) {
    const page = await open({ viewport: { width: 1280, height: 900 } })
    await noteInteractions(page)
    await page.goto(origin + path)
    times.push(Math.round(await clickTime(page, selector)))
    await page.context().browser()?.close()
  }
  console.log(
    `| ${path} to ${/"(.*)"/.exec(selector)![1]} | ${percentile(times, 0.5)} | ${Math.max(...times)} |`,
  )
}
await serving.close()

import type { Page } from '@playwright/test'
import { PUBLIC_SCREENS } from './screens.ts'
import { expect, test } from '../support/test.ts'

/** The largest sum of layout shifts that nobody notices. */
const STILL = 0.02

const paths = [...new Set(Object.values(PUBLIC_SCREENS).map(({ path }) => path))]

/** The page with all its widgets, two frames after the last of them has drawn. */
async function settled(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('*')].every(
      ({ localName, shadowRoot }) =>
        !localName.startsWith('trip-') || shadowRoot?.querySelector('*'),
    ),
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const video of document.querySelectorAll('trip-corporate-video')) {
      // Captions come with the film: the second of them after 1.2 seconds.
      const film = video.shadowRoot!.querySelector('video')!
      while (film.currentTime < 1.5) {
        await new Promise((seen) => film.addEventListener('timeupdate', seen, { once: true }))
      }
    }
    for (const _ of 'ab') await new Promise(requestAnimationFrame)
  })
}

/** Adds up, from now on, what moves in a page by itself. */
async function watch(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { sum: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        seen.sum += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen.sum)
}

interface Seen {
  sum: number
}

for (const width of [390, 1440]) {
  for (const path of paths) {
    test(`${path} stays still at ${width} px`, async ({ page, served }) => {
      await page.setViewportSize({ width, height: 900 })
      const shift = await watch(page)
      await page.goto(served.origins.provider + path)
      await settled(page)
      expect(await shift()).toBeLessThan(STILL)
    })
  }
}

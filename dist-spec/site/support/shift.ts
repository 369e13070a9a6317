import type { Page } from '@playwright/test'

/** Largest sum of layout shifts that is not noticeable. */
export const STILL = 0.02

/** Waits for all widgets of the page, and two more frames. */
export async function settled(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('*')].every(
      ({ localName, shadowRoot }) =>
        !localName.startsWith('trip-') || shadowRoot?.querySelector('*'),
    ),
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const _ of 'ab') await new Promise(requestAnimationFrame)
  })
}

/** Adds up layout shifts from now on. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
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

import type { Page } from '@playwright/test'

/** The page with all its widgets, two frames after the last of them has drawn. */
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

/** Adds up, from now on, what moves in a page by itself. */
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

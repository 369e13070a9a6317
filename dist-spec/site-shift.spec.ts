import type { Page } from '@playwright/test'
import { PUBLIC_SCREENS } from './site-screens.ts'
import { expect, test } from './test.ts'

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
      // Captions come with the film.
      const film = video.shadowRoot!.querySelector('video')!
      if (film.currentTime < 0.5) {
        await new Promise((seen) => film.addEventListener('timeupdate', seen, { once: true }))
      }
    }
    for (const _ of 'ab') await new Promise(requestAnimationFrame)
  })
}

const shift = async (page: Page) =>
  page.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        const add = (sum: number, { value }: PerformanceEntry & { value?: number }) =>
          sum + (value ?? 0)
        new PerformanceObserver((list) => resolve(list.getEntries().reduce(add, 0))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        // Where nothing has moved, nothing is reported.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

for (const width of [390, 1440]) {
  for (const path of paths) {
    test(`${path} stays still at ${width} px`, async ({ page, served }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(served.origins.provider + path)
      await settled(page)
      expect(await shift(page)).toBeLessThan(STILL)
    })
  }
}

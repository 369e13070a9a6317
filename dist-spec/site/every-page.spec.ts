import type { Page } from '@playwright/test'
import { sticksOut } from './support/fits.ts'
import { NARROW, setTheme, WIDE } from './support/looks.ts'
import { coveredOnTheWayUp } from './support/focus.ts'
import { settled, STILL, watchShift } from './support/shift.ts'
import { come, OWN_SCREENS, PUBLIC_SCREENS, type Screen } from './support/screens.ts'
import { expect, test } from '../support/test.ts'
import { bring, ownSession } from './support/traveller.ts'

// Contrast is final only after fading in. Two pixels for one correspond to a zoom of 200 %.
test.use({ contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 2 })

type Axe = (page: Page) => Promise<string[]>

/** Checks that nothing is wider than the page at zoom levels, in both directions, and with text at 200 %. */
async function expectToFit(page: Page) {
  for (const width of [320, 640, 900, 1440, 1920]) {
    await page.setViewportSize({ width, height: 450 })
    for (const dir of ['rtl', 'ltr']) {
      await page.evaluate((dir) => (document.documentElement.dir = dir), dir)
      await expect.poll(() => sticksOut(page), `${dir} at ${width} px`).toEqual([])
    }
  }
  await page.setViewportSize(NARROW)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect.poll(() => sticksOut(page), 'text of 200 %').toEqual([])
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
}

/** Console errors, such as hydration mismatches, policy violations and missing files. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // The address of an unknown page has status 404.
    const isPage = message.location().url === page.url()
    if (message.type() === 'error' && !isPage) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** Checks contrast and names, and what the header covers in a low window. */
async function expectToBeFine(page: Page, look: string, height: number, axe: Axe) {
  expect(await axe(page), look).toEqual([])
  await page.setViewportSize({ width: page.viewportSize()!.width, height })
  expect(await coveredOnTheWayUp(page), `under the header, ${look}`).toEqual([])
}

const routes = new Set<string>()

/** True for the first screen of each route. The second tier looks at its other states. */
function isFirst({ path }: Screen): boolean {
  const [route, ...parameters] = new URL(path, 'http://site').pathname.slice(1).split('/')
  const key = `${route}/${parameters.length}`
  if (routes.has(key)) return false
  routes.add(key)
  return true
}

// any-way.spec.ts loads every page in a wide window, too.
for (const [name, screen] of Object.entries({ ...PUBLIC_SCREENS, ...OWN_SCREENS })) {
  // every-state.spec.ts opens the others from their pages.
  if (screen.reach) continue
  test(
    `${name} is still, accessible, uncovered and fits`,
    { tag: isFirst(screen) ? '@core' : [] },
    async ({ page, served, axe }) => {
      test.slow()
      const { origins } = served
      const isOwn = name in OWN_SCREENS
      if (isOwn) await bring(page, origins, await ownSession(origins))
      const complaints = complaintsOf(page)
      const shift = await watchShift(page)
      await page.setViewportSize(NARROW)
      await setTheme(page, 'dark')
      await come(page, origins.provider, screen)
      await settled(page)
      // The pages of an account load their data only in the browser.
      if (!isOwn) expect(await shift(), 'layout shift').toBeLessThan(STILL)
      await expect(page.locator('h1')).toHaveCount(1)
      await expectToBeFine(page, 'narrow, dark', 600, axe)
      await expectToFit(page)
      await page.setViewportSize(WIDE)
      await setTheme(page, 'light')
      await expectToBeFine(page, 'wide, light', 500, axe)
      expect(complaints).toEqual([])
    },
  )
}

import type { Page } from '@playwright/test'
import { press } from './support/places.ts'
import { sticksOut } from './support/fits.ts'
import { coveredOnTheWayUp } from './support/focus.ts'
import { settled, watchShift } from './support/shift.ts'
import { come, OWN_SCREENS, PUBLIC_SCREENS, type Screen } from './support/screens.ts'
import { expect, test } from '../support/test.ts'
import { bring, ownSession, TRAVELLER } from './support/traveller.ts'

// Contrast is final only after fading in. Two pixels for one correspond to a zoom of 200 %.
test.use({ contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 2 })

/** Largest sum of layout shifts that is not noticeable. */
const STILL = 0.02

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }

const button = (name: string) => async (page: Page) =>
  page.locator('main').getByRole('button', { name, exact: true }).click()

const failing =
  (calls: string, path: string, says: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.route(calls, (route) => route.abort())
    await press(page, path)
    await page.getByText(says).first().waitFor()
  }

const hasFaults = async (page: Page) => page.locator('[aria-invalid=true]').first().waitFor()

const STATES: Record<string, Screen> = {
  'home with faults': {
    path: '/',
    reach: async (page) => {
      await button('Submit Enquiry')(page)
      await hasFaults(page)
    },
  },
  'home as a corporate user': {
    path: '/',
    reach: async (page) => {
      await page.getByLabel('I am a corporate user').check()
      await page.getByLabel('Corporate Email').waitFor()
    },
  },
  'enquiry with faults': {
    path: '/enquiry',
    reach: async (page) => {
      await button('Next')(page)
      await hasFaults(page)
    },
  },
  'review with faults': {
    path: '/review',
    reach: async (page) => {
      await button('Submit Review')(page)
      await hasFaults(page)
    },
  },
  'testimonial with faults': {
    path: '/submit-testimonials',
    reach: async (page) => {
      await button('Submit Testimonial')(page)
      await hasFaults(page)
    },
  },
  'forgot password with a fault': {
    path: '/forgot-password',
    reach: async (page) => {
      await button('Submit')(page)
      await hasFaults(page)
    },
  },
  'home without its reviews': {
    path: '/privacy',
    reach: failing('**/testimonial/', '/', /reviews didn’t load/),
  },
  'destinations that failed': {
    path: '/privacy',
    reach: failing('**/countries/', '/destinations', /destinations didn’t load/),
  },
  'a search that failed': {
    path: '/privacy',
    reach: failing('**/search/**', '/destinations?q=lake', /search didn’t work/),
  },
  'reviews that failed': {
    path: '/privacy',
    reach: failing('**/api/v1/reviews', '/reviews/taj-mahal', /reviews didn’t load/),
  },
  'a page on its way': {
    path: '/privacy',
    reach: async (page) => {
      await page.route('**/testimonial/', () => {})
      await press(page, '/testimonials')
      await page.locator('main[aria-busy=true]').waitFor()
    },
  },
}

const setDark = async (page: Page) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  // Contrast is final only after colours have changed.
  await page.waitForFunction(() => document.getAnimations().length === 0)
}

/** Checks contrast and names in both themes, and the width from the narrowest phone on. */
async function faultsOf(page: Page, axe: (page: Page) => Promise<string[]>): Promise<string[]> {
  const found = (await axe(page)).map((fault) => `wide, light: ${fault}`)
  await page.setViewportSize(NARROW)
  await setDark(page)
  found.push(...(await axe(page)).map((fault) => `narrow, dark: ${fault}`))
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => sticksOut(page)).toEqual([])
  return found
}

/** Checks that nothing is wider than the page at zoom levels, in both directions, and with text at 200 %. */
async function expectToFit(page: Page) {
  for (const dir of ['ltr', 'rtl']) {
    await page.evaluate((dir) => (document.documentElement.dir = dir), dir)
    for (const width of [320, 640, 900, 1440, 1920]) {
      await page.setViewportSize({ width, height: 450 })
      await expect.poll(() => sticksOut(page), `${dir} at ${width} px`).toEqual([])
    }
  }
  await page.evaluate(() => (document.documentElement.dir = 'ltr'))
  await page.setViewportSize(NARROW)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect.poll(() => sticksOut(page), 'text of 200 %').toEqual([])
}

const ALL = [
  ...Object.entries(PUBLIC_SCREENS).map(([name, screen]) => ({ name, screen, isOwn: false })),
  ...Object.entries(OWN_SCREENS).map(([name, screen]) => ({ name, screen, isOwn: true })),
]

const routes = new Set<string>()

/** True for the first screen of each route. The second tier looks at its other states. */
function isFirst({ path, reach }: Screen): boolean {
  const [route, ...parameters] = new URL(path, 'http://site').pathname.slice(1).split('/')
  const key = `${route}/${parameters.length}`
  if (reach || routes.has(key)) return false
  routes.add(key)
  return true
}

for (const { name, screen, isOwn } of ALL) {
  test(
    `${name} is still, accessible, uncovered and fits`,
    { tag: isFirst(screen) ? '@core' : [] },
    async ({ page, served, axe }) => {
      test.slow()
      if (isOwn) await bring(page, served.origins, await ownSession(served.origins))
      const shift = await watchShift(page)

      await page.setViewportSize(WIDE)
      await come(page, served.origins.provider, { path: screen.path })
      await settled(page)
      if (!isOwn) expect(await shift()).toBeLessThan(STILL)
      await screen.reach?.(page)
      expect(await axe(page)).toEqual([])
      if (!screen.reach) {
        await page.setViewportSize({ width: WIDE.width, height: 500 })
        expect(await coveredOnTheWayUp(page), 'under the header').toEqual([])
      }

      // A second load, because a page that was wide can differ from one loaded on a phone.
      await page.setViewportSize(NARROW)
      await setDark(page)
      await come(page, served.origins.provider, { path: screen.path })
      await settled(page)
      if (!isOwn) expect(await shift()).toBeLessThan(STILL)
      await screen.reach?.(page)
      expect(await axe(page)).toEqual([])
      if (screen.reach) {
        await page.setViewportSize({ width: 320, height: 640 })
        await expect.poll(() => sticksOut(page)).toEqual([])
      } else {
        await page.setViewportSize({ width: NARROW.width, height: 600 })
        expect(await coveredOnTheWayUp(page), 'under the header').toEqual([])
        await expectToFit(page)
      }
    },
  )
}

for (const [name, screen] of Object.entries(STATES)) {
  test(`${name} is accessible and fits`, async ({ page, served, axe }) => {
    await page.setViewportSize(WIDE)
    await come(page, served.origins.provider, screen)
    expect(await faultsOf(page, axe)).toEqual([])
  })
}

test('the open account menu fits, and has no violation', async ({ page, served, axe }) => {
  await bring(page, served.origins, await ownSession(served.origins))
  await page.setViewportSize(NARROW)
  await page.goto(`${served.origins.provider}/my-profile`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('banner').getByRole('button', { name: TRAVELLER.email }).click()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  expect(await faultsOf(page, axe)).toEqual([])
})

test('a button in a field is at its end in both reading directions', async ({ page, served }) => {
  await page.goto(`${served.origins.provider}/login`)
  const field = page.getByLabel('Password', { exact: true })
  const show = page.getByRole('button', { name: 'Show Password' })
  const distance = async (side: 'left' | 'right') => {
    const edge = (target: typeof show) =>
      target.evaluate((element, side) => element.getBoundingClientRect()[side], side)
    return Math.abs((await edge(field)) - (await edge(show)))
  }
  expect(await distance('right')).toBeLessThan(5)
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  expect(await distance('left')).toBeLessThan(5)
})

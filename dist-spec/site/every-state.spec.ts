import type { Page } from '@playwright/test'
import { come, OWN_SCREENS, PUBLIC_SCREENS } from './support/screens.ts'
import { sticksOut } from './support/fits.ts'
import { NARROW, setTheme, WIDE } from './support/looks.ts'
import { follow, press } from './support/places.ts'
import { expect, test } from '../support/test.ts'
import { bring, ownSession, TRAVELLER } from './support/traveller.ts'

// Contrast is final only after fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

type Axe = (page: Page) => Promise<string[]>

/** Checks contrast and names in both themes, and the width on the narrowest phone. */
async function expectToBeFine(page: Page, axe: Axe, state: string) {
  expect.soft(await axe(page), `${state}: light`).toEqual([])
  await page.setViewportSize(NARROW)
  await setTheme(page, 'dark')
  expect.soft(await axe(page), `${state}: narrow, dark`).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.soft.poll(() => sticksOut(page), `${state}: 320 px`).toEqual([])
  await page.setViewportSize(WIDE)
  await setTheme(page, 'light')
}

const hasFaults = async (page: Page) => page.locator('[aria-invalid=true]').first().waitFor()

test.beforeEach(({ page }) => page.setViewportSize(WIDE))

test('forms with errors are accessible and fit', async ({ page, served, axe }) => {
  await page.goto(`${served.origins.provider}/privacy`)
  for (const [path, button] of [
    ['/', 'Submit Enquiry'],
    ['/enquiry', 'Next'],
    ['/review', 'Submit Review'],
    ['/submit-testimonials', 'Submit Testimonial'],
    ['/login', 'Sign In'],
    ['/forgot-password', 'Submit'],
  ] as const) {
    await follow(page, path)
    await page.locator('main').getByRole('button', { name: button, exact: true }).click()
    await hasFaults(page)
    await expectToBeFine(page, axe, `${path} with errors`)
  }
})

test('opened parts of pages are accessible and fit', async ({ page, served, axe }) => {
  await page.goto(`${served.origins.provider}/privacy`)
  await follow(page, '/')
  await page.getByRole('tab').nth(1).click()
  await expectToBeFine(page, axe, 'the second tab')
  await page.getByLabel('I am a corporate user').check()
  await page.getByLabel('Corporate Email').waitFor()
  await expectToBeFine(page, axe, 'the form of a corporate user')

  for (const name of ['attraction-photo', 'how-it-works-answer', 'destinations-filters']) {
    const { path, reach } = PUBLIC_SCREENS[name]!
    await follow(page, path)
    // Only phones have a button for filters.
    if (name === 'destinations-filters') await page.setViewportSize(NARROW)
    await reach!(page)
    if (name === 'destinations-filters') {
      await expect(page.getByRole('button', { name: 'Close the filters' })).toBeVisible()
    }
    await expectToBeFine(page, axe, name)
  }
})

test('an opened enquiry and the account menu are accessible and fit', async ({
  page,
  served,
  axe,
}) => {
  await bring(page, served.origins, await ownSession(served.origins))
  await come(page, served.origins.provider, OWN_SCREENS['my-enquiry']!)
  await expectToBeFine(page, axe, 'an enquiry')
  await page.setViewportSize(NARROW)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('banner').getByRole('button', { name: TRAVELLER.email }).click()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expectToBeFine(page, axe, 'the account menu')
})

/**
 * Failing calls of each page and what it says. No page reads a list that fails on a later one, or says what the one
 * before it says, which stays on screen for a moment.
 */
const FAILURES: [path: string, ...failures: [calls: string, says: RegExp][]][] = [
  [
    '/',
    ['**/cities/', /The list hasn’t loaded\./],
    ['**/testimonial/', /The reviews didn’t load\./],
  ],
  ['/testimonials', ['**/testimonial/', /The testimonials didn’t load\./]],
  ['/xoriant', ['**/corporate-company/', /The list hasn’t loaded\./]],
  ['/my-enquiries', ['**/get/user/**', /Your enquiries didn’t load\./]],
  ['/review', ['**/attractions/locations/', /The list hasn’t loaded\./]],
  ['/destinations', ['**/countries/', /The destinations didn’t load\./]],
  ['/destinations?q=lake', ['**/search/**', /The search didn’t work/]],
  ['/reviews/taj-mahal', ['**/api/v1/reviews', /The reviews didn’t load\./]],
  ['/attraction-details/taj-mahal', ['**/attractions/taj-mahal', /This place didn’t load\./]],
]

test('lists that fail to load are accessible, fit, and show no toast', async ({
  page,
  served,
  axe,
}) => {
  await bring(page, served.origins, await ownSession(served.origins))
  await page.goto(`${served.origins.provider}/privacy`)
  for (const [path, ...failures] of FAILURES) {
    for (const [calls] of failures) await page.route(calls, (route) => route.abort())
    await press(page, path)
    for (const [, says] of failures) {
      await expect(page.locator('main').getByText(says).first(), path).toBeVisible()
    }
    await expect(page.locator('[data-toast-text]'), path).toHaveCount(0)
    await expectToBeFine(page, axe, `${path} that failed`)
    await page.unrouteAll()
  }
  await page.route('**/testimonial/', () => {})
  await press(page, '/testimonials')
  await page.locator('main[aria-busy=true]').waitFor()
  await expectToBeFine(page, axe, 'a page that is loading')
})

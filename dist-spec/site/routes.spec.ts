import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const PAGES = [
  ['/', 'Trips planned for you'],
  ['/login', 'Sign in'],
  ['/forgot-password', 'Forgot'],
  ['/activate-account', 'ctivate'],
  ['/follow-enquiry', 'Follow your enquiry'],
  ['/reviews/taj-mahal', 'Taj Mahal'],
  ['/attraction-details/taj-mahal', 'Taj Mahal'],
  ['/enquiry', 'lan'],
  ['/review', 'review'],
  ['/review/taj-mahal', 'review'],
  ['/testimonials', 'Testimonials'],
  ['/submit-testimonials', 'estimonial'],
  ['/destinations', 'estinations'],
  ['/trips', 'Trip ideas'],
  ['/trips/golden-triangle', 'The Golden Triangle'],
  ['/how-it-works', 'How it works'],
  ['/planners', 'Our planners'],
  ['/partners', 'For partners'],
  ['/privacy', 'Privacy'],
  ['/xoriant', 'Xoriant'],
] as const

/** Errors in the console: hydration mismatches, policy violations, missing files. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

for (const [path, title] of PAGES) {
  test(`${path} is server-rendered, and hydrates without errors`, async ({ page, served }) => {
    const complaints = complaintsOf(page)
    const answer = await page.goto(served.origins.provider + path)
    expect(answer!.status()).toBe(200)
    const html = await answer!.text()
    expect(/<title[^>]*>([^<]*)/.exec(html)?.[1]).toContain(title)
    await expect(page.locator('h1')).toHaveCount(1)
    const heading = await page.locator('h1').innerText()
    expect(html.replaceAll('<!-- -->', '')).toContain(heading.replaceAll("'", '&#x27;').trim())
    await expect(page).toHaveTitle(new RegExp(title))
    expect(complaints).toEqual([])
  })
}

test(
  'navigates from page to page without loading the site again',
  { tag: '@core' },
  async ({ page, served }) => {
    await page.goto(served.origins.provider)
    await page.evaluate(() => Object.assign(globalThis, { same: true }))
    await page.locator('footer').getByRole('link', { name: 'Privacy' }).click()
    await expect(page).toHaveTitle(/^Privacy/)
    await expect(page.locator('h1')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/privacy$/)

    await page.goBack()
    await expect(page).toHaveTitle(/^Trips planned/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    await page.goForward()
    await expect(page).toHaveTitle(/^Privacy/)
    expect(await page.evaluate(() => 'same' in globalThis)).toBe(true)
  },
)

test('reports an unknown page at an address of two parts', async ({ page, served }) => {
  const answer = await page.goto(`${served.origins.provider}/no/where`)
  expect(answer!.status()).toBe(404)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The trail ends here.')
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveTitle(/^Trips planned/)
})

test('retries a page that failed to load', async ({ page, served }) => {
  await page.goto(served.origins.provider)
  let asked = 0
  await page.route(/assets\/privacy-.*\.js/, (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  await page.locator('footer').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  expect(asked).toBe(2)
})

test('offers a reload for a page that keeps failing', async ({ page, served }) => {
  await page.goto(served.origins.provider)
  let asked = 0
  await page.route(/assets\/privacy-.*\.js/, (route) => {
    asked += 1
    return route.abort()
  })
  await page.locator('footer').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load.')
  expect(asked).toBe(2)
  await page.unroute(/assets\/privacy-.*\.js/)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
})

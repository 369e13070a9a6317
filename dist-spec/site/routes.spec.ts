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

// every-page.spec.ts hydrates them.
test('every page is server-rendered, with its title and one heading', async ({ served }) => {
  for (const [path, title] of PAGES) {
    const answer = await fetch(served.origins.provider + path, { headers: { accept: 'text/html' } })
    expect(answer.status, path).toBe(200)
    const html = await answer.text()
    expect(/<title[^>]*>([^<]*)/.exec(html)?.[1], path).toContain(title)
    const headings = [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)]
    expect(headings, path).toHaveLength(1)
    expect(headings[0]![1]!.replaceAll(/<[^>]*>/g, '').trim(), path).not.toBe('')
  }
})

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

test('retries a page that failed to load, and then offers a reload', async ({ page, served }) => {
  const assets = /assets\/(?:privacy|how-it-works)-.*\.js/
  const failed: string[] = []
  // Nothing is prefetched.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto(served.origins.provider)
  await page.route(assets, (route) => {
    const url = route.request().url()
    if (url.includes('privacy') && failed.length > 0) return route.continue()
    failed.push(url)
    return route.abort()
  })
  const heading = page.getByRole('heading', { level: 1 })
  await page.locator('footer').getByRole('link', { name: 'Privacy' }).click()
  await expect(heading).toHaveText('Privacy')
  expect(failed).toHaveLength(1)

  await page.locator('footer').getByRole('link', { name: 'How it works' }).click()
  await expect(heading).toHaveText('This page didn’t load.')
  expect(failed).toHaveLength(3)
  await page.unroute(assets)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(heading).toHaveText('How it works')
})

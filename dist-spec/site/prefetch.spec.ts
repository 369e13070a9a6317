import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const canPrefetch = (page: Page) => page.waitForResponse(/\/prefetch-.*\.js$/)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Calls that a page makes from now on. */
function calls(page: Page): string[] {
  const made: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) made.push(pathname)
  })
  return made
}

const noteWaiting = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')!
    const noted: string[] = []
    Object.assign(globalThis, { noted })
    new MutationObserver(() => noted.push(String(main.ariaBusy))).observe(main, {
      attributeFilter: ['aria-busy'],
    })
  })
const noted = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { noted: string[] }).noted)

test('a link that was pointed at or focused needs no request when it is followed', async ({
  page,
  served,
}) => {
  const ready = canPrefetch(page)
  await page.goto(`${served.origins.provider}/destinations`)
  await (await ready).finished()
  // It runs in a task after that.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  await noteWaiting(page)
  const made = calls(page)
  const card = page.locator('trip-attraction-card').first()
  const told = ['reviews', 'locations/'].map(async (name) =>
    (await page.waitForResponse((response) => response.url().endsWith(name))).finished(),
  )
  await card.getByRole('link').last().hover()
  await Promise.all(told)
  made.length = 0
  await page.mouse.down()
  await page.mouse.up()
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveURL(/attraction-details/)
  expect(made).toEqual([])

  const link = page.getByRole('contentinfo').locator('a[href="/testimonials"]')
  const list = page.waitForResponse(/testimonials/)
  await link.focus()
  await (await list).finished()
  made.length = 0
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/testimonials/)
  expect(made).toEqual([])
  expect(await noted(page)).not.toContain('true')
})

test('a link in view has loaded its code once the page is idle', async ({ page, served }) => {
  const code = page.waitForResponse(/\/assets\/destinations-.*\.js$/)
  await page.goto(served.origins.provider)
  await code
})

test('until the scripts run, the browser prefetches the page of a link', async ({
  page,
  served,
}) => {
  const { provider } = served.origins
  await page.route('**/assets/index-*.js', (route) => route.abort())
  const client = await page.context().newCDPSession(page)
  const asked = new Promise<string>((resolve) =>
    client.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => resolve(prefetchUrl)),
  )
  const rules = new Promise<string | undefined>((resolve) =>
    client.on('Preload.ruleSetUpdated', ({ ruleSet }) => resolve(ruleSet.errorMessage)),
  )
  await client.send('Preload.enable')
  await page.goto(provider, { waitUntil: 'load' })
  expect(await rules).toBeUndefined()
  await page.getByRole('banner').getByRole('link', { name: 'Destinations' }).hover()
  expect(await asked).toBe(`${provider}/destinations`)
})

import type { Page } from '@playwright/test'
import { EnquiryForm } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'

/** KB of scripts that a page may load before a visitor uses it. */
const BUDGETS = {
  '/testimonials': 75,
  '/attraction-details/taj-mahal': 95,
  '/enquiry': 110,
  '/': 85,
}

/** Pages without tags, which load no more than what notices a visitor. */
const STATIC = [
  '/how-it-works',
  '/planners',
  '/privacy',
  '/trips',
  '/testimonials',
  '/nowhere/at-all',
]

const REACT = /\/assets\/(?:react|core)-[^/]*\.js$/

/** Scripts that loaded before now, with their bytes, after everything that the page shows at first. */
async function scriptsBeforeUse(page: Page): Promise<(readonly [string, number])[]> {
  await page.waitForFunction(
    () => !document.querySelector('trip-enquiry') || 'formReady' in globalThis,
  )
  const loaded = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    // A preloaded file is listed twice.
    const sizes = new Map(files.map(({ name, encodedBodySize }) => [name, encodedBodySize]))
    return [...sizes].filter(([name]) => name.endsWith('.js'))
  })
  const used = await page.evaluate(() => performance.now())
  await page.mouse.wheel(0, 300)
  await hasStarted(page)
  const react = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /\/react-[^/]*\.js$/.test(name))
        ?.startTime,
  )
  expect(react).toBeGreaterThan(used)
  return loaded
}

/** Keeps React back until the returned function is called. */
async function holdReact(page: Page): Promise<() => void> {
  let release!: () => void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(REACT, async (route) => {
    await held
    await route.continue()
  })
  return release
}

const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'load' })
const hasStarted = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-started', '')

test('pages load the scripts that they need, and no React until they are used @core', async ({
  page,
  served,
}) => {
  test.slow()
  const { provider } = served.origins
  await page.addInitScript(() =>
    addEventListener('trip-enquiry-ready', () => Object.assign(globalThis, { formReady: true })),
  )
  for (const path of STATIC) {
    await open(page, provider + path)
    const loaded = await scriptsBeforeUse(page)
    expect(loaded.map(([name]) => name).toSorted(), path).toEqual([
      expect.stringContaining('/assets/index-'),
      expect.stringContaining('/assets/loader-'),
    ])
  }
  for (const [path, budget] of Object.entries(BUDGETS)) {
    await open(page, provider + path)
    const loaded = await scriptsBeforeUse(page)
    const bytes = loaded.reduce((sum, [, size]) => sum + size, 0)
    expect(
      loaded.filter(([name]) => REACT.test(name)),
      path,
    ).toEqual([])
    expect(bytes / 1024, path).toBeLessThan(budget)
  }
})

const USES: Record<string, (page: Page) => Promise<unknown>> = {
  scrolls: (page) => page.mouse.wheel(0, 300),
  'presses a key': (page) => page.keyboard.press('Tab'),
  'points at a link': (page) => page.getByRole('contentinfo').getByRole('link').first().hover(),
}
for (const [act, use] of Object.entries(USES)) {
  test(`starts when a visitor ${act}`, async ({ page, served }) => {
    await open(page, `${served.origins.provider}/planners`)
    await use(page)
    await hasStarted(page)
  })
}

test('starts at once for a traveller who has signed in', async ({ page, served }) => {
  await page.addInitScript(() => {
    for (const [key, value] of Object.entries({
      id: '1',
      fname: 'A',
      email: 'a@example.com',
      token: 'x',
    }))
      localStorage.setItem(key, value)
  })
  await open(page, `${served.origins.provider}/planners`)
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'a@example.com' }),
  ).toBeAttached()
})

test('starts at once where a form was sent in this tab', async ({ page, served }) => {
  await open(page, `${served.origins.provider}/planners`)
  for (const key of ['trip:sent', 'trip:reviewed']) {
    await page.evaluate((key) => {
      sessionStorage.clear()
      sessionStorage.setItem(key, '{}')
    }, key)
    await page.reload({ waitUntil: 'load' })
    await hasStarted(page)
  }
})

test.describe('a press before React has loaded', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('of the menu opens it', async ({ page, served }) => {
    const release = await holdReact(page)
    await open(page, `${served.origins.provider}/planners`)
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.click()
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    release()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  })

  test('plays a video in the page, or opens its file if React is late', async ({
    page,
    served,
  }) => {
    const { provider } = served.origins
    const play = page.getByRole('button', { name: /^Play/ }).first()
    await open(page, `${provider}/testimonials`)
    await play.click()
    await expect(page.locator('video').first()).toHaveJSProperty('paused', false)
    await expect(page).toHaveURL(/testimonials/)

    await holdReact(page)
    await open(page, `${provider}/testimonials`)
    await play.click()
    await expect(page).toHaveURL(/\/media\//)
  })

  test('of a photo shows it in the page', async ({ page, served }) => {
    const release = await holdReact(page)
    await open(page, `${served.origins.provider}/attraction-details/taj-mahal`)
    await page.locator('main a[aria-haspopup]').first().click()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('of a link follows it', async ({ page, served }) => {
    await holdReact(page)
    await open(page, `${served.origins.provider}/planners`)
    await page.getByRole('contentinfo').locator('a[href="/testimonials"]').click()
    await expect(page).toHaveURL(/testimonials/)
  })
})

test('an enquiry that is sent before React has loaded is confirmed after', async ({
  page,
  served,
}) => {
  const release = await holdReact(page)
  await open(page, `${served.origins.provider}/`)
  const form = new EnquiryForm(page)
  await form.ready()
  await form.fillIn()
  const sent = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('trip-enquiry-sent', resolve, { once: true }),
      ),
  )
  await form.submit()
  await sent
  release()
  await expect(page.locator('[data-confirmation]').getByRole('heading').first()).toBeFocused()
})

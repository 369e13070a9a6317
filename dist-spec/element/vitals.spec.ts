import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** Figures of the provider by name and label, such as 'web_vitals_cls_count{place="site"}'. */
async function figures(provider: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${provider}/metrics`)).text()
  const lines = text.match(/^(?:web_vitals|widget)_\w+_(?:count|sum)\{.*$/gm) ?? []
  return Object.fromEntries(
    lines.map((line) => [line.replace(/ .*/, ''), Number(line.replace(/.* /, ''))]),
  )
}

/** Opens pages as if this were the one page load in ten that reports. */
const beChosen = (page: Page) =>
  page.addInitScript(() => {
    Math.random = () => 0.05
    Object.defineProperty(navigator, 'webdriver', { value: false })
  })

test('a host that includes trip-vitals.js tells the provider how fast its page was', async ({
  page,
  host,
  served,
}) => {
  const { provider } = served.origins
  await beChosen(page)
  await page.goto(`${host}/vitals.html`)
  await page.getByLabel('Email').fill('asha@mail.example')
  await page.keyboard.press('Tab')
  // An interaction is measured after its frame, and noted in idle time.
  await page.evaluate(
    () =>
      new Promise((seen) => {
        const observer = new PerformanceObserver(() =>
          requestIdleCallback(() => requestIdleCallback(seen)),
        )
        observer.observe({ type: 'first-input', buffered: true })
      }),
  )
  await page.goto('about:blank')
  await expect
    .poll(async () => figures(provider))
    .toMatchObject({
      'web_vitals_lcp_seconds_count{place="host"}': 1,
      'web_vitals_inp_seconds_count{place="host"}': 1,
      'web_vitals_cls_count{place="host"}': 1,
      'widget_ready_seconds_count{tag="trip-enquiry"}': 1,
    })
  const { [`widget_bytes_sum{tag="trip-enquiry"}`]: bytes } = await figures(provider)
  expect(bytes).toBeGreaterThan(10_000)
})

test('one page load in ten of the site reports, late', async ({ page, served }) => {
  const { provider } = served.origins
  await beChosen(page)
  const script = page.waitForResponse(/trip-vitals/)
  await page.goto(`${provider}/privacy`)
  await (await script).finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.goto('about:blank')
  await expect
    .poll(async () => (await figures(provider))['web_vitals_lcp_seconds_count{place="site"}'])
    .toBe(1)
})

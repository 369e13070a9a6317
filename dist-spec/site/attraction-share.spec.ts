import type { BrowserContext, Page } from '@playwright/test'
import { addAttraction, complaints } from './support/places.ts'
import { expect, test } from '../support/test.ts'

/** Replaces or removes the browser's share function, which the page looks for at each press. */
async function bend(page: Page, way: 'sheet' | 'changed mind' | 'broken sheet' | 'no sheet') {
  await page.evaluate((way) => {
    const shared: ShareData[] = []
    Object.assign(globalThis, { shared })
    const failures: Record<string, DOMException> = {
      'changed mind': new DOMException('', 'AbortError'),
      'broken sheet': new DOMException('', 'NotAllowedError'),
    }
    const share = async (what: ShareData) => {
      if (failures[way]) throw failures[way]
      shared.push(what)
    }
    const value = way === 'no sheet' ? undefined : share
    Object.defineProperty(Navigator.prototype, 'share', { value, configurable: true })
  }, way)
}

const noClipboard = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })
  })

const share = (page: Page) => page.getByRole('button', { name: 'Share', exact: true })
const status = (page: Page) => page.locator('article > header').getByRole('status')

/** Counts additions to the banner's live region from now on. */
async function announced(page: Page): Promise<() => Promise<number>> {
  await status(page).evaluate((region) => {
    const seen = { count: 0 }
    Object.assign(globalThis, { announced: seen })
    new MutationObserver((changes) => {
      seen.count += changes.filter(({ addedNodes }) => addedNodes.length > 0).length
    }).observe(region, { childList: true, subtree: true, characterData: true })
  })
  return () =>
    page.evaluate(() => (globalThis as unknown as { announced: { count: number } }).announced.count)
}

/** Text on the clipboard, read by a page of another origin because the site's own may only write it. */
async function copied(context: BrowserContext, host: string): Promise<string> {
  const reader = await context.newPage()
  await reader.goto(`${host}/enquiry.html`)
  const text = await reader.evaluate(() => navigator.clipboard.readText())
  await reader.evaluate(() => navigator.clipboard.writeText(''))
  await reader.close()
  return text
}

test("uses the device's share sheet, otherwise copies the address, or shows it", async ({
  page,
  served,
  host,
  context,
  axe,
}) => {
  const said = complaints(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await addAttraction(served)
  const address = `${served.origins.provider}/attraction-details/${id}`
  await page.goto(`${address}?from=mail#photos`)

  await bend(page, 'sheet')
  await share(page).click()
  const shared = () => page.evaluate(() => (globalThis as unknown as { shared: unknown }).shared)
  await expect.poll(shared).toEqual([{ title: 'Mount Pilatus', url: address }])
  await expect(status(page)).toBeEmpty()

  // Says nothing when sharing is cancelled.
  await bend(page, 'changed mind')
  await share(page).click()
  await share(page).click()
  await expect(status(page)).toBeEmpty()
  await expect(page.getByLabel('Copy this link')).toHaveCount(0)
  expect(said).toEqual([])

  for (const way of ['no sheet', 'broken sheet'] as const) {
    await test.step(`copies the address where there is ${way}, and says so once`, async () => {
      await bend(page, way)
      const times = await announced(page)
      await share(page).click()
      await expect.poll(times, way).toBe(1)
      await expect(status(page)).toHaveText('Link copied.')
      expect(await copied(context, host), way).toBe(address)
      expect(await times(), way).toBe(1)
      await share(page).click()
      await expect.poll(times, way).toBe(2)
    })
  }
  await expect(page.locator('[data-toast-text]')).toHaveCount(0)
  expect(await axe(page)).toEqual([])

  await noClipboard(page)
  const times = await announced(page)
  await share(page).click()
  const field = page.getByLabel('Copy this link')
  await expect(field).toHaveValue(address)
  await expect(field).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(address)
  // Focus announces the address. The live region would repeat it.
  expect(await times()).toBe(0)
  expect(await axe(page)).toEqual([])
})

import type { BrowserContext, Page } from '@playwright/test'
import { addAttraction, complaints } from './support/places.ts'
import { expect, test } from '../support/test.ts'

/** Replaces or removes the browser's share function. */
async function bend(page: Page, way: 'sheet' | 'changed mind' | 'broken sheet' | 'no sheet') {
  await page.addInitScript((way) => {
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
  page.addInitScript(() => {
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

test("opens the device's own share sheet if there is one", async ({ page, served }) => {
  await bend(page, 'sheet')
  const id = await addAttraction(served)
  await page.goto(`${served.origins.provider}/attraction-details/${id}?from=mail#photos`)
  await share(page).click()
  const shared = () => page.evaluate(() => (globalThis as unknown as { shared: unknown }).shared)
  const url = `${served.origins.provider}/attraction-details/${id}`
  await expect.poll(shared).toEqual([{ title: 'Mount Pilatus', url }])
  await expect(status(page)).toBeEmpty()
})

test('says nothing when sharing is cancelled', async ({ page, served }) => {
  await bend(page, 'changed mind')
  const said = complaints(page)
  const id = await addAttraction(served)
  await page.goto(`${served.origins.provider}/attraction-details/${id}`)
  await share(page).click()
  await share(page).click()
  await expect(status(page)).toBeEmpty()
  await expect(page.getByLabel('Copy this link')).toHaveCount(0)
  expect(said).toEqual([])
})

/** Text on the clipboard, read by a page of another origin because the site's own may only write it. */
async function copied(context: BrowserContext, host: string): Promise<string> {
  const reader = await context.newPage()
  await reader.goto(`${host}/enquiry.html`)
  const text = await reader.evaluate(() => navigator.clipboard.readText())
  await reader.close()
  return text
}

for (const way of ['no sheet', 'broken sheet'] as const) {
  test(`copies the address where there is ${way}, and says so once`, async ({
    page,
    served,
    host,
    context,
    axe,
  }) => {
    await bend(page, way)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const id = await addAttraction(served)
    const address = `${served.origins.provider}/attraction-details/${id}`
    await page.goto(address)
    const times = await announced(page)
    await share(page).click()
    await expect(status(page)).toHaveText('Link copied.')
    expect(await copied(context, host)).toBe(address)
    expect(await times()).toBe(1)
    await expect(page.locator('[data-toast-text]')).toHaveCount(0)
    expect(await axe(page)).toEqual([])
    await share(page).click()
    await expect.poll(times).toBe(2)
  })
}

test('shows the address to copy if the browser neither shares nor copies', async ({
  page,
  served,
  axe,
}) => {
  await bend(page, 'no sheet')
  await noClipboard(page)
  const id = await addAttraction(served)
  const address = `${served.origins.provider}/attraction-details/${id}`
  await page.goto(address)
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

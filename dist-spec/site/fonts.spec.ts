import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** Maximum bytes of the display font for a page. */
const MOST = 30_720

const heading = (page: Page) => page.locator('h1').first()

/** Fonts that the browser really uses for the text of an element. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(
    ({ familyName, isCustomFont }) => `${isCustomFont ? 'our' : 'its'} ${familyName}`,
  )
}

test('headings are in Fraunces to the last letter, and the home page loads little of it', async ({
  page,
  served,
}) => {
  await page.goto(served.origins.provider)
  await heading(page).waitFor()
  // Shows the whole page, so that all its text in this font is rendered.
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.evaluate(async () => document.fonts.ready)
  for (const selector of ['h1', '#destinations-title']) {
    await page.locator(selector).first().scrollIntoViewIfNeeded()
    await expect
      .poll(async () => fontsOf(page, selector))
      .toEqual([expect.stringMatching(/^our Fraunces/)])
  }
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).flatMap(
      ({ name, encodedBodySize }) => (name.includes('fraunces') ? [encodedBodySize] : []),
    ),
  )
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(MOST)

  await heading(page).evaluate((element) => {
    element.textContent = 'Jökulsárlón, Göreme, Chhattīsgaṛh, Āgra: ₹1,310 – “São Tomé”'
  })
  await page.evaluate(async () => document.fonts.ready)
  await expect.poll(async () => fontsOf(page, 'h1')).toHaveLength(1)
  expect(await fontsOf(page, 'h1')).toEqual([expect.stringMatching(/^our Fraunces/)])
})

import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/test.ts'
import { luminance } from '../support/luminance.ts'
import { answerWith, attraction, one, openCards, test } from './attraction-cards.ts'

interface Origins {
  host: string
  provider: string
}

/** Opens a card with a scene on a host page of this colour scheme, in a system that prefers dark. */
async function openCard(page: Page, at: Origins, scheme: string, theme?: string): Promise<Locator> {
  const image = [`${at.provider}/media/scenes/alps-day.svg`]
  await answerWith(page, [attraction({ image })])
  await page.emulateMedia({ colorScheme: 'dark' })
  const body = `:root { color-scheme: ${scheme} }`
  await page.route('**/cards.css', (route) => route.fulfill({ contentType: 'text/css', body }))
  const cards = await openCards(page, at, [{ ...one, ...(theme && { theme }) }])
  const picture = cards.locator('img')
  await expect(picture).toHaveJSProperty('naturalWidth', 1200)
  return picture
}

for (const [what, scheme, theme, dark] of [
  ['the day on a page that knows no dark', 'normal', undefined, false],
  ['the day on a page that says it is light', 'light', undefined, false],
  ['the dusk on a page that follows the system', 'light dark', undefined, true],
  ['the dusk in a dark theme', 'normal', 'dark', true],
  ['the day in a light theme on a dark page', 'dark', 'light', false],
] as const) {
  test(`shows ${what}`, async ({ page, at }) => {
    const picture = await openCard(page, at, scheme, theme)
    const light = expect.poll(() => luminance(picture))
    await (dark ? light.toBeLessThan(0.4) : light.toBeGreaterThan(0.55))
  })
}

import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/test.ts'
import { luminance } from '../support/luminance.ts'
import { answerWith, attraction, one, openCards, test } from './attraction-cards.ts'

interface Origins {
  host: string
  provider: string
}

/** Opens cards with a scene on a host page of this colour scheme, one for each theme. */
async function openPictures(
  page: Page,
  at: Origins,
  scheme: string,
  themes: (string | undefined)[],
): Promise<Locator[]> {
  const image = [`${at.provider}/media/scenes/alps-day.svg`]
  await answerWith(page, [attraction({ image })])
  await page.emulateMedia({ colorScheme: 'dark' })
  const body = `:root { color-scheme: ${scheme} }`
  await page.route('**/cards.css', (route) => route.fulfill({ contentType: 'text/css', body }))
  const cards = themes.map((theme) => ({ ...one, ...(theme && { theme }) }))
  const opened = await openCards(page, at, cards)
  const pictures = themes.map((_, index) => opened.nth(index).locator('img'))
  for (const picture of pictures) await expect(picture).toHaveJSProperty('naturalWidth', 1200)
  return pictures
}

test('shows the day or the dusk by its theme, otherwise by the page, in a dark system', async ({
  page,
  at,
}) => {
  for (const [scheme, expected] of [
    ['normal', { 'no theme': false, dark: true }],
    ['light', { 'no theme': false }],
    ['light dark', { 'no theme': true }],
    ['dark', { light: false }],
  ] as const) {
    const themes = Object.keys(expected).map((theme) => (theme === 'no theme' ? undefined : theme))
    const pictures = await openPictures(page, at, scheme, themes)
    for (const [index, [theme, isDark]] of Object.entries(expected).entries()) {
      const light = expect.poll(() => luminance(pictures[index]!), `${scheme}, ${theme}`)
      await (isDark ? light.toBeLessThan(0.4) : light.toBeGreaterThan(0.55))
    }
  }
})

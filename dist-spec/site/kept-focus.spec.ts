import type { Page } from '@playwright/test'
import { losers } from '../support/kept-focus.ts'
import { expect, test } from '../support/test.ts'
import { OWN_SCREENS, PUBLIC_SCREENS, type Screen } from './screens.ts'
import { bring, newTraveller, sessionOf } from './traveller.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function come(page: Page, origin: string, { path, reach }: Screen) {
  await page.goto('about:blank')
  await page.goto(origin + path)
  await expect(page.locator('h1').first()).toBeVisible()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main [privacy], main trip-corporate-video')].every(
      ({ shadowRoot }) => shadowRoot?.childElementCount,
    ),
  )
  await reach?.(page)
}

for (const [name, screen] of Object.entries(PUBLIC_SCREENS)) {
  test(`${name} keeps the focus, whatever is pressed`, async ({ page, served }) => {
    test.slow()
    const reach = () => come(page, served.origins.provider, screen)
    expect(await losers(page, 'body', reach)).toEqual([])
  })
}

for (const [name, screen] of Object.entries(OWN_SCREENS)) {
  test(`${name} of somebody signed in keeps it, too`, async ({ page, served }) => {
    test.slow()
    const account = await newTraveller(served.origins)
    const reach = async () => {
      await bring(page, served.origins, await sessionOf(served.origins, account))
      await come(page, served.origins.provider, screen)
    }
    expect(await losers(page, 'body', reach)).toEqual([])
  })
}

import type { Page } from '@playwright/test'
import { losers } from '../support/kept-focus.ts'
import { expect, test } from '../support/test.ts'
import { come, OWN_SCREENS, PUBLIC_SCREENS, type Screen } from './support/screens.ts'
import { bring, newTraveller, sessionOf } from './support/traveller.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens a screen afresh, even if its address differs only in the fragment. */
async function comeAnew(page: Page, origin: string, screen: Screen) {
  await page.goto('about:blank')
  await come(page, origin, screen)
}

/** Screens with the same buttons in their middle as another. */
const REPEATED = new Set([
  'home-tab',
  'destinations-filters',
  'destinations-search',
  'destinations-kind',
])

/** Header, footer and dialogs are the same on every page, so one page of a visitor and one of a traveller show them. */
const areaOf = (name: string) =>
  ['home', 'my-profile', 'attraction-photo'].includes(name) ? 'body' : 'main'

for (const [name, screen] of Object.entries(PUBLIC_SCREENS)) {
  if (REPEATED.has(name)) continue
  test(`${name} keeps focus after every press`, async ({ page, served }) => {
    test.slow()
    const reach = () => comeAnew(page, served.origins.provider, screen)
    expect(await losers(page, areaOf(name), reach)).toEqual([])
  })
}

for (const [name, screen] of Object.entries(OWN_SCREENS)) {
  test(`${name} keeps focus when signed in`, async ({ page, served }) => {
    test.slow()
    const account = await newTraveller(served.origins)
    const reach = async () => {
      await bring(page, served.origins, await sessionOf(served.origins, account))
      await comeAnew(page, served.origins.provider, screen)
    }
    expect(await losers(page, areaOf(name), reach)).toEqual([])
  })
}

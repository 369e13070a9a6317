import type { Page } from '@playwright/test'
import { losers } from '../support/kept-focus.ts'
import { expect, test } from '../support/test.ts'
import { come, OWN_SCREENS, PUBLIC_SCREENS, type Screen } from './support/screens.ts'
import { bring, newTraveller, sessionOf, stored } from './support/traveller.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens a screen afresh, even if its address differs only in the fragment. */
async function comeAnew(page: Page, origin: string, screen: Screen) {
  await page.goto('about:blank')
  await come(page, origin, screen)
}

/** Screens with the same buttons in their middle as another, or with none. */
const SKIPPED = new Set([
  'home-tab',
  'login-faults',
  'activate-account',
  'activate-account-without-link',
  'follow-enquiry-invalid',
  'attraction-unknown',
  'destinations-filters',
  'destinations-search',
  'destinations-kind',
  'region-unknown',
  'trips',
  'trip-unknown',
  'how-it-works-answer',
  'planners',
  // A trip's enquiry has all of its buttons, and those of several destinations.
  'enquiry',
  'corporate-unknown',
  'not-found',
  'privacy',
])

/** Header and footer are the same on every page, so one page of a visitor and one of a traveller show them. */
function areaOf(name: string) {
  if (name === 'attraction-photo') return 'dialog[open]'
  return ['home', 'my-profile'].includes(name) ? 'body' : 'main'
}

for (const [name, screen] of Object.entries(PUBLIC_SCREENS)) {
  if (SKIPPED.has(name)) continue
  test(`${name} keeps focus after every press`, async ({ page, served }) => {
    test.slow()
    const reach = () => comeAnew(page, served.origins.provider, screen)
    expect(await losers(page, areaOf(name), reach)).toEqual([])
  })
}

for (const [name, screen] of Object.entries(OWN_SCREENS)) {
  test(`${name} keeps focus when signed in`, async ({ page, served }) => {
    test.slow()
    const { origins } = served
    const account = await newTraveller(origins)
    await bring(page, origins, await sessionOf(origins, account))
    const reach = async () => {
      const { token } = await stored(page)
      if (!token) await bring(page, origins, await sessionOf(origins, account))
      await comeAnew(page, origins.provider, screen)
    }
    expect(await losers(page, areaOf(name), reach)).toEqual([])
  })
}

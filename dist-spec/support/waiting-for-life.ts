import type { Page } from '@playwright/test'

/**
 * Makes navigation wait for hydration, which happens only after the first paint, but sooner than a person could
 * press anything. Calls with a `waitUntil` of their own, and pages without scripts, do not wait.
 */
export function waitingForLife(page: Page): Page {
  const { goto, reload } = page
  page.goto = async (address, options) => {
    const answer = await goto.call(page, address, options)
    if (!options?.waitUntil) await life(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload.call(page, options)
    if (!options?.waitUntil) await life(page)
    return answer
  }
  return page
}

/** Time in ms for a script that may never load. */
const PATIENCE = 5000

/** True once React has hydrated a page of the site and its tags are defined, and on all other pages. */
export function isAlive(): boolean {
  const site = document.querySelector('#site')
  if (!site) return true
  const isTaken = Object.keys(site).some((key) => key.startsWith('__reactContainer'))
  return isTaken && !site.querySelector(':not(:defined)')
}

async function life(page: Page): Promise<void> {
  await page.waitForFunction(isAlive, undefined, { timeout: PATIENCE }).catch(() => {})
}

import type { Page } from '@playwright/test'

/**
 * Makes navigation wait for hydration, which begins when a visitor uses the page; `hydration.spec.ts` does that in
 * other ways. Calls with a `waitUntil` of their own, and pages without scripts, do not wait.
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

/** Scrolls as a visitor does, and returns true once React has hydrated the page and its tags are defined. */
export function isAlive(): boolean {
  const site = document.querySelector('#site')
  if (!site) return true
  document.dispatchEvent(new Event('scroll'))
  const isTaken = Object.keys(site).some((key) => key.startsWith('__reactContainer'))
  return isTaken && !site.querySelector(':not(:defined)')
}

async function life(page: Page): Promise<void> {
  await page.waitForFunction(isAlive, undefined, { timeout: PATIENCE }).catch(() => {})
}

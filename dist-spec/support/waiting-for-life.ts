import type { Page } from '@playwright/test'

/**
 * Has a page that is gone to waited for until its buttons do something: the site comes to life only after it
 * has been painted, sooner than a person could press anything. Who goes there by a `waitUntil` of their own,
 * or forbids its scripts, waits for nothing.
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

/** Milliseconds that a script gets which may never come. */
const PATIENCE = 5000

/** Whether React has taken over what the server drew, and its tags are known, where a page is of the site. */
export function isAlive(): boolean {
  const site = document.querySelector('#site')
  if (!site) return true
  const isTaken = Object.keys(site).some((key) => key.startsWith('__reactContainer'))
  return isTaken && !site.querySelector(':not(:defined)')
}

async function life(page: Page): Promise<void> {
  await page.waitForFunction(isAlive, undefined, { timeout: PATIENCE }).catch(() => {})
}

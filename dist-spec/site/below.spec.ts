import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** What is at the top of the screen, and how far from it. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const part = [...document.querySelectorAll('[data-below] > *')].find(
      (one) => one.getBoundingClientRect().bottom > 0,
    )
    return {
      heading: part?.querySelector('h2')?.textContent,
      top: part?.getBoundingClientRect().top,
    }
  })

const painted = (page: Page) => page.locator('html[data-painted]').waitFor({ state: 'attached' })

for (const share of [0.3, 0.5, 0.9])
  test(`a reload stays where it was, at ${share} of the page`, async ({ page, served }) => {
    await page.goto(served.origins.provider)
    await painted(page)
    await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), share)
    const before = await placeOf(page)
    expect(before.heading).toBeTruthy()
    await page.reload()
    await painted(page)
    await expect.poll(() => placeOf(page)).toEqual(before)
  })

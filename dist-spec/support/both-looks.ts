import type { Page } from '@playwright/test'
import { type AxeOptions, expect } from './test.ts'

type Axe = (page: Page, options?: AxeOptions) => Promise<string[]>

/**
 * Returns a check that the current state has no violation, in light at 1440 px and in dark at `narrow` px. Both are the
 * same load, because colours and widths are only styles.
 */
export async function bothLooks(
  page: Page,
  axe: Axe,
  narrow: number,
  options?: AxeOptions,
): Promise<() => Promise<void>> {
  const look = async (colorScheme: 'light' | 'dark', width: number) => {
    // Otherwise colours are measured in the middle of a transition.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
  }
  await look('light', 1440)
  return async () => {
    const found = await axe(page, options)
    await look('dark', narrow)
    const foundInDark = await axe(page, options)
    await look('light', 1440)
    expect({ found, foundInDark }).toEqual({ found: [], foundInDark: [] })
  }
}

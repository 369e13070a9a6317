import type { Page } from '@playwright/test'

export const WIDE = { width: 1440, height: 900 }
export const NARROW = { width: 390, height: 844 }

export async function setTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // Contrast is final only after colours have changed.
  await page.waitForFunction(() => document.getAnimations().length === 0)
}

import type { Page } from '@playwright/test'

/** Loads pictures below the fold, because a screenshot does not scroll. */
export async function showAll(page: Page) {
  await page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
  })
}

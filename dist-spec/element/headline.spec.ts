import { expect, test } from '../support/test.ts'

const PAGES = {
  'trip-enquiry': 'enquiry.html',
  'trip-review': 'review.html',
  'trip-testimonial': 'testimonial.html',
  'trip-corporate-video': 'video.html',
}

for (const [tag, path] of Object.entries(PAGES)) {
  test(`${tag} has its heading at the level set by the page`, async ({ page, host }) => {
    await page.goto(`${host}/${path}`)
    const element = page.locator(tag).first()
    await expect(element.locator('section, video').first()).toBeAttached()
    await element.evaluate((tag) => tag.setAttribute('headline', '4'))
    await expect(element.locator('h2[aria-level="4"]')).toHaveCount(1)
    await element.evaluate((tag) => tag.setAttribute('headline', 'first'))
    await expect(element.locator('h2[aria-level="4"]')).toHaveCount(0)
  })
}

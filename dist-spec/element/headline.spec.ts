import { expect, test } from '../support/test.ts'

const TAGS = {
  'trip-enquiry': '',
  'trip-review': '',
  'trip-testimonial': '',
  'trip-corporate-video': 'company="xoriant"',
}

test('tags have their heading at the level set by the page', async ({ page, host, served }) => {
  await page.goto(`${host}/bare.html`)
  await page.locator('#first').evaluate(
    (place, html) => {
      place.innerHTML = html
    },
    Object.entries(TAGS)
      .map(([tag, attributes]) => `<${tag} ${attributes}></${tag}>`)
      .join(''),
  )
  const url = `${served.origins.provider}/widgets/trip-widgets.js`
  await page.addScriptTag({ type: 'module', url })
  for (const tag of Object.keys(TAGS)) {
    const element = page.locator(tag)
    await element.evaluate((tag) => tag.scrollIntoView())
    await expect(element.locator('section, video').first(), tag).toBeAttached()
    await element.evaluate((tag) => tag.setAttribute('headline', '4'))
    await expect(element.locator('h2[aria-level="4"]'), tag).toHaveCount(1)
    await element.evaluate((tag) => tag.setAttribute('headline', 'first'))
    await expect(element.locator('h2[aria-level="4"]'), tag).toHaveCount(0)
  }
})

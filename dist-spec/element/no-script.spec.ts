import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const README = readFileSync(resolve(import.meta.dirname, '../../widgets/README.md'), 'utf8')
const [, told = ''] = /<!-- late -->(.*)<!-- \/late -->/s.exec(README) ?? []
const [, css = ''] = /```css\n(.*?)```/s.exec(told) ?? []
const [, html = ''] = /```html\n(.*?)```/s.exec(told) ?? []

/** What becomes of a script: it never answers, is not there, or fails as it runs. */
const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'never answers': (page) => page.route('**/trip-enquiry.js', () => {}),
  'is not found': (page) =>
    page.route('**/trip-enquiry.js', (route) => route.fulfill({ status: 404 })),
  throws: (page) =>
    page.route('**/trip-enquiry.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'throw new Error("broken")',
      }),
    ),
}

/** Stops animations at that many milliseconds: those of style sheets follow no clock of a test. */
const at = (place: Pick<Locator, 'evaluate'>, time: number) =>
  place.evaluate((element, time) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      animation.pause()
      animation.currentTime = time
    }
  }, time)

/** Whether the sentence that a style sheet writes into an empty tag is seen. */
const isSaid = (page: Page) =>
  page.locator('#empty').evaluate((element) => {
    const { content, visibility } = getComputedStyle(element, '::before')
    return content.includes('did not load') && visibility === 'visible'
  })

for (const [way, meet] of Object.entries(WAYS)) {
  test(`shows another way after ten seconds where the script ${way}`, async ({
    page,
    host,
    served,
  }) => {
    await meet(page)
    await page.goto(`${host}/bare.html`)
    await page.addStyleTag({ content: css })
    await page.evaluate(
      ([html, src]) => {
        document.querySelector('#first')!.innerHTML =
          `${html}<trip-enquiry id="empty"></trip-enquiry>`
        document.head.append(
          Object.assign(document.createElement('script'), { type: 'module', src }),
        )
      },
      [html, `${served.origins.provider}/widgets/trip-enquiry.js`] as const,
    )
    const link = page.getByRole('link', { name: 'Plan your trip with Tigertrail Journeys' })
    await at(page.locator('body'), 9999)
    await expect(link).toBeHidden()
    expect(await isSaid(page)).toBe(false)
    await at(page.locator('body'), 10_001)
    await expect(link).toBeVisible()
    expect(await isSaid(page)).toBe(true)
  })
}

test('gives way to the form, whenever its script comes', async ({ page, host, served }) => {
  await page.goto(`${host}/bare.html`)
  await page.addStyleTag({ content: css })
  await page.evaluate((html) => (document.querySelector('#first')!.innerHTML = html), html)
  await at(page.locator('body'), 10_001)
  const link = page.getByRole('link', { name: 'Plan your trip' })
  await expect(link).toBeVisible()
  await page.addScriptTag({
    type: 'module',
    url: `${served.origins.provider}/widgets/trip-enquiry.js`,
  })
  await expect(page.getByLabel('Days')).toBeVisible()
  await expect(link).toBeHidden()
})

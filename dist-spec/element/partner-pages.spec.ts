import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** Each page at a width in px, and its tags in the order in which a reader comes to them. */
const PAGES = [
  ['blog', '/', 390, ['enquiry', 'attraction-card']],
  ['blog', '/', 1440, ['enquiry', 'attraction-card']],
  ['blog', '/letters.html', 390, ['review', 'testimonial', 'corporate-video']],
  ['intranet', '/share.html', 1440, ['review', 'testimonial']],
] as const

function scriptsOn(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /\/widgets\/trip-([\w-]+)\.js$/.exec(request.url()) ?? []
    if (name) scripts.add(name)
  })
  return scripts
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

for (const [origin, path, width, tags] of PAGES) {
  test(`${origin}${path} loads each tag near its reader, at ${width} px`, async ({
    page,
    served,
    axe,
  }) => {
    const scripts = scriptsOn(page)
    await watchShifts(page)
    await page.setViewportSize({ width, height: 500 })
    await page.goto(served.origins[origin] + path)
    const ready = (tag: string) => page.locator(`trip-${tag}`).locator('form, video, .open')
    for (const tag of tags) {
      if (tag !== tags[0]) expect([...scripts]).not.toContain(tag)
      await page.locator(`trip-${tag}`).evaluate((element) => element.scrollIntoView())
      await expect(ready(tag).first()).toBeVisible()
    }
    expect([...scripts]).toEqual([...tags])
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.02)
    expect(await axe(page)).toEqual([])
    await page.setViewportSize({ width: width === 390 ? 1440 : 390, height: 500 })
    expect(await axe(page), 'at the other width').toEqual([])
  })
}

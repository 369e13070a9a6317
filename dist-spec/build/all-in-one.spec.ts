import type { Page } from '@playwright/test'
import { EnquiryForm } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'

/** What a page with one tag asks for, besides the entry; it has to be near for what comes later. */
const CHUNKS: Record<string, string[]> = {
  'trip-enquiry': ['core', 'enquiry', 'forms', 'later'],
  'trip-review': [
    'core',
    'date-input',
    // What counts days and lists choices, for the calendar and the combobox here and in the wizard.
    'enquiry-review-later',
    'file-drop',
    'forms',
    'later',
    'review',
  ],
  'trip-testimonial': ['core', 'forms', 'testimonial'],
  'trip-attraction-card': ['attraction-card', 'attraction-card-later', 'carousel', 'core', 'later'],
  'trip-corporate-video': ['core', 'corporate-video', 'corporate-video-later', 'later'],
}

/** What a page asks for from now on, in `urls`; and in order, without what tells versions apart. */
function chunksOf(page: Page) {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/chunks/')) urls.push(request.url())
  })
  const nameOf = (url: string) => /\/chunks\/([\w-]+)-[\w-]{6}\.js$/.exec(url)?.[1]
  return { urls, names: () => urls.map(nameOf).toSorted() }
}

async function show(page: Page, host: string, tag: string): Promise<void> {
  await page.goto(`${host}/bare.html`)
  await page.evaluate((tag) => {
    const element = document.createElement(tag)
    element.setAttribute('attraction', 'taj-mahal')
    document.querySelector('#first')!.append(element)
  }, tag)
}

for (const [tag, chunks] of Object.entries(CHUNKS)) {
  test(`loads for ${tag} alone nothing of other tags`, async ({ page, host, served }) => {
    const asked = chunksOf(page)
    await show(page, host, tag)
    const url = `${served.origins.provider}/widgets/trip-widgets.js`
    await page.addScriptTag({ type: 'module', url })
    await expect.poll(asked.names).toEqual(chunks)
    // A chunk runs when all that it imports is there.
    await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), asked.urls)
    expect(asked.names()).toEqual(chunks)
    const defined = await page.evaluate(
      (tags) => tags.filter((tag) => customElements.get(tag)),
      Object.keys(CHUNKS),
    )
    expect(defined).toEqual([tag])
  })
}

test('asks for an element together with what it imports', async ({ page, host, served }) => {
  const asked = chunksOf(page)
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/chunks/*.js', (route) => held.then(() => route.continue()))
  await show(page, host, 'trip-enquiry')
  const url = `${served.origins.provider}/widgets/trip-widgets.js`
  await page.addScriptTag({ type: 'module', url })
  await expect.poll(asked.names).toEqual(['core', 'enquiry', 'forms'])
  release()
  await new EnquiryForm(page).ready()
})

test('tells nobody else that a chunk did not come, and draws once it does', async ({
  page,
  host,
  served,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.route('**/chunks/core-*.js', (route) => route.abort())
  await show(page, host, 'trip-enquiry')
  const url = `${served.origins.provider}/widgets/trip-widgets.js`
  const [failed] = await Promise.all([
    page.waitForEvent('requestfailed'),
    page.addScriptTag({ type: 'module', url }),
  ])
  expect(failed.url()).toContain('/chunks/core-')
  await page.unroute('**/chunks/core-*.js')
  // What changes on the page is when the all-in-one looks again.
  await expect(async () => {
    await page.evaluate(() => document.body.append(document.createElement('p')))
    await expect(new EnquiryForm(page).field('Days')).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(errors).toEqual([])
})

test('needs at most 110 KB of JavaScript for the home page', async ({ page, served }) => {
  await page.goto(`${served.origins.provider}/`)
  await new EnquiryForm(page).ready()
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(110 * 1024)
})

import type { Page } from '@playwright/test'
import { EnquiryForm } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'

/** Chunks that a page with one nearby tag loads after the all-in-one file. */
const CHUNKS: Record<string, string[]> = {
  'trip-enquiry': ['later'],
  'trip-review': [
    'combobox-list',
    'date-input',
    // Date arithmetic for the calendar, shared with the wizard.
    'enquiry-review-later',
    'file-drop',
    'later',
  ],
  'trip-testimonial': [],
  'trip-attraction-card': ['attraction-card-later', 'later'],
  'trip-corporate-video': ['corporate-video-later', 'later'],
}

/** Chunks requested from now on: `urls` as they are, `names` sorted and without versions. */
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

test('loads for a tag alone no code of other tags', async ({ page, host, served }) => {
  const url = `${served.origins.provider}/widgets/trip-widgets.js`
  const asked = chunksOf(page)
  for (const [tag, chunks] of Object.entries(CHUNKS)) {
    await show(page, host, tag)
    asked.urls.length = 0
    await page.addScriptTag({ type: 'module', url })
    await expect.poll(asked.names, tag).toEqual(chunks)
    // A chunk runs only once all its imports have loaded.
    await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), asked.urls)
    expect(asked.names(), tag).toEqual(chunks)
    const missing = await page.evaluate(
      (names) => names.filter((name) => !customElements.get(name)),
      Object.keys(CHUNKS),
    )
    expect(missing, tag).toEqual([])
  }
})

test('shows a form with the all-in-one file alone', async ({ page, host, served }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.route('**/chunks/*.js', (route) => route.abort())
  await show(page, host, 'trip-enquiry')
  const url = `${served.origins.provider}/widgets/trip-widgets.js`
  await page.addScriptTag({ type: 'module', url })
  const form = new EnquiryForm(page)
  await form.field('Days').fill('5')
  await expect(form.field('Days')).toHaveValue('5')
  expect(errors).toEqual([])
})

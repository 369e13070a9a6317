import type { Page } from '@playwright/test'
import { lastRelease } from '../../demo/releases/archive.ts'
import { EnquiryForm, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { ReviewForm, SENT as REVIEWED } from '../review/review-form.ts'
import { expect, test as base } from '../support/test.ts'
import { type Pages, servePages } from './version-pages.ts'

const RELEASED = (await lastRelease())!

const test = base.extend<{ errors: string[] }, { pages: Pages }>({
  pages: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright insists on a pattern.
    async ({}, use) => {
      const pages = await servePages()
      await use(pages)
      await pages.close()
    },
    { scope: 'worker' },
  ],
  errors: async ({ page }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await use(errors)
  },
})

const script = (provider: string, file: string) =>
  `<script type="module" src="${provider}/widgets/${file}"></script>`

/** Toasts in each registry of a page, by the name of the registry. */
function told(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(() => {
    const said: Record<string, string[]> = {}
    for (const key of Object.getOwnPropertySymbols(globalThis)) {
      if (!key.description?.startsWith('trip-widgets.')) continue
      const registry = Reflect.get(globalThis, key) as Map<
        string,
        { get: () => { text: string }[] }
      >
      said[key.description] = (registry.get('toasts')?.get() ?? []).map(({ text }) => text)
    }
    return said
  })
}

async function useBoth(page: Page): Promise<void> {
  const enquiry = new EnquiryForm(page)
  await enquiry.fillIn({ ...RIGHT, Email: 'both@example.com' })
  await enquiry.submit()
  await expect(enquiry.notice).toHaveText(SENT)
  const review = new ReviewForm(page)
  await review.fillIn()
  await review.submit()
  await expect(review.element).toContainText(REVIEWED)
}

const BOTH = '<trip-enquiry></trip-enquiry><trip-review></trip-review>'

test('two minor versions on one page share their stores', async ({
  page,
  pages,
  served,
  errors,
}) => {
  const { provider } = served.origins
  const files = script(provider, `${RELEASED}/trip-enquiry.js`) + script(provider, 'trip-review.js')
  await page.goto(pages.with(files, BOTH))
  await useBoth(page)
  const said = await told(page)
  expect(Object.keys(said)).toHaveLength(1)
  expect(Object.values(said)[0]).toEqual([SENT, REVIEWED])
  expect(errors).toEqual([])
})

test('two major versions on one page do not interact, and both work', async ({
  page,
  pages,
  served,
  errors,
}) => {
  const { provider } = served.origins
  // Other versions on the page recognize the next major only by the number of its registry.
  await page.route('**/widgets/99.0.0/**', async (route) => {
    const url = route.request().url().replace('/99.0.0/', '/')
    const response = await route.fetch({ url })
    const text = await response.text()
    await route.fulfill({
      response,
      body: text.replaceAll(/trip-widgets\.v\d+/g, 'trip-widgets.v100'),
    })
  })
  const files = script(provider, 'trip-enquiry.js') + script(provider, '99.0.0/trip-review.js')
  await page.goto(pages.with(files, BOTH))
  await useBoth(page)
  const { 'trip-widgets.v100': next, ...rest } = await told(page)
  expect(next).toEqual([REVIEWED])
  expect(Object.values(rest)).toEqual([[SENT]])
  expect(errors).toEqual([])
})

for (const [first, second] of [
  [`${RELEASED}/`, ''],
  ['', `${RELEASED}/`],
] as const) {
  test(`the first of two versions defines a tag, and the second leaves it alone: ${first || 'today'}`, async ({
    page,
    pages,
    served,
    errors,
  }) => {
    const { provider } = served.origins
    const [alone, both] = [[first], [first, second]].map((versions) =>
      pages.with(versions.map((at) => script(provider, `${at}trip-enquiry.js`)).join(''), BOTH),
    )
    /** Members of the prototype, which differ between versions. */
    const looks = () =>
      page.evaluate(async () => {
        const { prototype } = await customElements.whenDefined('trip-enquiry')
        return Object.getOwnPropertyNames(prototype).toSorted()
      })
    await page.goto(alone!)
    const expected = await looks()
    const loaded = page.waitForResponse(`${provider}/widgets/${second}trip-enquiry.js`)
    await page.goto(both!)
    await loaded
    expect(await looks()).toEqual(expected)
    const form = new EnquiryForm(page)
    await form.fillIn({ ...RIGHT, Email: 'twice@example.com' })
    await form.submit()
    await expect(form.notice).toHaveText(SENT)
    expect(errors).toEqual([])
  })
}

test('two versions of the all-in-one on one page use their own chunks', async ({
  page,
  pages,
  served,
  errors,
}) => {
  const { provider } = served.origins
  const files =
    script(provider, `${RELEASED}/trip-widgets.js`) + script(provider, 'trip-widgets.js')
  // Another build, whose entry has another name for its shared code.
  await page.route('**/widgets/**', async (route) => {
    if (!route.request().url().includes(`/${RELEASED}/`)) return route.continue()
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replaceAll(/\["entry [^"]+"\]/g, '["entry of another"]')
    return route.fulfill({ response, body })
  })
  await page.goto(pages.with(files, BOTH))
  await useBoth(page)
  expect(errors).toEqual([])
})

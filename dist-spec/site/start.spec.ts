import { expect, test } from '../support/test.ts'

test('leaves the line to style sheets, letters and pictures until it is painted', async ({
  page,
  served,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const scripts = () =>
    asked.filter((path) => /\/(?:core|main|home|trip-widgets)[^/]*js$/.test(path))
  let release!: () => void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/home-*.css', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(served.origins.provider, { waitUntil: 'commit' })
  const poster = page.locator('img[fetchpriority=high]')
  await expect.poll(async () => poster.evaluate(isLoaded)).toBe(true)
  expect(scripts()).toEqual([])
  release()
  await expect.poll(scripts).toEqual(expect.arrayContaining([expect.stringContaining('core')]))
  await expect(page.locator('trip-enquiry').getByLabel('Email', { exact: true })).toBeVisible()
})

const isLoaded = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0

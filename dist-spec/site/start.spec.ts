import type { Locator } from '@playwright/test'
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
  const poster = page.locator('img[fetchpriority=high]').first()
  await expect(poster).not.toHaveJSProperty('naturalWidth', 0)
  expect(scripts()).toEqual([])
  release()
  await expect.poll(scripts).toEqual(expect.arrayContaining([expect.stringContaining('core')]))
  await expect(page.locator('trip-enquiry').getByLabel('Email', { exact: true })).toBeVisible()
})

test('shows the picture of a card before its script, and at the same place after', async ({
  page,
  served,
}) => {
  let release!: () => void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/trip-widgets.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${served.origins.provider}/destinations`, { waitUntil: 'load' })
  const card = page.locator('trip-attraction-card').first()
  const own = card.locator('> img')
  await expect(own).not.toHaveJSProperty('naturalWidth', 0)
  const before = await boxOf(own)
  release()
  const frame = card.locator('[part~=frame]')
  const drawn = frame.locator('img').first()
  await expect(drawn).not.toHaveJSProperty('naturalWidth', 0)
  await expect(own).toBeHidden()
  expect(await boxOf(frame)).toEqual(before)
  expect(await drawn.getAttribute('src')).toBe(await own.getAttribute('src'))
})

/** Where a picture is seen: without its own border. */
const boxOf = (place: Locator) =>
  place.evaluate((place) => {
    const { x, y } = place.getBoundingClientRect()
    return [x, y, place.clientWidth, place.clientHeight].map(Math.round)
  })

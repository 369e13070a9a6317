import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test('is visible by its own response alone, and requests its scripts only after that', async ({
  page,
  served,
}) => {
  let release!: () => void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    (url) => url.pathname !== '/',
    async (route) => {
      await held
      await route.continue()
    },
  )
  await page.goto(served.origins.provider, { waitUntil: 'commit' })
  const button = page.locator('trip-enquiry').getByRole('button', { name: 'Submit Enquiry' })
  await expect(button).toBeVisible()
  await expect(page.locator('h1').first()).toHaveCSS('font-family', /Fraunces/)
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  await expect.poll(painted).toBeGreaterThan(0)
  release()
  const asked = () =>
    page.evaluate(() => {
      const entries = performance.getEntriesByType('resource')
      return entries.find(({ name }) => name.endsWith('/trip-widgets.js'))?.startTime
    })
  await expect.poll(asked).toBeGreaterThan((await painted())!)
  await expect(page.locator('trip-enquiry').getByLabel('Email', { exact: true })).toBeVisible()
  const sheets = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.css')),
  )
  expect(sheets.length).toBeGreaterThan(0)
  expect(new Set(sheets).size).toBe(sheets.length)
})

test('shows the picture of a card before its script, and in the same place after', async ({
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

const boxOf = (place: Locator) =>
  place.evaluate((place) => {
    const { x, y } = place.getBoundingClientRect()
    return [x, y, place.clientWidth, place.clientHeight].map(Math.round)
  })

import type { Page } from '@playwright/test'
import {
  addAttraction,
  addReviews,
  complaints,
  PICTURES,
  PLANNED_BY,
  press,
} from './support/places.ts'
import { expect, test } from '../support/test.ts'

const at = (origin: string, id: string) => `${origin}/attraction-details/${id}`

const WHERE = 'Mount Pilatus, about 50 km south-west of Zurich'

const facts = (page: Page) => page.getByRole('region', { name: 'Before you go' })
const map = (page: Page) => page.getByRole('img', { name: /^Map: / })

function asked(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return addresses
}

/** True once the coastline has loaded and is visible. */
const isLandDrawn = (page: Page) =>
  map(page).evaluate((svg) =>
    [...svg.querySelectorAll('use')].every((use) => use.getBoundingClientRect().width > 20),
  )

test('shows facts for planning a trip and a map, alone and without an atlas in its scripts', async ({
  page,
  served,
}) => {
  const said = complaints(page)
  const addresses = asked(page)
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  const { provider } = served.origins
  const id = await addAttraction(served, PLANNED_BY)
  await page.goto(at(provider, id))
  const terms = await facts(page).locator('dt').allTextContents()
  expect(terms).toEqual([
    'Best months',
    'Closed',
    'Time needed',
    'Nearest airport',
    'Nearest station',
  ])
  const months = facts(page).getByText('October to March', { exact: true })
  await expect(months).toBeVisible()
  for (const words of ['Mondays in winter', 'Half a day', 'Zurich, 65 km']) {
    await expect(facts(page).getByText(words, { exact: true })).toBeVisible()
  }
  // Twelve labels repeat the text, and are hidden from screen readers.
  const year = facts(page).locator('dd > [aria-hidden]')
  await expect(year.locator('span')).toHaveCount(12)

  await expect(map(page)).toHaveAccessibleName(`Map: ${WHERE}.`)
  await expect(map(page).getByText('Mount Pilatus')).toBeVisible()
  await expect(map(page).getByText('Paris')).toBeVisible()
  await expect.poll(() => isLandDrawn(page)).toBe(true)
  expect(addresses.filter((address) => !address.startsWith(`${provider}/`))).toEqual([])
  const maps = addresses.filter((address) => /\/assets\/europe-[\w-]+\.svg$/.test(address))
  expect(new Set(maps).size).toBe(1)
  const answer = await page.request.get(maps[0]!)
  expect(answer.headers()['cache-control']).toContain('immutable')
  expect((await answer.body()).byteLength).toBeLessThan(60_000)
  await expect.poll(() => scripts.length).toBeGreaterThan(3)
  const atlas = /topojson|geoMercator|"Topology"|clipExtent/i
  const texts = await Promise.all(scripts)
  expect(texts.filter((text) => atlas.test(text))).toEqual([])
  expect(said).toEqual([])

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(months).toBeVisible()
  await expect(months).toHaveCSS('color', 'rgb(28, 27, 25)')
  await expect(map(page)).toBeVisible()
})

test('shows only known facts, a map only with coordinates, and similar places', async ({
  page,
  served,
}) => {
  const { provider } = served.origins
  const label = 'Nowhere, Atlantis'
  const some = { label, category: ['Beach'], time_needed: 'Half a day', station: 'Alpnachstad' }
  await page.goto(at(provider, await addAttraction(served, some)))
  await expect(facts(page).locator('dt')).toHaveText(['Time needed', 'Nearest station'])
  await expect(map(page)).toHaveCount(0)
  // Its country has too few places.
  const more = page.getByRole('region', { name: 'More beaches' })
  await more.scrollIntoViewIfNeeded()
  await expect(more.getByRole('link', { name: 'Palolem Beach' })).toBeVisible()
  await expect(more.getByRole('link', { name: 'All beaches' })).toHaveAttribute(
    'href',
    '/destinations?kind=beach',
  )
  await expect(more.getByRole('link', { name: 'Mount Pilatus' })).toHaveCount(0)

  const { latitude, longitude } = PLANNED_BY
  await press(page, `/attraction-details/${await addAttraction(served, { latitude, longitude })}`)
  await expect(page.getByRole('region', { name: 'Location' })).toBeVisible()
  await expect(map(page)).toHaveAccessibleName(`Map: ${WHERE}.`)
  await expect.poll(() => isLandDrawn(page)).toBe(true)
  await expect(page.locator('main dl')).toHaveCount(0)

  const odd = { label: 'Elsewhere, Lemuria', category: ['Oddity'] }
  await page.goto(at(provider, await addAttraction(served, odd)))
  await expect(page.getByRole('region', { name: 'About' })).toBeVisible()
  await expect(facts(page)).toHaveCount(0)
  await expect(map(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^More / })).toHaveCount(0)
})

test('has room for long names, facts and reviews, and no violation', async ({
  page,
  served,
  axe,
}) => {
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const name = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'
  const long = { ...PLANNED_BY, name, airport: `${name}, 1200 km`, best_months: [1, 4, 7, 10] }
  const id = await addAttraction(served, long)
  await addReviews(served, id, [{ images: PICTURES, feedback: 'word '.repeat(200) }, {}])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(at(served.origins.provider, id))
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(facts(page).getByText('January, April, July and October')).toBeVisible()
    await expect(map(page).getByText(/^Llanfairpwll.*…$/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Read more/ })).toBeVisible()
    expect(await wider(), `${colorScheme} at ${width} px`).toBeLessThanOrEqual(0)
    expect(await axe(page), `${colorScheme} at ${width} px`).toEqual([])
  }
})

import type { Page } from '@playwright/test'
import { addAttraction, complaints, PLANNED_BY, press } from './support/places.ts'
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

test('shows the facts for planning a trip in words', async ({ page, served, axe }) => {
  const id = await addAttraction(served, PLANNED_BY)
  await page.goto(at(served.origins.provider, id))
  const terms = await facts(page).locator('dt').allTextContents()
  expect(terms).toEqual([
    'Best months',
    'Closed',
    'Time needed',
    'Nearest airport',
    'Nearest station',
  ])
  await expect(facts(page).getByText('October to March', { exact: true })).toBeVisible()
  for (const words of ['Mondays in winter', 'Half a day', 'Zurich, 65 km']) {
    await expect(facts(page).getByText(words, { exact: true })).toBeVisible()
  }
  // Twelve labels repeat the text, and are hidden from screen readers.
  const year = facts(page).locator('dd > [aria-hidden]')
  await expect(year.locator('span')).toHaveCount(12)
  expect(await axe(page)).toEqual([])
})

test('shows its place on a map, without third-party requests', async ({ page, served }) => {
  const said = complaints(page)
  const addresses = asked(page)
  const { provider } = served.origins
  const id = await addAttraction(served, PLANNED_BY)
  await page.goto(at(provider, id))
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
  expect(said).toEqual([])
})

test('shows the map after navigation within the site, too', async ({ page, served }) => {
  const id = await addAttraction(served, PLANNED_BY)
  await page.goto(`${served.origins.provider}/destinations`)
  await press(page, `/attraction-details/${id}`)
  await expect(map(page)).toHaveAccessibleName(`Map: ${WHERE}.`)
  await expect.poll(() => isLandDrawn(page)).toBe(true)
})

test('has no atlas in the scripts of the page', async ({ page, served }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  const id = await addAttraction(served, PLANNED_BY)
  await page.goto(at(served.origins.provider, id))
  await expect.poll(() => isLandDrawn(page)).toBe(true)
  await expect.poll(() => scripts.length).toBeGreaterThan(3)
  const texts = await Promise.all(scripts)
  expect(texts.filter((text) => /topojson|geoMercator|"Topology"|clipExtent/i.test(text))).toEqual(
    [],
  )
})

test('shows only known facts, and a map only with coordinates', async ({ page, served }) => {
  const some = { time_needed: 'Half a day', station: 'Alpnachstad' }
  const { provider } = served.origins
  await page.goto(at(provider, await addAttraction(served, some)))
  await expect(facts(page).locator('dt')).toHaveText(['Time needed', 'Nearest station'])
  await expect(map(page)).toHaveCount(0)

  const { latitude, longitude } = PLANNED_BY
  await page.goto(at(provider, await addAttraction(served, { latitude, longitude })))
  await expect(page.getByRole('region', { name: 'Location' })).toBeVisible()
  await expect(map(page)).toBeVisible()
  await expect(page.locator('main dl')).toHaveCount(0)

  await page.goto(at(provider, await addAttraction(served)))
  await expect(page.getByRole('region', { name: 'About' })).toBeVisible()
  await expect(facts(page)).toHaveCount(0)
  await expect(map(page)).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1440]) {
    test(`has room for long facts at ${width} px, ${colorScheme}`, async ({
      page,
      served,
      axe,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      const name = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'
      const long = { ...PLANNED_BY, name, airport: `${name}, 1200 km`, best_months: [1, 4, 7, 10] }
      await page.goto(at(served.origins.provider, await addAttraction(served, long)))
      await expect(facts(page).getByText('January, April, July and October')).toBeVisible()
      await expect(map(page).getByText(/^Llanfairpwll.*…$/)).toBeVisible()
      const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(await wider()).toBeLessThanOrEqual(0)
      expect(await axe(page)).toEqual([])
    })
  }
}

test('prints its facts and its map', async ({ page, served }) => {
  const id = await addAttraction(served, PLANNED_BY)
  await page.goto(at(served.origins.provider, id))
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(facts(page).getByText('October to March', { exact: true })).toBeVisible()
  await expect(facts(page).getByText('October to March', { exact: true })).toHaveCSS(
    'color',
    'rgb(28, 27, 25)',
  )
  await expect(map(page)).toBeVisible()
})

test('shows places of its kind if its country has too few', async ({ page, served }) => {
  const { provider } = served.origins
  const alone = { label: 'Nowhere, Atlantis', category: ['Beach'], ...PLANNED_BY }
  await page.goto(at(provider, await addAttraction(served, alone)))
  const more = page.getByRole('region', { name: 'More beaches' })
  await more.scrollIntoViewIfNeeded()
  await expect(more.getByRole('link', { name: 'Palolem Beach' })).toBeVisible()
  await expect(more.getByRole('link', { name: 'All beaches' })).toHaveAttribute(
    'href',
    '/destinations?kind=beach',
  )
  await expect(more.getByRole('link', { name: 'Mount Pilatus' })).toHaveCount(0)
})

test('shows no other places if none is similar', async ({ page, served }) => {
  const { provider } = served.origins
  const odd = { label: 'Nowhere, Atlantis', category: ['Oddity'] }
  await page.goto(at(provider, await addAttraction(served, odd)))
  await expect(page.getByRole('region', { name: 'About' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^More / })).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { enter, tabTo } from '../support/by-keyboard.ts'
import { expect, test } from '../support/test.ts'
import { addReviews, complaints, press } from './support/places.ts'

const cards = (page: Page) => page.locator('section[aria-labelledby=listing] trip-attraction-card')
const kinds = (page: Page) => page.getByRole('navigation', { name: 'Kind of place' })
const kind = (page: Page, name: string) => kinds(page).getByRole('link', { name })
const country = (page: Page) => page.getByLabel('Country', { exact: true })
const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ })
const says = (page: Page, text: RegExp | string) => page.getByRole('status').getByText(text)

const more = (page: Page) => page.getByRole('link', { name: /^Show \d+ more$/ })

const figureOf = (text: string | null) => Number(/\((\d+)\)$/.exec(text!)![1])

test('shows the number of places, and all of them, twelve at a time', async ({ page, served }) => {
  await page.goto(`${served.origins.provider}/destinations`)
  const extent = page.getByText(/^\d+ places in \d+ countries\.$/)
  const [total, countries] = (await extent.textContent())!.match(/\d+/g)!.map(Number)
  const figures = (await country(page).locator('option').allTextContents()).slice(1).map(figureOf)
  expect(figures).toHaveLength(countries!)
  expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(total)

  await page.getByRole('link', { name: `Show all ${total} places` }).click()
  await expect(page).toHaveURL(/\?country=all$/)
  await expect(says(page, `${total} places`)).toBeVisible()
  for (const shown of [12, 24]) {
    await expect(cards(page)).toHaveCount(shown)
    await more(page).click()
  }
  await expect(cards(page)).toHaveCount(36)
  const beforeLast = 12 * Math.floor((total! - 1) / 12)
  await press(page, `/destinations?country=all&shown=${beforeLast}`)
  await expect(cards(page)).toHaveCount(beforeLast)
  await more(page).click()
  await expect(cards(page)).toHaveCount(total!)
  await expect(more(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Show all/ })).toHaveCount(0)
  await expect(country(page).locator('option:checked')).toHaveText('All countries')
  await expect(page.getByLabel('State', { exact: true })).toBeDisabled()
})

test('filters by kind everywhere, then in a country, without empty options, and goes back', async ({
  page,
  served,
}) => {
  const said = complaints(page)
  await page.goto(`${served.origins.provider}/destinations`)
  const everywhere = figureOf(await kind(page, 'Beach').textContent())
  await kind(page, 'Beach').click()
  await expect(page).toHaveURL(/\/destinations\?kind=beach$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Beach everywhere' })).toBeVisible()
  await expect(cards(page)).toHaveCount(Math.min(everywhere, 12))
  await expect(says(page, new RegExp(`^${everywhere} of \\d+ places$`))).toBeVisible()

  const india = country(page)
    .locator('option')
    .filter({ hasText: /^India/ })
  for (const option of await country(page).locator('option').all()) {
    await expect(option).not.toHaveText(/\(0\)/)
  }
  const inIndia = figureOf(await india.textContent())
  await expect(
    country(page)
      .locator('option')
      .filter({ hasText: /^Iceland/ }),
  ).toHaveCount(0)
  await country(page).selectOption(await india.getAttribute('value'))
  await expect(page.getByRole('heading', { level: 2, name: 'Beach in India' })).toBeVisible()
  await expect(cards(page)).toHaveCount(Math.min(inIndia, 12))
  for (const link of await kinds(page).getByRole('link').all()) {
    await expect(link).not.toHaveText(/\(0\)/)
  }
  await kind(page, 'Safari').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Safari in India' })).toBeVisible()
  await kind(page, 'All kinds').click()
  await expect(page.getByRole('heading', { level: 2, name: 'India', exact: true })).toBeVisible()
  for (const title of ['Safari in India', 'Beach in India', 'Beach everywhere']) {
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  }
  expect(said).toEqual([])
})

test('reports a kind without places, with a link to all kinds', async ({ page, served }) => {
  const { provider } = served.origins
  const found = await (await fetch(`${provider}/api/v1/trips/search/?q=rajasthan`)).json()
  const [{ id }] = found as [{ id: string }]
  await page.goto(`${provider}/destinations?state=${id}&kind=beach`)
  await expect(page.getByText('Nothing under Beach in Rajasthan yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all kinds' }).click()
  await expect(page).toHaveURL(`${provider}/destinations?state=${id}`)
  await expect(cards(page).first()).toBeVisible()
})

test('finds the Taj Mahal by two letters, with a picture, names before labels', async ({
  page,
  served,
}) => {
  await addReviews(served, 'taj-mahal', Array(12).fill({ rating: 5 }))
  await page.goto(`${served.origins.provider}/destinations?q=ta`)
  const results = page.getByRole('region', { name: 'Search results' }).getByRole('listitem')
  await expect(results.first()).toContainText('Taj Mahal')
  await expect(results.first()).toContainText('Attraction · Agra, Uttar Pradesh, India')
  const picture = results.first().locator('img')
  await expect(picture).toHaveAttribute('loading', 'lazy')
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  const names = await results.getByRole('link').allTextContents()
  const begins = names.map((name) => /^ta/i.test(name))
  expect(begins.lastIndexOf(true)).toBeLessThan(begins.indexOf(false))
  // A place without a picture shows a pin.
  await press(page, '/destinations?q=qatar')
  await expect(results.filter({ hasText: 'Qatar' }).locator('svg').first()).toBeVisible()
  await page.getByRole('link', { name: 'Clear the search' }).click()
  await expect(page).toHaveURL(`${served.origins.provider}/destinations`)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('puts its filters behind one button, which counts the active ones', async ({
    page,
    served,
  }) => {
    await page.goto(`${served.origins.provider}/destinations`)
    await expect(filters(page)).toHaveText('Filters')
    await expect(country(page)).toBeHidden()
    await expect(kinds(page)).toBeHidden()

    await enter(page, filters(page))
    await expect(page.getByRole('heading', { name: 'Filters' })).toBeFocused()
    await tabTo(page, country(page))
    await enter(page, kind(page, 'Beach'))
    await expect(page.getByRole('heading', { level: 2, name: 'Beach everywhere' })).toBeVisible()
    await expect(country(page)).toBeVisible()
    await enter(page, page.getByRole('button', { name: /^Show \d+ places$/ }))
    await expect(country(page)).toBeHidden()
    await expect(filters(page)).toBeFocused()
    await expect(filters(page)).toHaveText('Filters (1 set)')
    await enter(page, filters(page))
    await page.keyboard.press('Escape')
    await expect(filters(page)).toBeFocused()
    await enter(page, filters(page))
    await page.getByRole('button', { name: 'Close the filters' }).press('Shift+Tab')
    await expect(country(page)).toBeHidden()
    await page.reload()
    await expect(filters(page)).toHaveText('Filters (1 set)')
    await expect(country(page)).toBeHidden()
  })
})

test('keeps what was shown, and its place, when going back', async ({ page, served, axe }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${served.origins.provider}/destinations?country=all`)
  await expect(cards(page)).toHaveCount(12)
  await enter(page, more(page))
  const said = page.getByText(/^Places 13 to 24 of \d+$/)
  await expect(said).toBeFocused()
  await expect(page).toHaveURL(/\?country=all&shown=24$/)
  await expect(cards(page)).toHaveCount(24)
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(cards(page).nth(12)).toBeFocused()

  const twentieth = cards(page).nth(19).getByRole('link')
  await twentieth.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await twentieth.click()
  await expect(page).toHaveURL(/attraction-details/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(cards(page)).toHaveCount(24)
  await expect.poll(async () => page.evaluate(() => scrollY)).toBe(place)
  // The list is one step of the history, however much of it was shown.
  await page.goForward()
  await page.goBack()
  await expect(page).toHaveURL(/\?country=all&shown=24$/)
})

test('filters the results of a search by kind and region', async ({ page, served }) => {
  const { provider } = served.origins
  await page.goto(`${provider}/destinations?q=tiger`)
  const results = page.getByRole('region', { name: 'Search results' }).getByRole('listitem')
  const regions = page.getByRole('navigation', { name: 'Region', exact: true })
  const total = await results.count()
  const south = regions.getByRole('link', { name: /^Safari in South India/ })
  const count = figureOf(await south.textContent())
  expect(count).toBeLessThan(total)
  await south.click()
  await expect(page).toHaveURL(`${provider}/destinations?q=tiger&region=safari-south-india`)
  await expect(results).toHaveCount(count)
  await expect(says(page, `${count} of ${total} results`)).toBeVisible()
  await expect(south).toBeFocused()
  await regions.getByRole('link', { name: 'All regions' }).click()
  await kind(page, 'Safari').click()
  const central = regions.getByRole('link', { name: /^Safari in Central India/ })
  const ofBoth = figureOf(await central.textContent())
  await central.click()
  await expect(results).toHaveCount(ofBoth)
  await expect(page).toHaveURL(/\?q=tiger&region=safari-central-india&kind=safari$/)
  await page.reload()
  await expect(results).toHaveCount(ofBoth)
  await page.goBack()
  await expect(page).toHaveURL(/\?q=tiger&kind=safari$/)
  await kind(page, 'All kinds').click()
  await expect(results).toHaveCount(total)
})

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('opens its filters, which can be combined, and shows more', async ({ page, served }) => {
    await page.goto(`${served.origins.provider}/destinations`)
    await filters(page).click()
    await kind(page, 'Beach').click()
    await filters(page).click()
    const india = country(page)
      .locator('option')
      .filter({ hasText: /^India/ })
    await country(page).selectOption(await india.getAttribute('value'))
    await page.getByRole('button', { name: 'Show places' }).click()
    await expect(page).toHaveURL(/kind=beach/)
    await expect(page.getByRole('heading', { level: 2, name: 'Beach in India' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Palolem Beach' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Taj Mahal' })).toHaveCount(0)

    await page.goto(`${served.origins.provider}/destinations?country=all`)
    await more(page).click()
    await expect(page).toHaveURL(/&shown=24#more$/)
    await expect(cards(page)).toHaveCount(24)
    await expect(cards(page).nth(12)).toBeInViewport()
  })
})

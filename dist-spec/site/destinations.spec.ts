import type { Page } from '@playwright/test'
import { addAttraction, complaints, press } from './support/places.ts'
import { expect, test } from '../support/test.ts'

const select = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const chosen = (page: Page, label: string) => select(page, label).locator('option:checked')
const counted = (name: string) => new RegExp(`^${name} \\(\\d+\\)$`)

const results = (page: Page) => page.getByRole('region', { name: 'Search results' })

async function choose(page: Page, label: string, name: string) {
  const option = select(page, label)
    .locator('option')
    .filter({ hasText: counted(name) })
  await select(page, label).selectOption(await option.getAttribute('value'))
}

test('begins with Madhya Pradesh in India', async ({ page, served }) => {
  const said = complaints(page)
  await page.goto(`${served.origins.provider}/destinations`)
  await expect(chosen(page, 'Country')).toHaveText(counted('India'))
  await expect(chosen(page, 'State')).toHaveText(counted('Madhya Pradesh'))
  await expect(chosen(page, 'City')).toHaveText('All of Madhya Pradesh')
  const card = page.locator('trip-attraction-card').first()
  await expect(card.getByRole('heading', { level: 3 })).toHaveText('Bandhavgarh National Park')
  await expect(page.getByRole('status').getByText(/^\d+ of \d+ places$/)).toBeVisible()
  await card.getByRole('link', { name: 'Bandhavgarh National Park' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bandhavgarh National Park')
  expect(said).toEqual([])
})

test('pages have all that their cards show in themselves', async ({ page, served }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(`${page.url()}: ${request.url()}`)
  })
  for (const path of [
    '/destinations',
    '/destinations/safari-north-east-india',
    '/attraction-details/petra',
  ]) {
    await page.goto(served.origins.provider + path)
    const cards = await page.locator('trip-attraction-card').all()
    expect(cards.length, path).toBeGreaterThan(1)
    for (const card of cards) {
      await card.scrollIntoViewIfNeeded()
      await expect(card.getByRole('heading'), path).toBeVisible()
    }
    expect(asked).toEqual([])
  }
})

test('clears narrower options after a new choice, goes back, and requests no list twice', async ({
  page,
  served,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const list = /\/(countries|states|cities)\//.exec(request.url())?.[1]
    if (list) asked.push(list)
  })
  const shows = (name: string) =>
    expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) })).toBeVisible()
  await addAttraction(served, { name: 'Chapel Bridge' })
  await page.goto(`${served.origins.provider}/destinations`)
  await expect(page.locator('trip-attraction-card:defined').first()).toBeAttached()
  await choose(page, 'City', 'Bandhavgarh')
  await shows('Bandhavgarh')
  await expect(page.getByText(/^1 of \d+ places$/)).toBeVisible()
  // The server has rendered its lists.
  expect(asked).toEqual([])
  for (const state of ['Kerala', 'Madhya Pradesh', 'Kerala', 'Madhya Pradesh']) {
    await choose(page, 'State', state)
    await shows(state)
  }
  expect(asked).toEqual(['cities'])

  await choose(page, 'City', 'Bandhavgarh')
  await shows('Bandhavgarh')
  await choose(page, 'Country', 'Switzerland')
  await shows('Switzerland')
  await expect(chosen(page, 'State')).toHaveText('All of Switzerland')
  await expect(select(page, 'City')).toBeDisabled()
  await choose(page, 'State', 'Central Switzerland')
  await expect(page.getByRole('heading', { name: 'Chapel Bridge' }).first()).toBeVisible()
  await page.goBack()
  await page.goBack()
  await shows('Bandhavgarh')
  await expect(chosen(page, 'Country')).toHaveText(counted('India'))
  await page.reload()
  await expect(chosen(page, 'City')).toHaveText(counted('Bandhavgarh'))
})

test('finds countries, states, cities and attractions by name', async ({ page, served }) => {
  const { provider } = served.origins
  await page.goto(`${provider}/destinations`)
  await expect(page.locator('trip-attraction-card:defined').first()).toBeAttached()
  await page.getByLabel('Search by country, state, city or attraction').fill('kerala')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${provider}/destinations?q=kerala`)
  await expect(page.getByRole('heading', { name: /results for .?kerala/ })).toBeVisible()
  for (const kind of ['State', 'City', 'Attraction']) {
    await expect(
      results(page)
        .getByText(new RegExp(`^${kind} ·`))
        .first(),
    ).toBeVisible()
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await results(page).getByRole('link', { name: 'Kochi', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Kochi/ })).toBeVisible()
  await expect(chosen(page, 'Country')).toHaveText(counted('India'))
  await expect(chosen(page, 'State')).toHaveText(counted('Kerala'))
  await expect(chosen(page, 'City')).toHaveText(counted('Kochi'))
  await page.goBack()
  await results(page).getByRole('link', { name: 'Kerala', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Kerala/ })).toBeVisible()
})

test('reports a search without results, or one that is too short', async ({ page, served }) => {
  const { provider } = served.origins
  const field = page.getByLabel('Search by country, state, city or attraction')
  await page.goto(`${provider}/destinations?q=%3Cb%3Eatlantis`)
  await expect(page.getByRole('heading', { name: 'We couldn’t find that place.' })).toBeVisible()
  await expect(field).toHaveValue('<b>atlantis')
  await press(page, '/destinations?q=a')
  await expect(page.getByRole('heading', { name: 'Type a little more.' })).toBeVisible()
})

test('reports a place without content, with a link onwards', async ({ page, served, axe }) => {
  const places = await fetch(`${served.origins.provider}/api/v1/trips/search/?q=bihar`)
  const [bihar] = (await places.json()) as { id: string }[]
  await page.goto(`${served.origins.provider}/destinations?state=${bihar!.id}`)
  await expect(page.getByText('No attractions listed for Bihar yet.')).toBeVisible()
  await expect(chosen(page, 'State')).toHaveText('Bihar (0)')
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'See all of India' }).click()
  await expect(chosen(page, 'State')).toHaveText('All of India')
})

test('reports an unknown place', async ({ page, served }) => {
  const { provider } = served.origins
  for (const query of ['country=nowhere', 'state=nowhere', 'city=nowhere']) {
    const answer = await page.goto(`${provider}/destinations?${query}`)
    expect([query, answer!.status()]).toEqual([query, 404])
    await expect(page.getByText('We can’t find that place.')).toBeVisible()
  }
})

test('reports lists that failed to load, and offers a retry', async ({ page, served, axe }) => {
  for (const [call, words] of [
    ['**/countries/', 'The destinations didn’t load.'],
    ['**/attractions/locations/', 'The attractions didn’t load.'],
  ] as const) {
    await page.goto(`${served.origins.provider}/review`)
    await expect(page.getByLabel('Attraction')).toBeVisible()
    await page.route(call, (route) => route.abort())
    await press(page, '/destinations')
    await expect(page.getByText(words)).toBeVisible()
    expect(await axe(page), words).toEqual([])
    await page.unroute(call)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(
      page.getByRole('heading', { level: 2, name: /^Madhya Pradesh/ }),
      words,
    ).toBeVisible()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('supports filters, search and links', async ({ page, served }) => {
    await page.goto(`${served.origins.provider}/destinations`)
    await expect(page.getByRole('link', { name: 'Kanha National Park' })).toBeVisible()
    await choose(page, 'Country', 'Switzerland')
    await page.getByRole('button', { name: 'Show places' }).click()
    await expect(chosen(page, 'Country')).toHaveText(counted('Switzerland'))
    await expect(chosen(page, 'State')).toHaveText('All of Switzerland')
    await page.getByLabel('Search by country, state, city or attraction').fill('kanha')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: 'Kanha National Park' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kanha National Park')
  })
})

import type { Locator, Page } from '@playwright/test'
import { enter } from '../support/by-keyboard.ts'
import { expect, test } from '../support/test.ts'
import { complaints } from './support/places.ts'

const TABS = {
  'Jungle safari': ['North India', 'South India', 'Central India', 'North East India'],
  'Domestic trips': ['North and Central India', 'Himalayas', 'North East India', 'South India'],
  'International trips': ['Middle East', 'South East Asia', 'Europe', 'Offbeat'],
}
const TYPES = ['International', 'Domestic', 'Safari']
const DESTINATIONS = [
  'Rajasthan',
  'Kashmir and Himachal',
  'North East and Sikkim',
  'Kerala',
  'Dubai',
  'Thailand',
  'Europe',
  'Egypt',
]

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const cards = (page: Page) => page.locator('section[aria-labelledby=listing] trip-attraction-card')
const kinds = (page: Page) => page.getByRole('navigation', { name: 'Kind of place' })

async function leadsTo(page: Page, name: string) {
  await expect(heading(page)).toHaveText(new RegExp(`(?:^| )${name}(?: [a-z]+)?: \\d+ places$`))
  const count = Number(/(\d+) places$/.exec((await heading(page).textContent())!)![1])
  expect(count).toBeGreaterThanOrEqual(3)
  await expect(cards(page)).toHaveCount(Math.min(count, 12))
}

const doorsOf = (page: Page, section: string) =>
  page.locator(`[aria-labelledby=${section}]`).getByRole('heading', { level: 3 }).getByRole('link')

test('links of each kind lead to the page that they name', async ({ page, served }) => {
  const said = complaints(page)
  await page.goto(served.origins.provider)
  const follow = async (link: Locator, name: string) => {
    await link.click()
    await leadsTo(page, name)
    await page.goBack()
    await expect(page).toHaveTitle(/^Trips planned/)
  }
  for (const [tab, names] of Object.entries(TABS)) {
    await page.getByRole('tab', { name: tab }).click()
    const links = page.getByRole('tabpanel', { name: tab }).getByRole('heading').getByRole('link')
    await expect(links).toHaveText(names)
    await follow(links.first(), names[0]!)
  }
  const [type, destination] = [TYPES[0]!, DESTINATIONS[0]!]
  await follow(doorsOf(page, 'trip-types-title').filter({ hasText: type }), type)
  await follow(doorsOf(page, 'destinations-title').filter({ hasText: destination }), destination)
  expect(said).toEqual([])
})

test('follows a link by keyboard, and returns to the home page', async ({ page, served }) => {
  await page.goto(served.origins.provider)
  await page.getByRole('tab', { name: 'Jungle safari' }).click()
  await page.keyboard.press('ArrowRight')
  await enter(page, page.getByRole('link', { name: 'Himalayas', exact: true }))
  await leadsTo(page, 'Himalayas')
  await expect(page.locator('h1')).toBeFocused()
  await enter(page, kinds(page).getByRole('link', { name: /^Lakes and rivers/ }))
  await expect(page).toHaveURL(/\/destinations\/himalayas\?kind=lakes-and-rivers$/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveTitle(/^Trips planned/)
})

test('filters by kind, says so, and keeps the filter on return', async ({ page, served, axe }) => {
  await page.goto(`${served.origins.provider}/destinations/himalayas`)
  const lakes = kinds(page).getByRole('link', { name: /^Lakes and rivers/ })
  const count = Number(/\((\d+)\)/.exec((await lakes.textContent())!)![1])
  const total = await cards(page).count()
  expect(count).toBeLessThan(total)
  await lakes.click()
  await expect(page.getByRole('status').getByText(`${count} of ${total} places`)).toBeVisible()
  await expect(cards(page)).toHaveCount(count)
  await expect(lakes).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('heading', { level: 2, name: 'Lakes and rivers' })).toBeVisible()
  await expect(page).toHaveTitle(/^Lakes and rivers: Himalayas/)
  expect(await axe(page)).toEqual([])

  await cards(page).getByRole('link', { name: 'Dal Lake' }).click()
  await expect(heading(page)).toHaveText('Dal Lake')
  await page.goBack()
  await expect(cards(page)).toHaveCount(count)
  await page.goBack()
  await expect(cards(page)).toHaveCount(total)
  await page.goForward()
  await expect(cards(page)).toHaveCount(count)
  await kinds(page).getByRole('link', { name: 'All kinds' }).click()
  await expect(cards(page)).toHaveCount(total)
})

test('has its own address, title and breadcrumbs', async ({ page, served }) => {
  const { provider } = served.origins
  await page.goto(`${provider}/destinations/safari-north-east-india`)
  await expect(page).toHaveTitle(/^Safari in North East India: \d+ places/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${provider}/destinations/safari-north-east-india`,
  )
  const way = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  await expect(way).toHaveText(['Home', 'Destinations', 'Safari', 'Safari in North East India'])
  await expect(
    page.getByRole('link', { name: 'Plan a safari in North East India' }),
  ).toHaveAttribute('href', '/enquiry?region=safari-north-east-india')
  const others = page.getByRole('region', { name: 'Where else?' })
  await others.getByRole('link', { name: 'Safari in South India' }).click()
  await leadsTo(page, 'Safari in South India')
  await way.filter({ hasText: /^Safari$/ }).click()
  await expect(page).toHaveURL(/destinations\/safari$/)
  await leadsTo(page, 'Safari')

  const map = await (await fetch(`${provider}/sitemap.xml`)).text()
  expect(map).toContain(`<loc>${provider}/destinations/himalayas</loc>`)
  expect(map).toContain(`<loc>${provider}/destinations/kashmir-and-himachal</loc>`)
})

test('reports a kind without places, and an unknown region', async ({ page, served }) => {
  await page.goto(`${served.origins.provider}/destinations/himalayas?kind=beach`)
  await expect(page.getByText('Nothing under Beach in Himalayas yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all kinds' }).click()
  await leadsTo(page, 'Himalayas')

  const answer = await page.goto(`${served.origins.provider}/destinations/atlantis`)
  expect(answer!.status()).toBe(404)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'See all destinations' }).click()
  await expect(heading(page)).toHaveText('Destinations')
})

test('reports places that failed to load, and offers a retry', async ({ page, served }) => {
  await page.goto(served.origins.provider)
  await page.route('**/attractions/locations/', (route) => route.abort())
  await doorsOf(page, 'destinations-title').filter({ hasText: 'Kerala' }).click()
  await expect(page.getByText('The places didn’t load.')).toBeVisible()
  await page.unroute('**/attractions/locations/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await leadsTo(page, 'Kerala')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every link leads to the page that it names, which filters by kind', async ({
    page,
    served,
  }) => {
    const { provider } = served.origins
    const sections = ['regions-title', 'trip-types-title', 'destinations-title']
    const names = [...Object.values(TABS).flat(), ...TYPES, ...DESTINATIONS]
    await page.goto(provider)
    const doors = sections.map((section) => doorsOf(page, section).all())
    const hrefs = await Promise.all(
      (await Promise.all(doors)).flat().map((door) => door.getAttribute('href')),
    )
    expect(hrefs).toHaveLength(names.length)
    for (const [index, href] of hrefs.entries()) {
      const html = await (
        await fetch(provider + href!, { headers: { accept: 'text/html' } })
      ).text()
      const title = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)![1]!.replaceAll(/<[^>]*>/g, '')
      expect(title).toMatch(new RegExp(`${names[index]}.*: \\d+ places$`))
      const count = Math.min(Number(/(\d+) places$/.exec(title)![1]), 12)
      const [, listing] = html.split('aria-labelledby="listing"')
      expect(listing!.match(/<trip-attraction-card\b/g), title).toHaveLength(count)
    }

    await page.goto(`${provider}/destinations/himalayas`)
    await leadsTo(page, 'Himalayas')
    await kinds(page)
      .getByRole('link', { name: /^Lakes and rivers/ })
      .click()
    await expect(page.getByRole('link', { name: 'Dal Lake' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Solang Valley' })).toHaveCount(0)
  })
})

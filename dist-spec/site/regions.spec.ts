import type { Page } from '@playwright/test'
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
  await expect(heading(page)).toHaveText(new RegExp(`${name}.*: \\d+ places$`))
  const count = Number(/(\d+) places$/.exec((await heading(page).textContent())!)![1])
  expect(count).toBeGreaterThanOrEqual(3)
  await expect(cards(page)).toHaveCount(Math.min(count, 12))
}

const doorsOf = (page: Page, section: string) =>
  page.locator(`[aria-labelledby=${section}]`).getByRole('heading', { level: 3 }).getByRole('link')

for (const [tab, names] of Object.entries(TABS)) {
  test(`every region of ${tab} links to its own page`, async ({ page, served }) => {
    const said = complaints(page)
    for (const name of names) {
      await page.goto(served.origins.provider)
      await page.getByRole('tab', { name: tab }).click()
      const panel = page.getByRole('tabpanel', { name: tab })
      await panel.getByRole('link', { name, exact: true }).click()
      await leadsTo(page, name)
    }
    expect(said).toEqual([])
  })
}

for (const [section, names] of [
  ['trip-types-title', TYPES],
  ['destinations-title', DESTINATIONS],
] as const) {
  test(`every link of ${section} leads to the page that it names`, async ({ page, served }) => {
    for (const name of names) {
      await page.goto(served.origins.provider)
      await doorsOf(page, section).filter({ hasText: name }).click()
      await leadsTo(page, name)
    }
  })
}

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

test('reports a kind without places in a region, with a link onwards', async ({ page, served }) => {
  await page.goto(`${served.origins.provider}/destinations/himalayas?kind=beach`)
  await expect(page.getByText('Nothing under Beach in Himalayas yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all kinds' }).click()
  await leadsTo(page, 'Himalayas')
})

test('reports an unknown region', async ({ page, served, axe }) => {
  const answer = await page.goto(`${served.origins.provider}/destinations/atlantis`)
  expect(answer!.status()).toBe(404)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await axe(page)).toEqual([])
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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} at 320 px`, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 800 } })
    test('has no violation, and nothing is wider than the page', async ({ page, served, axe }) => {
      await page.goto(`${served.origins.provider}/destinations/north-and-central-india`)
      await expect(page.locator('trip-attraction-card:defined').first()).toBeAttached()
      expect(await axe(page)).toEqual([])
      const wider = page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(await wider).toBeLessThanOrEqual(0)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every link leads to the page that it names', async ({ page, served }) => {
    const sections = ['regions-title', 'trip-types-title', 'destinations-title']
    const names = [...Object.values(TABS).flat(), ...TYPES, ...DESTINATIONS]
    await page.goto(served.origins.provider)
    const doors = sections.map((section) => doorsOf(page, section).all())
    const hrefs = await Promise.all(
      (await Promise.all(doors)).flat().map((door) => door.getAttribute('href')),
    )
    expect(hrefs).toHaveLength(names.length)
    for (const [index, href] of hrefs.entries()) {
      await page.goto(served.origins.provider + href!)
      await leadsTo(page, names[index]!)
    }
  })

  test('filters by kind', async ({ page, served }) => {
    await page.goto(`${served.origins.provider}/destinations/himalayas`)
    await kinds(page)
      .getByRole('link', { name: /^Lakes and rivers/ })
      .click()
    await expect(page.getByRole('link', { name: 'Dal Lake' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Solang Valley' })).toHaveCount(0)
  })
})

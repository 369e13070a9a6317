import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search places' })
const options = (page: Page) => page.getByRole('option')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('suggests places on every page, by keyboard', async ({ page, served, axe }) => {
  await page.goto(`${served.origins.provider}/testimonials`)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await field(page).focus()
  await expect(options(page)).toHaveCount(0)
  await page.keyboard.type('tiger')
  await expect(options(page).last()).toHaveText('All results for “tiger”')
  await expect(options(page).first()).toContainText('National Park')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('status').getByText('7 suggestions')).toBeAttached()
  expect(await axe(page)).toEqual([])

  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  const first = options(page).first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id'))!,
  )
  const name = await first.locator('span').innerText()
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(name)
  await expect(heading(page)).toBeFocused()

  await field(page).focus()
  await expect(options(page)).toHaveText(['tigerRecent search'])
  await page.keyboard.type('rantam')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/destinations\?q=rantam$/)
  await expect(page.getByRole('link', { name: 'Ranthambore National Park' })).toBeVisible()
  await page.goBack()
  await field(page).focus()
  await expect(options(page)).toHaveText(['rantamRecent search', 'tigerRecent search'])

  // On a phone, a link leads to the search field.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(field(page)).toBeHidden()
  await page.getByRole('link', { name: 'Search places' }).click()
  await expect(page.getByLabel(/^Search by/)).toBeFocused()
})

test('leads to regions and kinds by pointer, and searches while the provider fails', async ({
  page,
  served,
}) => {
  await page.goto(served.origins.provider)
  await field(page).fill('himalay')
  await options(page)
    .filter({ hasText: /^HimalayasRegion$/ })
    .click()
  await expect(heading(page)).toContainText('Himalayas')

  await page.route('**/api/v1/*/search/**', (route) => route.abort())
  await field(page).fill('kanha')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The search didn’t work.')).toBeVisible()
  await expect(page.getByLabel(/^Search by/)).toHaveValue('kanha')
  await page.unroute('**/api/v1/*/search/**')
  await page.goBack()

  await field(page).fill('beach')
  await options(page)
    .filter({ hasText: /^BeachKind of place$/ })
    .click()
  await expect(page).toHaveURL(/\?kind=beach$/)
})

test('suggests places for words that were typed before the script came', async ({
  page,
  served,
}) => {
  let release!: () => void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(served.origins.provider, { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Search places' }).pressSequentially('tiger')
  release()
  await expect(page.getByRole('option').first()).toContainText('Bandhavgarh')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('searches from the header', async ({ page, served }) => {
    await page.goto(served.origins.provider)
    await page.getByRole('textbox', { name: 'Search places' }).fill('beach honeymoon')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Palolem Beach' })).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const SESSION = { token: 'tok-1', id: 'u-1', fname: 'Asha', email: 'asha.rao@example.com' }
const COMPANIES = ['Persistent', 'Xoriant', 'Accenture', 'Accion', 'Icertis', 'Bridgenext']

async function openSignedIn(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
    localStorage.setItem('other', 'kept until signed out')
    sessionStorage.setItem('attractionName', 'Taj Mahal')
  }, SESSION)
  await page.reload()
  await expect(page.getByText(SESSION.email)).toBeAttached()
}

test('links every page to the others, and marks the current one', async ({ page, served }) => {
  const { provider } = served.origins
  await page.goto(`${provider}/privacy`)
  const footer = page.getByRole('contentinfo')
  const call = footer.getByRole('link', { name: '+91 20 5550 0100' })
  await expect(call).toHaveAttribute('href', 'tel:+912055500100')
  await expect(footer.getByRole('link', { name: '+91 20 5550 0142' })).toBeVisible()
  await expect(footer).toContainText('Pune 411005')
  await expect(footer.getByRole('link', { name: 'enquiries@tigertrail.example' })).toBeVisible()
  await expect(footer).toContainText('More than 10,000 tiger safaris arranged')
  await expect(footer).toContainText('more than 24 foreign countries visited')

  const main = page.getByRole('navigation', { name: 'Main' })
  const follow = async (name: string, path: string) => {
    await main.getByRole('link', { name }).click()
    await expect(page).toHaveURL(provider + path)
    await expect(main.locator('[aria-current=page]')).toHaveText(name)
  }
  await follow('Destinations', '/destinations')
  await follow('Plan a trip', '/enquiry')

  // A slow page shows that it is loading.
  let answer!: () => void
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/testimonial/', async (route) => {
    await held
    await route.continue()
  })
  await main.getByRole('link', { name: 'Testimonials' }).click()
  await expect(page.locator('[data-loading]')).toBeVisible()
  await expect(page.getByText('Loading')).toBeAttached()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Testimonials')
  await expect(page.locator('[data-loading]')).toHaveCount(0)
  await expect(page).toHaveURL(`${provider}/testimonials`)
  await expect(main.locator('[aria-current=page]')).toHaveText('Testimonials')

  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('banner').getByRole('link', { name: 'Tigertrail Journeys' }).click()
  await expect(page).toHaveURL(`${provider}/`)
})

test('opens its menu at 320 px by touch and by keys', async ({ page, served, axe }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${served.origins.provider}/privacy`)
  const button = page.getByRole('button', { name: 'Menu' })
  const link = page.locator('#menu').getByRole('link', { name: 'Plan a trip', includeHidden: true })
  await expect(link).toBeHidden()
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(link).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await axe(page)).toEqual([])

  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/enquiry$/)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(link).toBeHidden()
})

test('shows all of its links at 320 px without scripts', async ({ browser, served }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  })
  const page = await context.newPage()
  await page.goto(`${served.origins.provider}/privacy`)
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Plan a trip' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await context.close()
})

test('shows the account, and clears everything on Sign Out', async ({ page, served, axe }) => {
  await openSignedIn(page, `${served.origins.provider}/privacy`)
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
  const name = page.getByRole('button', { name: SESSION.email })
  await name.hover()
  const leave = page.getByRole('button', { name: 'Sign Out' })
  await expect(leave).toBeVisible()
  for (const [place, path] of [
    ['My profile', '/my-profile'],
    ['My enquiries', '/my-enquiries'],
    ['My transactions', '/my-transactions'],
    ['Submit review', '/submit-review'],
  ])
    await expect(page.getByRole('banner').getByRole('link', { name: place! })).toHaveAttribute(
      'href',
      path!,
    )
  expect(await axe(page)).toEqual([])
  await page.mouse.move(10, 400)
  await expect(leave).toBeHidden()

  await name.focus()
  await page.keyboard.press('Enter')
  await expect(leave).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(leave).toBeHidden()
  await expect(name).toBeFocused()
  await page.keyboard.press('Enter')
  await leave.click()
  await expect(page).toHaveURL(`${served.origins.provider}/`)
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

test('keeps a long email address within the header', async ({ page, served }) => {
  const email = 'somebody.with-a-very-long-name@a-company-of-many-words.example'
  await page.goto(`${served.origins.provider}/privacy`)
  await page.evaluate(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
    },
    { ...SESSION, email },
  )
  await page.reload()
  await expect(page.getByText(email)).toBeAttached()
  for (const width of [320, 900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test("has a shorter footer on the six companies' pages, with their name", async ({ served }) => {
  const footerAt = async (path: string) => {
    const address = `${served.origins.provider}/${path}`
    const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text()
    const [footer] = /<footer\b.*<\/footer>/s.exec(html)!
    return footer.replaceAll('<!-- -->', '')
  }
  for (const company of COMPANIES) {
    const footer = await footerAt(company.toLowerCase())
    expect(footer).toMatch(new RegExp(`<h\\d[^>]*>Tigertrail Journeys for ${company}</h\\d>`))
    expect(footer, company).not.toContain('Pune')
  }
  for (const other of ['nobody', 'Xoriant', 'privacy']) {
    expect(await footerAt(other), other).toContain('Pune')
  }
})

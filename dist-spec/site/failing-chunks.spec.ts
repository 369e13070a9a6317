import type { Page } from '@playwright/test'
import { CHUNK_FAULTS, HANGS } from '../support/chunk-faults.ts'
import { expect, test } from '../support/test.ts'
import { isAlive } from '../support/waiting-for-life.ts'
import { TRAVELLER } from './support/traveller.ts'

const LATE = 11_000

// A chunk that was prefetched can't fail when its link is followed.
test.beforeEach(async ({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  ),
)

/** Leaves the first request for each script of the site without a response, except those of the page itself. */
async function hang(page: Page): Promise<Set<string>> {
  const hung = new Set<string>()
  await page.clock.install()
  await page.route('**/assets/*.js', (route) => {
    const url = route.request().url()
    if (hung.has(url) || /\/(?:index|loader)-/.test(url)) return route.continue()
    hung.add(url)
    return undefined
  })
  return hung
}

test('pages and account forms report hanging chunks, reload them, and keep input', async ({
  page,
  served,
}) => {
  const { provider } = served.origins
  const email = page.getByLabel('Email', { exact: true })
  await page.goto(provider)
  const hung = await hang(page)
  const again = page.getByRole('button', { name: 'Try again' })

  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await page.clock.runFor(8000)
  await expect(again).toHaveCount(0)
  await page.clock.runFor(3000)
  await expect(page.getByRole('alert')).toContainText('The page hasn’t loaded. Are you online?')
  await again.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In your account')
  await expect(again).toHaveCount(0)

  await email.fill(TRAVELLER.email)
  await page.getByLabel('Password', { exact: true }).fill(TRAVELLER.password)
  await page.keyboard.press('Enter')
  const submit = page.locator('main form [type=submit]')
  await expect(submit).toHaveText(/Signing/)
  const session = () => page.evaluate(() => localStorage.getItem('token'))
  await expect(async () => {
    await page.clock.runFor(LATE)
    if (await session()) return
    await expect(page.locator('main form').getByRole('status')).toContainText(
      'Part of the form hasn’t loaded. Are you online?',
      { timeout: 500 },
    )
    await expect(email).toHaveValue(TRAVELLER.email)
    await again.click({ timeout: 500 })
    await expect(submit).toBeFocused({ timeout: 500 })
    await expect.poll(session, { timeout: 1000 }).toBeTruthy()
  }).toPass()
  expect([...hung].some((url) => url.includes('/account-later-'))).toBe(true)
})

test('a server-rendered page works while its chunks hang, and reloads them by itself', async ({
  page,
  served,
}) => {
  await hang(page)
  await page.goto(`${served.origins.provider}/forgot-password`, { waitUntil: 'commit' })
  const email = page.getByLabel('Email', { exact: true })
  await email.fill('typed@example.com')
  await expect(async () => {
    await page.clock.runFor(LATE)
    expect(await page.evaluate(isAlive)).toBe(true)
  }).toPass()
  await expect(email).toHaveValue('typed@example.com')
})

for (const [fault, meet] of Object.entries(CHUNK_FAULTS).filter(([fault]) => fault !== HANGS)) {
  test(`links, the search box and account forms work after a fault of their chunks: ${fault}`, async ({
    page,
    served,
  }) => {
    const { provider } = served.origins
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const failed = new Set<string>()
    let isFaulty = false
    await page.route('**/assets/*.js', (route) => {
      const { pathname } = new URL(route.request().url())
      if (!isFaulty) return route.continue()
      failed.add(pathname)
      return meet(route)
    })
    const reload = page.getByRole('button', { name: 'Reload the page' })
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto(provider)
    await expect.poll(() => page.evaluate(isAlive)).toBe(true)

    isFaulty = true
    const search = page.getByRole('search').locator('input').first()
    await search.fill('Agra')
    await expect.poll(() => [...failed].join()).toContain('/search-list-')
    await search.press('Enter')
    await expect(heading).toHaveText('This page didn’t load.')
    await expect(page).toHaveURL(/\?q=Agra/)
    isFaulty = false
    await reload.click()
    await expect(heading).not.toHaveText('This page didn’t load.')
    await expect.poll(() => page.evaluate(isAlive)).toBe(true)
    await expect(page.getByRole('search').locator('input').first()).toHaveValue('Agra')

    isFaulty = true
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    await expect(reload).toBeVisible()
    isFaulty = false
    await reload.click()
    await expect(heading).toHaveText('Sign In your account')
    await expect.poll(() => page.evaluate(isAlive)).toBe(true)

    isFaulty = true
    const email = page.getByLabel('Email', { exact: true })
    await email.fill(TRAVELLER.email)
    await page.getByLabel('Password', { exact: true }).fill(TRAVELLER.password)
    await page.keyboard.press('Enter')
    const notice = page.locator('main form').getByRole('status')
    await expect(notice).toContainText('Part of the form hasn’t loaded. Are you online?')
    expect([...failed].join()).toContain('/account-later-')
    isFaulty = false
    await page.locator('main form [type=submit]').click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeTruthy()

    // The only chunk of a tag that other sites never load. Without it, steps are not in the history.
    await page.route('**/chunks/wizard-history*', (route) => {
      failed.add(route.request().url())
      return meet(route)
    })
    await page.goto(`${provider}/enquiry`)
    const adults = page.locator('trip-enquiry').getByLabel('Adults', { exact: true })
    await adults.fill('2')
    await expect.poll(() => [...failed].join()).toContain('wizard-history')
    await expect(adults).toHaveValue('2')
    expect(errors).toEqual([])
  })
}

import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { isAlive } from '../support/waiting-for-life.ts'
import { TRAVELLER } from './support/traveller.ts'

const LATE = 11_000

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

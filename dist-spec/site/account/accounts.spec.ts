import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test.ts'
import { bring, newTraveller, ownSession, sessionOf, stored } from '../support/traveller.ts'

// A toast that is fading in does not have its final contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const rows = (page: Page) => page.getByRole('row')
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('two accounts never see each other’s data', async ({ page, served }) => {
  const asha = await ownSession(served.origins)
  const ravi = await sessionOf(served.origins, await newTraveller(served.origins))
  await bring(page, served.origins, ravi)
  await page.goto(`${served.origins.provider}/my-enquiries`)
  await expect(rows(page)).toHaveCount(2)
  await page.goto(`${served.origins.provider}/my-transactions`)
  await expect(page.getByText('No payments yet.')).toBeVisible()

  for (const path of ['/my-enquiries', '/my-transactions']) {
    await bring(page, served.origins, { id: asha.id })
    await page.goto(served.origins.provider + path)
    await expect(page.getByText('This browser has data from two accounts.')).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
  }
  await bring(page, served.origins, { id: '00000000-0000-4000-8000-000000000000' })
  await page.goto(`${served.origins.provider}/my-enquiries`)
  await expect(page.getByText('Your enquiries didn’t load.')).toBeVisible()
})

test('logging out clears the browser, notifies the provider, and reaches other tabs', async ({
  context,
  page,
  served,
}) => {
  const session = await sessionOf(served.origins, await newTraveller(served.origins))
  await bring(page, served.origins, session)
  await page.evaluate(() => sessionStorage.setItem('attractionName', 'Taj Mahal'))
  await page.goto(`${served.origins.provider}/my-profile`)
  const other = await context.newPage()
  await other.goto(`${served.origins.provider}/my-enquiries`)
  await expect(rows(other)).toHaveCount(2)
  const third = await context.newPage()
  await third.goto(`${served.origins.provider}/privacy`)
  await expect(third.getByRole('banner')).toContainText(session.email)

  const [told] = await Promise.all([
    page.waitForRequest('**/user/logout/'),
    page.getByRole('button', { name: 'Logout' }).click(),
  ])
  expect(told.headers()['authorization']).toBe(`token ${session.token}`)
  await expect(page).toHaveURL(`${served.origins.provider}/`)
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(await stored(page)).toEqual({})
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

  await expect(other).toHaveURL(/\/login\?next=%2Fmy-enquiries$/)
  await expect(other.getByRole('row')).toHaveCount(0)
  await expect(third.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(third).toHaveURL(/\/privacy$/)
})

test('signing out in the header notifies the provider as well', async ({ page, served }) => {
  const session = await sessionOf(served.origins, await newTraveller(served.origins))
  await bring(page, served.origins, session)
  await page.goto(`${served.origins.provider}/privacy`)
  await page.getByRole('banner').getByText(session.email).click()
  const [answer] = await Promise.all([
    page.waitForResponse('**/user/logout/'),
    page.getByRole('button', { name: 'Sign Out' }).click(),
  ])
  expect(answer.status()).toBe(200)
  await bring(page, served.origins, session)
  await page.goto(`${served.origins.provider}/my-profile`)
  await expect(page).toHaveURL(/\/login\?next=%2Fmy-profile$/)
})

test('an invalid token ends the session and asks to sign in again', async ({ page, served }) => {
  const account = await newTraveller(served.origins)
  const session = await sessionOf(served.origins, account)
  await bring(page, served.origins, { ...session, token: 'x'.repeat(43) })
  await page.goto(`${served.origins.provider}/my-enquiries`)
  await expect(page).toHaveURL(/\/login\?next=%2Fmy-enquiries$/)
  await expect(page.locator('[data-toast-text]')).toHaveText([
    'You have been signed out. Please sign in again.',
  ])
  expect(await stored(page)).toEqual({})
  // A toast stays while it is hovered.
  await page.locator('[data-toast-text]').hover()
  await page.getByLabel('Email', { exact: true }).fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('My enquiries')
  await expect(page.locator('[data-toast-text]')).toHaveCount(0)
  await expect(rows(page)).toHaveCount(2)
  expect(Object.keys(await stored(page)).toSorted()).toEqual(['email', 'fname', 'id', 'token'])
})

test('shows nothing of one account to the next one signed in from another tab', async ({
  context,
  page,
  served,
}) => {
  await bring(page, served.origins, await ownSession(served.origins))
  await page.goto(`${served.origins.provider}/my-enquiries`)
  await expect(rows(page)).toHaveCount(6)
  const other = await context.newPage()
  const ravi = await sessionOf(served.origins, await newTraveller(served.origins))
  await bring(other, served.origins, ravi)
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('banner')).toContainText(ravi.email)
})

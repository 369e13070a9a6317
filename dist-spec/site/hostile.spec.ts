import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { bring, newTraveller, sessionOf } from './support/traveller.ts'

function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', ({ message }) => heard.push(message))
  return heard
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const footer = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test('hydrates pages at the oddest addresses as they were rendered', async ({ page, served }) => {
  const { provider } = served.origins
  const heard = complaints(page)
  const long = `${'a'.repeat(99)}${encodeURIComponent('😀')}`
  for (const [path, title] of [
    [`/destinations?q=${long}`, 'Destinations'],
    ['/destinations?q=%00%0d%E2%80%A8</script>', 'Destinations'],
    ['//evil.example/login', 'The trail ends here.'],
    ['//:', 'The trail ends here.'],
    ['/attraction-details/%00', 'The trail ends here.'],
    ['/attraction-details/%FF', 'The trail ends here.'],
    ['/reviews/%ED%A0%80', 'The trail ends here.'],
    ['/%00', 'The trail ends here.'],
    [`/attraction-details/${'x'.repeat(3000)}`, 'The trail ends here.'],
    ['/__proto__', 'Trips for companies'],
  ] as const) {
    const answer = await page.goto(provider + path)
    await expect(heading(page)).toHaveText(title)
    expect(answer!.status()).toBe(title === 'The trail ends here.' ? 404 : 200)
    // React marks the element that it has hydrated.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#site')!).some((key) => key.startsWith('__react')),
    )
  }
  expect(heard).toEqual([])
})

test('a broken page leaves all others reachable', async ({ page, served }) => {
  const { provider } = served.origins
  const breaks =
    'export const page = { head: () => ({ title: "x", description: "" }), View() { throw new Error("broken") } }'
  await page.route(/\/assets\/privacy-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: breaks }),
  )
  await page.goto(`${provider}/login`)
  await expect(page.locator('main').getByRole('button', { name: 'Sign In' })).toBeEnabled()
  await footer(page, 'Privacy').click()
  await expect(heading(page)).toHaveText('This page didn’t load.')
  await page.getByRole('link', { name: 'Plan a trip' }).first().click()
  await expect(heading(page)).toHaveText('Plan your trip')
})

test('a token that no header can contain signs nobody in', async ({ page, served }) => {
  const session = { token: 'é☃', id: '1', fname: 'Asha', email: 'asha@mail.example' }
  await bring(page, served.origins, session)
  await page.goto(`${served.origins.provider}/my-profile`)
  await expect(heading(page)).toHaveText('Sign In your account')
})

test('personal data disappears immediately when another tab signs out', async ({
  page,
  served,
}) => {
  const account = await newTraveller(served.origins)
  await bring(page, served.origins, await sessionOf(served.origins, account))
  await page.goto(`${served.origins.provider}/my-profile`)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.email)
  // The sign-in page never loads.
  await page.route(/\/assets\/login-[^/]+\.js$/, () => {})
  const left = await page.evaluate(async () => {
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }))
    await new Promise(requestAnimationFrame)
    return document.documentElement.outerHTML
  })
  expect(left).not.toContain(account.email)
  await expect(page).toHaveURL(/\/login\?next=%2Fmy-profile$/)
})

test('input in the profile survives the end of the session', async ({ page, served }) => {
  const { provider } = served.origins
  const account = await newTraveller(served.origins)
  const session = await sessionOf(served.origins, account)
  await bring(page, served.origins, session)
  await page.goto(`${provider}/my-profile`)
  await page.getByLabel('First Name').fill('Aashaa')
  await page.getByLabel('Last Name').fill('Rao')
  await fetch(`${provider}/api/v1/trips/user/logout/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `token ${session.token}` },
    body: '{}',
  })
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(heading(page)).toHaveText('Sign In your account')
  await page.getByLabel('Email', { exact: true }).fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.locator('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('Aashaa')
  const note = page.getByText('It isn’t saved yet.')
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.getByText('Profile updated successfully.')).toBeVisible()
  await expect(note).toHaveCount(0)
})

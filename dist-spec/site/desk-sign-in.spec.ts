import type { Page } from '@playwright/test'
import { DEMO_STAFF } from '../../demo/provider/data/seed/demo-staff.ts'
import { addStaff, staffByEmail } from '../../demo/provider/data/people/staff.ts'
import { serveForTest } from '../../demo/server/serve-for-test.ts'
import type { Serving } from '../../demo/server/serve.ts'
import { signInAtDesk } from '../support/sign-in-at-desk.ts'
import { type AxeOptions, expect, test } from '../support/test.ts'
import { sticksOut } from './support/fits.ts'

const PASSWORD = 'four words of Ravi'

let own: Serving
test.beforeAll(async () => {
  own = await serveForTest({ demo: true, production: false })
})
test.afterAll(async () => own.close())

const at = (path: string) => `${own.origins.provider}${path}`

type Axe = (page: Page, options?: AxeOptions) => Promise<string[]>

/** The page that is open, in the light theme on a desk and in the dark one on a phone. */
async function look(page: Page, axe: Axe, name: string) {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await axe(page), `${name}, wide and light`).toEqual([])
  for (const width of [768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sticksOut(page), `${name} at ${width}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axe(page), `${name}, narrow and dark`).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** Signs a new planner in by the link of an invitation. */
async function join(page: Page, email: string): Promise<void> {
  const { database } = own.provider
  const token = await addStaff(database, email, 'Ravi Rao', new Date(), ['planner'])
  await page.goto(at(`/desk/password?token=${token}`))
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries')
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto(at('/desk/sign-in'))
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a passkey is added, signs in without a password, and confirms one', async ({ page, axe }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await join(page, 'passkey@company.example')
  await page.getByRole('link', { name: /your account$/ }).click()
  await page.getByRole('link', { name: 'Set one up' }).click()
  await look(page, axe, 'no second factor')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Save your recovery codes')
  await expect(page.locator('.recovery li')).toHaveCount(10)
  await look(page, axe, 'recovery codes')
  await page.goto(at('/desk/account/factors'))
  await expect(page.getByRole('listitem').filter({ hasText: 'Chrome' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'This device already has a passkey for your account.',
  )
  await look(page, axe, 'a second factor')
  await page.getByRole('link', { name: 'Add an app' }).click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await look(page, axe, 'an app')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await typePassword(page, 'passkey@company.example')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm it’s you')
  await look(page, axe, 'the second factor')
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries')
})

test('administrators invite a colleague, change roles and see why others are refused', async ({
  page,
  axe,
}) => {
  await signInAtDesk(page, own.origins.provider)
  await page.getByRole('link', { name: 'Staff' }).click()
  await page.getByLabel('Email', { exact: true }).fill('lata@company.example')
  await page.getByLabel(/^Name/).fill('Lata Nair')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByRole('status')).toHaveText('Invited. An email with a link is on its way.')
  await look(page, axe, 'the staff')
  await page.getByRole('link', { name: 'Lata Nair' }).click()
  await page.getByRole('checkbox', { name: /moderator/ }).check()
  await page.getByRole('button', { name: 'Save roles' }).click()
  await expect(page.getByRole('status')).toHaveText('Saved. The new roles work immediately.')
  await expect(page.getByRole('main')).toContainText('planner → planner, moderator')
  await look(page, axe, 'a colleague')
  const { uuid } = (await staffByEmail(own.provider.database, DEMO_STAFF.email))!
  await page.goto(at(`/desk/staff/${uuid}`))
  await page.getByRole('button', { name: /^Remove / }).click()
  await expect(page.getByRole('alert')).toContainText('the last administrator')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await join(page, 'planner@company.example')
  expect((await page.goto(at('/desk/staff')))!.status()).toBe(403)
  await look(page, axe, 'a refusal')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an app is refused with a wrong code, and keeps its key', async ({ page }) => {
    await join(page, 'app@company.example')
    await page.goto(at('/desk/account/factors'))
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden()
    await page.getByRole('link', { name: 'Add an app' }).click()
    const key = page.locator('.secret')
    const secret = await key.textContent()
    await page.getByLabel('Code that the app shows now').fill('000000')
    await page.getByRole('button', { name: 'Add app' }).click()
    await expect(page.getByRole('alert')).toContainText('This code is wrong or too old.')
    await expect(key).toHaveText(secret!)
  })
})

import type { Page } from '@playwright/test'
import type { Serving } from '../../demo/server/serve.ts'
import { EnquiryForm, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'
import { bring, linkTo, newEmail, newTraveller, sessionOf, stored } from './support/traveller.ts'

// A toast that is fading in does not have its final contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const TITLE = 'Generate password and activate your account'
const PASSWORD = 'two pugmarks in sand'

const password = (page: Page) => page.getByLabel('Password', { exact: true })
const again = (page: Page) => page.getByLabel('Re-enter Password', { exact: true })
const activate = (page: Page) => page.getByRole('button', { name: 'Activate Account' })
const newLink = (page: Page) => page.getByRole('link', { name: 'Get a new link' })

async function resetLink(origins: Serving['origins'], email: string): Promise<string> {
  await fetch(`${origins.provider}/api/v1/trips/user/forgot_password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  return linkTo(origins, email)
}

test('leads from an enquiry to its place in the dashboard', async ({ page, served, axe }) => {
  const email = newEmail()
  await page.goto(served.origins.provider)
  const form = new EnquiryForm(page)
  await form.fillIn({ ...RIGHT, Email: email })
  await form.submit()
  await expect(page.locator('[data-toast-text]')).toHaveText(SENT)

  await page.goto(await linkTo(served.origins, email))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await expect(password(page)).toHaveAccessibleDescription(/At least 8 characters/)
  await expect(activate(page)).toBeEnabled()
  expect(await axe(page)).toEqual([])

  await page.locator('main').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show Password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/my-enquiries$/)
  await expect(page.locator('[data-toast-text]')).toHaveText('Your password is set.')
  await expect(page.getByRole('banner')).toContainText(email)
  const { token, ...kept } = await stored(page)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(kept).toEqual({ id: expect.any(String), fname: '', email })

  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('Umaria')
  await expect(rows.nth(1)).toContainText('New')
})

test('removes the token from the address and sends it to nobody else', async ({ page, served }) => {
  const { email } = await newTraveller(served.origins)
  await page.goto(`${served.origins.provider}/forgot-password`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const link = await linkTo(served.origins, email)
  const token = new URL(link).searchParams.get('token')!
  const told: string[] = []
  let requests = 0
  page.on('request', (request) => {
    requests += 1
    const { referer = '' } = request.headers()
    const url = request.url() === link ? '' : request.url()
    if (`${url} ${referer}`.includes(token)) told.push(request.url())
  })
  await page.goto(link)
  await expect(page).toHaveURL(/\/activate-account$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  await expect(page.getByText(`For ${email}.`)).toBeVisible()
  await expect(page.locator('input[autocomplete=username]')).toHaveValue(email)
  expect(await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }]))).toBe(
    '[null,{}]',
  )
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

  await password(page).fill(PASSWORD)
  await again(page).fill(PASSWORD)
  const [request] = await Promise.all([
    page.waitForRequest('**/user/activate/'),
    page.getByRole('button', { name: 'Set New Password' }).click(),
  ])
  expect(request.postDataJSON()).toEqual({ token, password: PASSWORD })
  await expect(page).toHaveURL(`${served.origins.provider}/`)
  await expect(page.getByRole('banner')).toContainText(email)
  await page.reload()
  expect(requests).toBeGreaterThan(3)
  expect(told).toEqual([])
  expect((await sessionOf(served.origins, { email, password: PASSWORD })).email).toBe(email)
  // One step back leads to the page before the emailed link.
  await page.goBack()
  await expect(page.getByRole('banner')).toContainText(email)
  expect(page.url()).not.toContain('activate-account')
})

test('names the account that it signs out', async ({ page, served }) => {
  const { email } = await newTraveller(served.origins)
  const other = await sessionOf(served.origins, await newTraveller(served.origins))
  await bring(page, served.origins, other)
  await page.goto(await resetLink(served.origins, email))
  await expect(page.getByText(`This will sign ${other.email} out here.`)).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(other.email)
  await password(page).fill(PASSWORD)
  await again(page).fill(PASSWORD)
  await page.getByRole('button', { name: 'Set New Password' }).click()
  await expect(page.getByRole('banner')).toContainText(email)
  expect(await stored(page)).toMatchObject({ email })
})

test('states the rules for a password, and keeps it until it is stored', async ({
  page,
  served,
  axe,
}) => {
  const { email } = await newTraveller(served.origins)
  const link = (await resetLink(served.origins, email)).replace('&for=reset', '')
  await page.goto(link)
  await activate(page).click()
  await expect(password(page)).toBeFocused()
  await expect(password(page)).toHaveAccessibleDescription(/Please enter your valid password/)
  expect(await axe(page)).toEqual([])
  await password(page).fill('1234567')
  await again(page).fill('1234567')
  await activate(page).click()
  // The error is already there, so only the focus shows that the press was answered.
  await expect(password(page)).toBeFocused()
  await expect(password(page)).toHaveAccessibleDescription(/must have at least 8 characters/)
  await password(page).fill('12345678')
  await expect(password(page)).not.toHaveAttribute('aria-invalid')
  await activate(page).click()
  await expect(again(page)).toBeFocused()
  await expect(again(page)).toHaveAccessibleDescription('Passwords do not match')
  await again(page).fill('12345678')
  await expect(again(page)).not.toHaveAttribute('aria-invalid')

  // The provider is unreachable.
  await page.route('**/user/activate/', (route) => route.abort())
  await activate(page).click()
  await expect(page.locator('form').getByRole('status')).toContainText(
    'Failed to set your password. Please try again later.',
  )
  await expect(again(page)).toHaveValue('12345678')
  expect(await stored(page)).toEqual({})

  // The link is used elsewhere while its form is open.
  await page.unroute('**/user/activate/')
  const token = new URL(link).searchParams.get('token')
  await page.request.post(`${served.origins.provider}/api/v1/trips/user/activate/`, {
    data: { token, password: PASSWORD },
  })
  await activate(page).click()
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await expect(page.locator('main div[tabindex="-1"]')).toBeFocused()
})

test('offers a new link for a used one, and for none', async ({ page, served, axe }) => {
  const { email, password: known } = await newTraveller(served.origins)
  const used = await linkTo(served.origins, email)
  // The server-rendered page says so too.
  expect(await (await page.request.get(used)).text()).toContain('This link has expired')
  for (const link of [used, `${served.origins.provider}/activate-account?token=none`]) {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
    await expect(password(page)).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  expect(await axe(page)).toEqual([])
  expect((await sessionOf(served.origins, { email, password: known })).email).toBe(email)

  await page.goto(`${served.origins.provider}/activate-account`)
  await expect(page.getByRole('heading', { name: 'Your link is missing' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await newLink(page).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
})

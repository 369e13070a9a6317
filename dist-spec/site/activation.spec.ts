import type { Page } from '@playwright/test'
import { EnquiryForm, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'
import { bring, linkTo, newEmail, newTraveller, sessionOf, stored } from './traveller.ts'

// A message that is still fading in has not its contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const TITLE = 'Generate password and activate your account'
const PASSWORD = 'two pugmarks in sand'

const password = (page: Page) => page.getByLabel('Password', { exact: true })
const again = (page: Page) => page.getByLabel('Re-enter Password', { exact: true })
const activate = (page: Page) => page.getByRole('button', { name: 'Activate Account' })
const newLink = (page: Page) => page.getByRole('link', { name: 'Get a new link' })

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

  // By keyboard alone from here on.
  await page.locator('main').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show Password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.locator('[data-toast=success]')).toContainText('Your password is set.')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.locator('h1')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner')).toContainText(email)

  await page.goto(`${served.origins.provider}/my-enquiries`)
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('Umaria')
  await expect(rows.nth(1)).toContainText('New')
})

test('takes the token out of the address and tells nobody of it', async ({ page, served }) => {
  const { email } = await newTraveller(served.origins)
  await page.goto(`${served.origins.provider}/forgot-password`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const link = await linkTo(served.origins, email)
  const token = new URL(link).searchParams.get('token')!
  await page.goto(link)
  await expect(page).toHaveURL(/\/activate-account$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  await expect(page.getByText(`For ${email}.`)).toBeVisible()
  await expect(page.locator('input[autocomplete=username]')).toHaveValue(email)
  expect(await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }]))).toBe(
    '[null,{}]',
  )
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

  const told: string[] = []
  page.on('request', (request) => {
    const { referer = '' } = request.headers()
    if (`${request.url()} ${referer}`.includes(token)) told.push(request.url())
  })
  await password(page).fill(PASSWORD)
  await again(page).fill(PASSWORD)
  const [request] = await Promise.all([
    page.waitForRequest('**/user/activate/'),
    page.getByRole('button', { name: 'Set New Password' }).click(),
  ])
  expect(request.postDataJSON()).toEqual({ token, password: PASSWORD })
  await expect(page).toHaveURL(/\/login$/)
  await page.reload()
  expect(told).toEqual([])
  expect((await sessionOf(served.origins, { email, password: PASSWORD })).email).toBe(email)
  // One step back is before the mailed link.
  await page.goBack()
  await expect(page).toHaveURL(/\/login$/)
})

test('says who is signed out by it', async ({ page, served }) => {
  const { email } = await newTraveller(served.origins)
  const other = await sessionOf(served.origins, await newTraveller(served.origins))
  await bring(page, served.origins, other)
  await page.goto(`${served.origins.provider}/forgot-password`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.locator('[data-toast=success]')).toBeVisible()
  let answer = () => {}
  const looked = new Promise<void>((done) => (answer = done))
  await page.route('**/user/link/', async (route) => {
    await looked
    await route.continue()
  })
  await page.goto(await linkTo(served.origins, email))
  const ended = page.getByText(`It signs ${other.email} out here.`)
  // Nobody is named before it is known whose link it is: it may be their own.
  await expect(password(page)).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(other.email)
  await expect(ended).toBeHidden()
  answer()
  await expect(ended).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(other.email)
  await password(page).fill(PASSWORD)
  await again(page).fill(PASSWORD)
  await page.getByRole('button', { name: 'Set New Password' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('banner')).not.toContainText(other.email)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
})

test('says what a password must be', async ({ page, served, axe }) => {
  await page.goto(`${served.origins.provider}/activate-account?token=x`)
  await activate(page).click()
  await expect(password(page)).toBeFocused()
  await expect(password(page)).toHaveAccessibleDescription(/Please enter your valid password/)
  expect(await axe(page)).toEqual([])
  await password(page).fill('1234567')
  await again(page).fill('1234567')
  await activate(page).click()
  await expect(password(page)).toHaveAccessibleDescription(/must have at least 8 characters/)
  await password(page).fill('12345678')
  await expect(password(page)).not.toHaveAttribute('aria-invalid')
  await activate(page).click()
  await expect(again(page)).toBeFocused()
  await expect(again(page)).toHaveAccessibleDescription('Passwords do not match')
  await again(page).fill('12345678')
  await expect(again(page)).not.toHaveAttribute('aria-invalid')
})

test('offers a new link for one that is used, and for none', async ({ page, served, axe }) => {
  const { email, password: known } = await newTraveller(served.origins)
  await page.goto(await linkTo(served.origins, email))
  await password(page).fill(PASSWORD)
  await again(page).fill(PASSWORD)
  await activate(page).click()
  await expect(page.getByRole('heading', { name: 'This link works no more' })).toBeVisible()
  await expect(page.locator('main div[tabindex="-1"]')).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  expect(await axe(page)).toEqual([])
  expect((await sessionOf(served.origins, { email, password: known })).email).toBe(email)

  await page.goto(`${served.origins.provider}/activate-account`)
  await expect(page.getByRole('heading', { name: 'Your link is missing' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await newLink(page).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
})

test('keeps what was typed when the provider is out of reach', async ({ page, served }) => {
  await page.goto(`${served.origins.provider}/activate-account?token=x`)
  await page.route('**/user/activate/', (route) => route.abort())
  await password(page).fill(PASSWORD)
  await again(page).fill(PASSWORD)
  await activate(page).click()
  await expect(page.locator('form').getByRole('status')).toContainText(
    'Failed to set your password. Please try again later.',
  )
  await expect(again(page)).toHaveValue(PASSWORD)
  expect(await stored(page)).toEqual({})
})

test('tells no server where the link was', async ({ page, served }) => {
  const referrers: (string | undefined)[] = []
  page.on('request', (request) => referrers.push(request.headers()['referer']))
  await page.goto(`${served.origins.provider}/activate-account?token=secret`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/activate-account$/)
  expect(referrers.length).toBeGreaterThan(3)
  expect(referrers.join(' ')).not.toContain('secret')
})

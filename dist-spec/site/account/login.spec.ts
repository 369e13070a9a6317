import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test.ts'
import { isAlive } from '../../support/waiting-for-life.ts'
import {
  bring,
  newTraveller,
  ownSession,
  type Session,
  stored,
  TRAVELLER,
} from '../support/traveller.ts'

// A toast that is fading in does not have its final contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const LOGIN = '**/user/login/'
const FAILED = 'Invalid Username or Password'

const email = (page: Page) => page.getByLabel('Email', { exact: true })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const signIn = (page: Page) => page.locator('main').getByRole('button', { name: 'Sign In' })
const notice = (page: Page) => page.locator('form').getByRole('status')
const toasts = (page: Page) => page.locator('[data-toast-text]')

async function fillIn(page: Page, account = TRAVELLER) {
  await email(page).fill(account.email)
  await password(page).fill(account.password)
}

test('asks for email and password in the specified words', async ({ page, served, axe }) => {
  await page.goto(`${served.origins.provider}/login`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In your account')
  await expect(email(page)).toHaveAttribute('autocomplete', 'username')
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
  expect(await axe(page)).toEqual([])

  await signIn(page).click()
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAccessibleDescription('Please enter your valid Email Address')
  await expect(password(page)).toHaveAccessibleDescription('Please enter your valid password')
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
  expect(await axe(page)).toEqual([])

  await email(page).fill('asha')
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
  await email(page).fill('asha@mail.example')
  await expect(email(page)).not.toHaveAttribute('aria-invalid')
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true')
  await email(page).fill('asha')
  await password(page).fill('x')
  await password(page).press('Enter')
  await expect(email(page)).toHaveAccessibleDescription('Must be a valid email')
  await expect(password(page)).not.toHaveAttribute('aria-invalid')
})

test('shows the password on demand, at the end of its field in both directions', async ({
  page,
  served,
}) => {
  await page.goto(`${served.origins.provider}/login`)
  await password(page).fill('tiger')
  const show = page.getByRole('button', { name: 'Show Password' })
  const distance = async (side: 'left' | 'right') => {
    const edge = (target: typeof show) =>
      target.evaluate((element, side) => element.getBoundingClientRect()[side], side)
    return Math.abs((await edge(password(page))) - (await edge(show)))
  }
  expect(await distance('right')).toBeLessThan(5)
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  expect(await distance('left')).toBeLessThan(5)

  await show.click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide Password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'password')
  await expect(password(page)).toHaveValue('tiger')
})

test('reports failed sign-ins, keeps the input, and works afterwards', async ({
  page,
  served,
  axe,
}) => {
  await page.goto(`${served.origins.provider}/login`)
  await fillIn(page, { ...TRAVELLER, password: 'not-the-password' })
  await signIn(page).click()
  await expect(notice(page)).toContainText(FAILED)
  await expect(toasts(page)).toHaveText([FAILED])
  await expect(email(page)).toHaveValue(TRAVELLER.email)
  await expect(password(page)).toHaveValue('not-the-password')
  expect(await axe(page)).toEqual([])
  expect(await stored(page)).toEqual({})
  await expect(page).toHaveURL(/\/login$/)

  // It is busy while it signs in, and sends one request.
  let asked = 0
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  await page.route(LOGIN, async (route) => {
    asked += 1
    await promise
    await route.abort()
  })
  await fillIn(page)
  await signIn(page).click()
  const busy = page.getByRole('button', { name: 'Signing in' })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await password(page).press('Enter')
  await busy.dispatchEvent('click')
  resolve()
  await expect(notice(page)).toContainText(FAILED)
  await expect(notice(page)).toContainText('Check your connection')
  expect(asked).toBe(1)

  await page.unroute(LOGIN)
  await page.route(LOGIN, (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '540' }, json: { error: {} } }),
  )
  await signIn(page).click()
  await expect(notice(page)).toContainText('Please wait 9 minutes')
  await expect(notice(page)).toContainText(FAILED)

  await page.unroute(LOGIN)
  await signIn(page).click()
  await expect(page).toHaveURL(`${served.origins.provider}/`)
  await expect(page.getByRole('banner')).toContainText(TRAVELLER.email)
  const { token, ...rest } = await stored(page)
  expect(token).toBeTruthy()
  expect(rest).toEqual({ id: expect.any(String), fname: 'Asha', email: TRAVELLER.email })
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('clears the error after a sign-in, in this tab or another', async ({ page, served }) => {
  await page.goto(`${served.origins.provider}/login`)
  const refuse = async () => {
    await fillIn(page, { ...TRAVELLER, password: 'not-the-password' })
    await signIn(page).click()
    await expect(toasts(page)).toHaveText([FAILED])
    // A toast stays while it is hovered.
    await toasts(page).hover()
  }
  await refuse()
  await fillIn(page)
  await password(page).press('Enter')
  await expect(page).toHaveURL(`${served.origins.provider}/`)
  await expect(toasts(page)).toHaveCount(0)

  const session = { ...(await stored(page)) } as Partial<Session>
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${served.origins.provider}/login`)
  await refuse()
  await bring(await page.context().newPage(), served.origins, session)
  await expect(page).toHaveURL(`${served.origins.provider}/`)
  await expect(toasts(page)).toHaveCount(0)
})

test('returns to the page that required sign-in, by keyboard alone', async ({ page, served }) => {
  await page.goto(`${served.origins.provider}/privacy`)
  await page.goto(`${served.origins.provider}/my-enquiries?enquiry=x`)
  await expect(page).toHaveURL(/\/login\?next=%2Fmy-enquiries%3Fenquiry%3Dx$/)
  await expect(page.getByText('Please sign in to continue.')).toBeVisible()
  await expect(signIn(page)).toBeEnabled()
  await page.locator('main').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type(TRAVELLER.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(TRAVELLER.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My enquiries')
  await expect(page).toHaveURL(/\/my-enquiries\?enquiry=x$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/privacy$/)
})

test('a signed-in visitor is sent on, but not to another site', async ({ page, served }) => {
  const { provider } = served.origins
  await bring(page, served.origins, await ownSession(served.origins))
  await page.goto(`${provider}/login?next=${encodeURIComponent('//evil.example/x')}`)
  await expect(page).toHaveURL(`${provider}/`)
  await page.goto(`${provider}/login?next=/my-transactions`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My transactions')
})

test('keeps input typed before its scripts load', async ({ page, served }) => {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  await page.route(/assets\/index-.*\.js/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(`${served.origins.provider}/login`, { waitUntil: 'commit' })
  await email(page).fill(TRAVELLER.email)
  await password(page).fill(TRAVELLER.password)
  resolve()
  await page.waitForFunction(isAlive)
  await expect(email(page)).toHaveValue(TRAVELLER.email)
  await signIn(page).click()
  await expect(page).toHaveURL(`${served.origins.provider}/`)
})

test('never puts a password into an address, not even without scripts', async ({
  page,
  served,
}) => {
  await page.route('**/*.js', async (route) => route.abort())
  await page.goto(`${served.origins.provider}/login`, { waitUntil: 'load' })
  await fillIn(page)
  await password(page).press('Enter')
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page).toHaveURL(/\/login$/)
})

test('emails a link for a forgotten password', async ({ page, served, outbox, axe }) => {
  // Of its own: other tests use up how many links the demo's account is sent.
  const account = await newTraveller(served.origins)
  await page.goto(`${served.origins.provider}/login`)
  await email(page).fill(account.email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password')
  await expect(email(page)).toHaveValue(account.email)
  expect(await axe(page)).toEqual([])

  const submit = page.getByRole('button', { name: 'Submit' })
  await email(page).fill('')
  await submit.click()
  await expect(email(page)).toHaveAccessibleDescription('Please enter your valid Email Address')
  await expect(email(page)).toBeFocused()
  await email(page).fill('asha')
  await submit.click()
  await expect(email(page)).toHaveAccessibleDescription('Must be a valid email')

  await email(page).fill(account.email)
  await page.route('**/forgot_password', (route) => route.abort())
  await submit.click()
  await expect(notice(page)).toContainText('Failed to submit your request. Please try again later.')
  await expect(page).toHaveURL(/\/forgot-password$/)
  await page.unroute('**/forgot_password')
  await submit.click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(toasts(page).last()).toHaveText(
    'Your password change request has been submitted. Please check your email for reset instructions',
  )
  await expect(email(page)).toHaveValue(account.email)
  await expect
    .poll(async () => (await outbox()).find(({ to }) => to === account.email)?.subject)
    .toBe('Choose a new password')
})

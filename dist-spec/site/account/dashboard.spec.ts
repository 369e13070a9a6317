import type { Page } from '@playwright/test'
import { ReviewForm, SENT } from '../../review/review-form.ts'
import { expect, test } from '../../support/test.ts'
import {
  bring,
  newEmail,
  newTraveller,
  ownSession,
  sessionOf,
  stored,
  TRAVELLER,
} from '../support/traveller.ts'

// A toast that is fading in does not have its final contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const LISTS = '**/get/user/**'

const PAGES = ['My profile', 'My enquiries', 'My transactions', 'Submit review']

const side = (page: Page) => page.getByRole('complementary', { name: 'Your account' })
const titles = (page: Page) => page.getByRole('columnheader')
const rows = (page: Page) => page.getByRole('row')
const toasts = (page: Page) => page.locator('[data-toast-text]')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function open(page: Page, origins: { provider: string }, path: string) {
  await page.goto(origins.provider + path)
  await expect(side(page)).toBeVisible()
}

test.beforeEach(async ({ page, served }) => {
  await bring(page, served.origins, await ownSession(served.origins))
})

/** Holds back the lists of an account until the returned function is called. */
async function holdLists(page: Page): Promise<() => void> {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(LISTS, async (route) => {
    await asked
    await route.continue()
  })
  return answer
}

test('shows the account, and leads from page to page', async ({ page, served, axe }) => {
  await open(page, served.origins, '/submit-review')
  await expect(side(page)).toContainText('Asha')
  await expect(side(page)).toContainText(TRAVELLER.email)
  for (const name of PAGES) {
    const answer = name === 'My enquiries' && (await holdLists(page))
    await side(page).getByRole('link', { name }).click()
    // The review's page has the specified title of its form.
    const title = name.replace('Submit review', 'Submit your review')
    if (answer) {
      // The page has its frame while its list loads.
      await expect(page.getByText('Loading')).toBeAttached()
      await expect(heading(page)).toHaveText(title)
      await expect(side(page).locator('[aria-current=page]')).toHaveText(name)
      expect(await axe(page)).toEqual([])
      answer()
      await expect(rows(page)).not.toHaveCount(0)
    }
    await expect(heading(page)).toHaveText(title)
    await expect(heading(page)).toBeFocused()
    await expect(side(page).locator('[aria-current=page]')).toHaveText(name)
    // The review widget has its own specs.
    expect(await axe(page, name === 'Submit review' ? { inside: 'aside' } : {})).toEqual([])
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
})

test('can be used and left by keyboard alone', async ({ page, served }) => {
  await bring(page, served.origins, await sessionOf(served.origins, TRAVELLER))
  await open(page, served.origins, '/my-profile')
  await page.locator('main').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(side(page).getByRole('link', { name: 'My enquiries' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('My enquiries')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'View enquiry' }).first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${served.origins.provider}/`)
  expect(await stored(page)).toEqual({})
})

test('lists the transactions, and shows that they are loading', async ({ page, served }) => {
  const answer = await holdLists(page)
  await page.goto(`${served.origins.provider}/my-transactions`)
  await expect(page.locator('main').getByRole('status')).toHaveText('Loading')
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(rows(page)).toHaveCount(6)
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false')
  const columns = ['#', 'Booking ID', 'Date', 'Location', 'Amount', 'Status']
  await expect(titles(page)).toHaveText(columns)
  const cells = rows(page).nth(4).getByRole('cell')
  await expect(cells).toHaveText([
    '4',
    'TJ-2471',
    '28/03/2026',
    'Dubai, United Arab Emirates',
    '₹1,18,750.00',
    'Completed',
  ])
  await expect(rows(page).nth(3)).toContainText('Canceled')
})

test('shows each enquiry in full, and its back link leads to the previous page', async ({
  page,
  served,
  axe,
}) => {
  await open(page, served.origins, '/my-enquiries')
  await expect(titles(page)).toHaveText(['#', 'Date', 'Destination', 'Status', 'Action'])
  const cells = rows(page).nth(2).getByRole('cell')
  await expect(cells.nth(1)).toHaveText('14/08/2026')
  await expect(cells.nth(2)).toHaveText('Jaipur, Ranthambore')
  await expect(cells.nth(3)).toHaveText('Completed')

  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().includes('/enquiry/get/'))))
  const view = page.getByRole('link', { name: 'View enquiry TJ-H7XC-2WPB' })
  await view.focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Jaipur, Ranthambore')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Enquiry TJ-H7XC-2WPB/)
  const article = page.getByRole('article')
  for (const text of ['02/10/2026', 'MONSOON26', '5 Star', 'Veg and non veg', '9822012345']) {
    await expect(article).toContainText(text)
  }
  await expect(article).toContainText(
    'Each move between stops adds a night, and the To date is the day after your last day.',
  )
  expect(await axe(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(side(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(article).toBeVisible()
  await page.emulateMedia({ media: null })

  await page.goBack()
  await expect(rows(page)).toHaveCount(6)
  await expect(view).toBeFocused()
  await view.click()
  await page.getByRole('link', { name: 'All enquiries' }).click()
  await expect(view).toBeFocused()
  expect(asked).toBe(0)

  await view.click()
  await page.reload()
  await expect(heading(page)).toHaveText('Jaipur, Ranthambore')
  await open(page, served.origins, '/my-enquiries?enquiry=somebody-elses')
  await expect(page.getByText('We can’t find that enquiry in your account.')).toBeVisible()
})

test('says when there is nothing to list', async ({ page, served, axe }) => {
  const main = page.locator('main')
  const toTransactions = () => side(page).getByRole('link', { name: 'My transactions' }).click()
  const expectNone = async () => {
    const way = main.getByRole('link', { name: 'Plan a trip' })
    await expect(way).toHaveAttribute('href', '/enquiry')
    expect(await axe(page)).toEqual([])
  }
  await page.route(LISTS, (route) => route.fulfill({ json: { data: [] } }))
  await open(page, served.origins, '/my-enquiries')
  await expectNone()
  await toTransactions()
  await expect(heading(page)).toHaveText('My transactions')
  await expectNone()

  await page.unroute(LISTS)
  await page.route(LISTS, (route) => route.fulfill({ status: 404, json: {} }))
  await open(page, served.origins, '/my-enquiries')
  await expect(page.getByText('Your enquiries aren’t available here yet.')).toBeVisible()
  await toTransactions()
  await expect(page.getByText('Your transactions aren’t available here yet.')).toBeVisible()

  await page.unroute(LISTS)
  await page.route(LISTS, (route) => route.abort())
  for (const what of ['enquiries', 'transactions']) {
    await open(page, served.origins, `/my-${what}`)
    await expect(page.getByText(`Your ${what} didn’t load.`)).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.unroute(LISTS)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(rows(page)).toHaveCount(6)
    await page.route(LISTS, (route) => route.abort())
  }
})

test('changes the name and the password of an account', async ({ page, served }) => {
  const account = await newTraveller(served.origins)
  await bring(page, served.origins, await sessionOf(served.origins, account))
  await open(page, served.origins, '/my-profile')
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toHaveValue(account.email)
  await expect(email).toHaveAttribute('readonly')
  await expect(email).toHaveAccessibleDescription(/You use this to sign in/)
  const first = page.getByLabel('First Name')
  const mobile = page.getByLabel('Mobile Number')
  await first.fill('')
  await mobile.fill('123')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(first).toBeFocused()
  await expect(first).toHaveAccessibleDescription('Please enter your First Name')
  await expect(mobile).toHaveAccessibleDescription('Phone number is not valid')
  await first.fill('Ravi')
  await page.getByLabel('Last Name').fill('Menon')
  await mobile.fill('+91 91234 56789')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(toasts(page)).toHaveText(['Profile updated successfully.'])
  await expect(side(page)).toContainText('Ravi')

  const old = page.getByLabel('Old password', { exact: true })
  const next = page.getByLabel('New password', { exact: true })
  await old.fill('not-the-password')
  await next.fill('another one 2026')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(old).toBeFocused()
  await expect(old).toHaveAccessibleDescription('This is not your old password')
  const { token } = await stored(page)
  await old.fill(account.password)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(toasts(page).last()).toHaveText('Password updated successfully.')
  await expect(old).toHaveValue('')
  expect((await stored(page))['token']).not.toBe(token)

  await page.reload()
  await expect(page.getByLabel('First Name')).toHaveValue('Ravi')
  await expect(mobile).toHaveValue('9123456789')
  const changed = { ...account, password: 'another one 2026' }
  expect((await sessionOf(served.origins, changed)).fname).toBe('Ravi')
})

test('reports a profile that cannot be loaded or changed', async ({ page, served, axe }) => {
  const calls = '**/user/profile/'
  await page.route(calls, (route) => route.abort())
  await open(page, served.origins, '/my-profile')
  await expect(page.getByText('Your details didn’t load.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('Asha')
  await page.route(calls, (route) => route.abort())
  await page.getByLabel('Last Name').fill('Kulkarni-Rao')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.locator('form').getByRole('status').first()).toContainText(
    'Failed to update your profile. Please try again later.',
  )
  await expect(page.getByLabel('Last Name')).toHaveValue('Kulkarni-Rao')
  expect(await axe(page)).toEqual([])
})

test('submits a review', async ({ page, served }) => {
  await open(page, served.origins, '/submit-review')
  const form = new ReviewForm(page)
  const email = newEmail()
  await form.fillIn({ 'Email Address': email })
  await form.submit()
  await expect(toasts(page)).toHaveText([SENT])
  await expect(page).toHaveURL(`${served.origins.provider}/`)
  const query = 'select attraction, rating from reviews where email = $1'
  const sent = await served.provider.database.query(query, [email])
  expect(sent).toEqual([{ attraction: 'taj-mahal', rating: 4 }])
})

test('stays a table for screen readers when it looks like cards', async ({ page, served }) => {
  const names = ['table', 'thead', 'tbody', 'tr', 'th', 'td']
  const roles = () =>
    Promise.all(names.map((name) => page.locator(name).first().getAttribute('role')))
  await open(page, served.origins, '/my-enquiries')
  await expect(rows(page)).not.toHaveCount(0)
  expect(new Set(await roles())).toEqual(new Set([null]))
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.locator('table')).toHaveAttribute('role', 'table')
    expect(await roles()).toEqual(['table', 'rowgroup', 'rowgroup', 'row', 'columnheader', 'cell'])
    await expect(titles(page)).toHaveText(['#', 'Date', 'Destination', 'Status', 'Action'])
    await expect(rows(page)).toHaveCount(6)
  }
})

import type { Page } from '@playwright/test'
import { serveForTest } from '../../demo/server/serve-for-test.ts'
import type { Serving } from '../../demo/server/serve.ts'
import { EnquiryForm, RIGHT } from '../enquiry/enquiry-form.ts'
import { photo } from '../review/photos.ts'
import { expect, test } from '../support/test.ts'

test.use({
  javaScriptEnabled: false,
  viewport: { width: 390, height: 844 },
  // A headless browser is a program by its own name.
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
})

let seconds = 0
const START = Date.now()
/** A clock that stands still while a form is filled in, so every form is sent faster than people type. */
const now = () => new Date(START + seconds * 1000)

let own: Serving
test.beforeAll(async () => {
  own = await serveForTest({
    demo: true,
    production: false,
    log: () => {},
    now,
    holdSuspicious: true,
    moderation: true,
  })
})
test.afterAll(async () => own.close())

async function held(table: string, email: string): Promise<boolean> {
  const sql = `select suspicious_at from ${table} where email = $1`
  const [row] = await own.provider.database.query(sql, [email])
  return row!['suspicious_at'] !== null
}

async function enquire(page: Page, email: string, path = '/'): Promise<void> {
  const form = new EnquiryForm(page)
  await page.goto(own.origins.provider + path)
  await form.fillIn({ ...RIGHT, Email: email })
  await form.submit()
}

const button = (page: Page) => page.getByRole('button', { name: 'I’m a person' })

test(
  'a person confirms an enquiry that a program may have sent',
  { tag: '@core' },
  async ({ page }) => {
    const email = 'person@mail.example'
    await enquire(page, email)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your enquiry.')
    const heading = page.getByRole('heading', { name: 'Confirm that you’re a person' })
    await expect(heading).toBeVisible()
    await expect(page.getByText('What happens next')).toHaveCount(0)
    const reference = await page.locator('main strong').first().textContent()
    await button(page).click()
    await expect(page.getByRole('alert')).toContainText('That was very quick.')
    expect(await held('enquiries', email)).toBe(true)
    seconds += 5
    await button(page).click()
    await expect(page.getByText('Thanks for confirming.')).toBeVisible()
    await expect(page.getByText('What happens next')).toBeVisible()
    await expect(page.locator('main strong').first()).toHaveText(reference!)
    await expect(button(page)).toHaveCount(0)
    expect(await held('enquiries', email)).toBe(false)
    await page.reload()
    await expect(page.getByText('Thanks for confirming.')).toBeVisible()
    await page.goBack()
    await button(page).click()
    await expect(page.getByText('Thanks for confirming.')).toBeVisible()
    const mails = await fetch(`${own.origins.provider}/_demo/outbox`, {
      headers: { accept: 'application/json' },
    })
    const sent = ((await mails.json()) as { to: string }[]).filter(({ to }) => to === email)
    expect(sent).toHaveLength(1)
  },
)

test('an expired confirmation says that nothing is lost', async ({ page }) => {
  const email = 'late@mail.example'
  await enquire(page, email)
  await expect(button(page)).toBeVisible()
  seconds += 3700
  await button(page).click()
  await expect(page.getByText('Nothing is lost')).toBeVisible()
  await expect(page.locator('main strong').first()).toHaveText(/^TJ-/)
  expect(await held('enquiries', email)).toBe(true)
})

test('confirms a review in Arabic', async ({ page }) => {
  const email = 'review@mail.example'
  await page.goto(`${own.origins.provider}/ar/review/taj-mahal`)
  const form = page.locator('trip-review')
  for (const [name, value] of Object.entries({
    first_name: 'Asha',
    last_name: 'Rao',
    email,
    mobile_number: '9000000000',
    date_of_visit: '2026-01-02',
    feedback: 'Worth every hour of the way.',
  }))
    await form.locator(`[name=${name}]`).fill(value)
  await form.locator('[name=rating][value="4"]').check({ force: true })
  await form.locator('input[type=file]').setInputFiles([await photo('one.jpg', 3)])
  await form.locator('button[type=submit]').last().click()
  await expect(page.getByRole('heading', { name: 'أكّد أنك إنسان' })).toBeVisible()
  seconds += 5
  await page.getByRole('button', { name: 'تأكيد أنني إنسان' }).click()
  await expect(page.getByText('شكرًا على التأكيد')).toBeVisible()
  expect(await held('reviews', email)).toBe(false)
})

test('confirms an enquiry in a frame', async ({ page }) => {
  const email = 'frame@mail.example'
  await enquire(page, email, '/embed/enquiry')
  seconds += 5
  await button(page).click()
  await expect(page.getByText('Thanks for confirming.')).toBeVisible()
  expect(await held('enquiries', email)).toBe(false)
})

import { expect, test } from '../support/test.ts'
import { newEmail } from '../site/support/traveller.ts'
import { EnquiryForm, RIGHT } from '../enquiry/enquiry-form.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('an emailed link sets a password, and another one resets it', async ({
  page,
  served,
  outbox,
}) => {
  const { provider } = served.origins
  const email = newEmail()
  const form = new EnquiryForm(page)
  await page.goto(provider)
  await form.fillIn({ ...RIGHT, Email: email })
  await form.submit()
  const linkIn = async () => {
    const mails = (await outbox()).filter(({ to }) => to === email)
    return mails.map(({ text }) => /^ {4}(\S+\?token=\S+)$/m.exec(text)?.[1]).find(Boolean)!
  }
  const choose = async (link: string, first: string, second: string) => {
    await page.goto(link)
    await page.getByLabel('Password', { exact: true }).fill(first)
    await page.getByLabel('Re-enter Password', { exact: true }).fill(second)
    await page.locator('main').getByRole('button').click()
  }
  const link = await linkIn()
  await choose(link, 'tiger-trail-2026', 'tiger-trail-2027')
  await expect(page).toHaveTitle(/^Error: /)
  const again = page.getByLabel('Re-enter Password', { exact: true })
  await expect(again).toHaveAttribute('aria-invalid', 'true')
  expect(await page.content()).not.toContain('tiger-trail')
  await page.getByRole('alert').getByRole('link').first().click()
  expect(new URL(page.url()).hash).toBe(`#${await again.getAttribute('id')}`)
  await choose(link, 'tiger-trail-2026', 'tiger-trail-2026')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is set.')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)

  await page.goto(`${provider}/forgot-password`)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveTitle(/^Error: /)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox.')
  const reset = await linkIn()
  expect(reset).not.toBe(link)
  await choose(reset, 'lake-palace-2026', 'lake-palace-2026')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is set.')
  const password = { email, password: 'lake-palace-2026' }
  const answer = await fetch(`${provider}/api/v1/trips/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(password),
  })
  expect(answer.status).toBe(200)
})

test('says that sign-in needs a script, and how to reach us without one', async ({
  page,
  served,
}) => {
  await page.goto(`${served.origins.provider}/login`)
  await expect(page.getByText('Signing in needs JavaScript')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveCount(0)
  await expect(page.getByLabel('Email')).toBeHidden()
})

test("rejects requests that another site sends in a visitor's name", async ({ served }) => {
  const { provider } = served.origins
  const send = async (site: string) =>
    fetch(`${provider}/forgot-password`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': site, accept: 'text/html' },
      body: new URLSearchParams({ email: newEmail() }),
    })
  const answer = await send('cross-site')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Please check your entries')
  expect((await send('same-origin')).status).toBe(303)
})

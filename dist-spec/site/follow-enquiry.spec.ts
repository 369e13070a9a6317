import type { Page } from '@playwright/test'
import { signInAtDesk } from '../support/sign-in-at-desk.ts'
import { expect, test } from '../support/test.ts'
import { followed, sendEnquiry } from './support/every-mail.ts'
import { newEmail } from './support/traveller.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Sends an enquiry and opens the outbox's email to its sender. */
async function openMail(page: Page, origin: string, email: string) {
  await page.goto(`${origin}/_demo/outbox`)
  const mails = page.getByRole('navigation', { name: 'Emails' })
  await mails.getByRole('link', { name: email }).first().click()
  return page.frameLocator('iframe').getByRole('link', { name: 'Follow your enquiry' })
}

test(
  'one click in an email opens the enquiry, which shows a reply without a reload',
  { tag: '@core' },
  async ({ page, served, browser, axe }) => {
    const { provider } = served.origins
    const email = newEmail()
    await sendEnquiry(served.origins, { email, first_name: 'Asha' })
    const { key, reference } = await followed(served.origins, email)
    const opened = page.context().waitForEvent('page')
    await (await openMail(page, provider, email)).click()
    const enquiry = await opened
    const called: string[] = []
    enquiry.on('request', (request) =>
      called.push(request.url(), request.headers()['referer'] ?? ''),
    )
    await expect(enquiry).toHaveURL(`${provider}/follow-enquiry`)
    await expect(enquiry).toHaveTitle(new RegExp(`^Enquiry ${reference}`))
    await expect(enquiry.getByRole('article')).toContainText('We received your enquiry')
    expect(await axe(enquiry)).toEqual([])

    const staff = await (await browser.newContext()).newPage()
    await signInAtDesk(staff, provider)
    await staff.goto(`${provider}/desk/enquiries/${reference}`)
    await staff.getByLabel(/^Email to/).fill('Two plans are ready.')
    await staff.getByRole('button', { name: 'Send reply', exact: true }).click()
    await enquiry.clock.install()
    await enquiry.reload()
    await expect(enquiry.getByRole('article')).toContainText('Two plans are ready.')
    await staff.getByLabel('In progress').check()
    await staff.getByRole('button', { name: 'Update status', exact: true }).click()
    await enquiry.clock.fastForward(61_000)
    await expect(enquiry.getByRole('article')).toContainText('Status: In progress')

    await enquiry.getByLabel('What would you like to change?').fill('The first one, please.')
    await enquiry.getByRole('button', { name: 'Send to our planners' }).click()
    await expect(enquiry.getByRole('listitem').first()).toContainText('The first one, please.')
    await enquiry.getByText('Cancel this enquiry').click()
    await enquiry.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(enquiry.getByText('You canceled your enquiry')).toBeVisible()
    await expect(heading(enquiry)).toBeFocused()
    expect(called.filter((sent) => sent.includes(key))).toEqual([])

    await staff.reload()
    await staff.getByRole('button', { name: 'Revoke links' }).click()
    await enquiry.clock.fastForward(61_000)
    await expect(heading(enquiry)).toHaveText('This link doesn’t work')
    await expect(enquiry.getByLabel('Reference')).toHaveValue(reference)
    await staff.context().close()
  },
)

test('the page of a link is neither cached, indexed nor leaked', async ({ served, request }) => {
  const { provider } = served.origins
  const email = newEmail()
  await sendEnquiry(served.origins, { email })
  const { key, reference } = await followed(served.origins, email)
  const path = `${provider}/follow-enquiry?key=`
  for (const link of [
    path + key,
    path + key.slice(0, -1),
    `${path}%E0%A4%`,
    path + 'x'.repeat(5000),
  ]) {
    const answer = await request.get(link)
    expect(answer.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'no-referrer',
    })
    const html = await answer.text()
    expect(html).toContain('name="robots" content="noindex"')
    expect([link, html.includes('You canceled')]).toEqual([link, false])
    expect([link, html.includes('We received your enquiry')]).toEqual([link, link === path + key])
  }
  expect((await request.head(path + key)).headers()['cache-control']).toContain('no-store')
  const doubled = await request.get(`${provider}//follow-enquiry?key=${key}`)
  expect(await doubled.text()).not.toContain(reference)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a link opens the enquiry, cancels it, and a lookup sends a new one', async ({
    page,
    served,
  }) => {
    const { provider } = served.origins
    const email = newEmail()
    await sendEnquiry(served.origins, { email })
    const { key, reference } = await followed(served.origins, email)
    await page.goto(`${provider}/follow-enquiry?key=${key}`)
    await page.getByRole('button', { name: 'Send to our planners' }).click()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByRole('alert')).toHaveCount(1)
    await page.getByText('Cancel this enquiry').click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(heading(page)).toHaveText('Your enquiry is canceled.')

    await page.goto(`${provider}/follow-enquiry?key=${key.slice(0, 30)}`)
    await expect(heading(page)).toHaveText('This link doesn’t work')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await expect(heading(page)).toHaveText('Check your inbox.')
    const again = await followed(served.origins, email)
    expect(again).toMatchObject({ reference })
    await page.goto(`${provider}/follow-enquiry?key=${again.key}`)
    await expect(page.getByRole('article')).toContainText('You canceled your enquiry')
  })
})

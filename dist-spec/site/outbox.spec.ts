import type { Page } from '@playwright/test'
import type { Serving } from '../../demo/server/serve.ts'
import { expect, test } from '../support/test.ts'
import { sticksOut } from './support/fits.ts'
import { HOSTILE, sendAll, sendEnquiry } from './support/every-mail.ts'
import { newEmail } from './support/traveller.ts'

const addressOf = ({ origins }: Serving) => `${origins.provider}/_demo/outbox`
const mails = (page: Page) => page.getByRole('navigation', { name: 'Emails' })

test('every email is accessible, on a phone and next to a list', async ({ page, served, axe }) => {
  const subjects = await sendAll(served)
  const address = addressOf(served)
  /** All rules on a phone in the light theme, contrast in the dark one. */
  const look = async (name: string, path: string, widths: number[]) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(address + path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await sticksOut(page), `${name} at ${width} px`).toEqual([])
    }
    expect(await axe(page), name).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axe(page, { only: ['color-contrast'] }), `${name}, dark`).toEqual([])
  }
  for (const subject of subjects) {
    await page.goto(address)
    const entry = mails(page).getByRole('link', { name: subject }).first()
    const id = /mail=(\d+)/.exec((await entry.getAttribute('href'))!)![1]
    await look(String(subject), `/${id}`, [700, 390])
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h3, h4, h5, h6')).toHaveCount(0)
  }
  for (const query of ['', '?as=text', '?mail=1']) {
    await look(query, query, [1440, 390])
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await axe(page), `${query}, wide`).toEqual([])
  }
})

test('shows an email as it is sent, and as text one click away', async ({ page, served }) => {
  await sendEnquiry(served.origins, { email: newEmail(), any_special_request: HOSTILE })
  await page.goto(addressOf(served))
  await mails(page)
    .getByRole('link', { name: /^Enquiry / })
    .first()
    .click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  await expect(frame.locator('blockquote')).toContainText('<img src=x')
  await expect(frame.locator('img')).toHaveCount(0)
  await page.getByRole('link', { name: 'Plain text' }).click()
  await expect(page.locator('pre')).toContainText('What happens next')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Outbox/)
})

test('a link in an email opens its page outside the frame', async ({ page, served }) => {
  await sendEnquiry(served.origins, { email: newEmail() })
  await page.goto(addressOf(served))
  await mails(page)
    .getByRole('link', { name: /^Your trip enquiry/ })
    .first()
    .click()
  const opened = page.context().waitForEvent('page')
  await page.frameLocator('iframe').getByRole('link', { name: 'Choose a password' }).click()
  const activation = await opened
  await expect(activation).toHaveURL(/\/activate-account\?token=/)
  await expect(activation.getByLabel('Re-enter Password')).toBeVisible()
})

test('shows the list or one email on a phone, with a way back', async ({ page, served }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sendEnquiry(served.origins, { email: newEmail() })
  await page.goto(addressOf(served))
  await expect(page.locator('iframe')).toBeHidden()
  await mails(page).getByRole('link').first().click()
  await expect(page.locator('iframe')).toBeVisible()
  await expect(mails(page)).toBeHidden()
  await page.getByRole('link', { name: 'All emails' }).click()
  await expect(mails(page)).toBeVisible()
})

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
  const look = async (name: string, path: string, widths: [number, number]) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: widths[0], height: 900 })
    await page.goto(address + path)
    expect(await sticksOut(page), `${name} at ${widths[0]} px`).toEqual([])
    expect(await axe(page), `${name}, wide and light`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: widths[1], height: 900 })
    expect(await sticksOut(page), `${name} at ${widths[1]} px`).toEqual([])
    expect(await axe(page), `${name}, narrow and dark`).toEqual([])
  }
  await page.goto(address)
  const entries = subjects.map(async (subject) => {
    const entry = mails(page).getByRole('link', { name: subject }).first()
    return /mail=(\d+)/.exec((await entry.getAttribute('href'))!)![1]
  })
  for (const [index, id] of (await Promise.all(entries)).entries()) {
    await look(String(subjects[index]), `/${id}`, [700, 390])
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h3, h4, h5, h6')).toHaveCount(0)
  }
  for (const query of ['', '?as=text', '?mail=1']) {
    await look(query, query, [1440, 390])
  }
})

test('shows an email as it is sent, as text, and alone on a phone', async ({ page, served }) => {
  await sendEnquiry(served.origins, { email: newEmail(), any_special_request: HOSTILE })
  await page.goto(addressOf(served))
  const open = (name: RegExp) => mails(page).getByRole('link', { name }).first().click()
  await open(/^Your trip enquiry/)
  const frame = page.frameLocator('iframe')
  // A link in an email opens its page outside the frame.
  const opened = page.context().waitForEvent('page')
  await frame.getByRole('link', { name: 'Choose a password' }).click()
  const activation = await opened
  await expect(activation).toHaveURL(/\/activate-account\?token=/)
  await expect(activation.getByLabel('Re-enter Password')).toBeVisible()
  await activation.close()

  await open(/^Enquiry /)
  await expect(frame.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  await expect(frame.locator('blockquote')).toContainText('<img src=x')
  await expect(frame.locator('img')).toHaveCount(0)
  await page.getByRole('link', { name: 'Plain text' }).click()
  await expect(page.locator('pre')).toContainText('What happens next')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Outbox/)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(addressOf(served))
  await expect(page.locator('iframe')).toBeHidden()
  await mails(page).getByRole('link').first().click()
  await expect(page.locator('iframe')).toBeVisible()
  await expect(mails(page)).toBeHidden()
  await page.getByRole('link', { name: 'All emails' }).click()
  await expect(mails(page)).toBeVisible()
})

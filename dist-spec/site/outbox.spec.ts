import type { Page } from '@playwright/test'
import type { Serving } from '../../demo/server/serve.ts'
import { expect, test } from '../support/test.ts'
import { sticksOut } from './support/fits.ts'
import { HOSTILE, sendAll, sendEnquiry } from './support/every-mail.ts'
import { newEmail } from './support/traveller.ts'

const addressOf = ({ origins }: Serving) => `${origins.provider}/_demo/outbox`
const mails = (page: Page) => page.getByRole('navigation', { name: 'Emails' })

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test('every email is accessible, on a phone and next to a list', async ({
      page,
      served,
      axe,
    }) => {
      const subjects = await sendAll(served)
      const address = addressOf(served)
      for (const subject of subjects) {
        await page.goto(address)
        const entry = mails(page).getByRole('link', { name: subject }).first()
        const id = /mail=(\d+)/.exec((await entry.getAttribute('href'))!)![1]
        for (const width of [390, 700]) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(`${address}/${id}`)
          await expect(page.locator('h1')).toHaveCount(1)
          await expect(page.locator('h3, h4, h5, h6')).toHaveCount(0)
          expect(await axe(page), `${subject} at ${width}`).toEqual([])
          expect(await sticksOut(page), `${width} px`).toEqual([])
        }
      }
      for (const query of ['', '?as=text', '?mail=1']) {
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(address + query)
          expect(await axe(page), `${query} at ${width}`).toEqual([])
          expect(await sticksOut(page), `${width} px`).toEqual([])
        }
      }
    })
  })
}

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

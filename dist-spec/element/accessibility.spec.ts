import type { Page } from '@playwright/test'
import { EnquiryForm, FAILED, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { expect, type Mail, test } from '../support/test.ts'

type Axe = (page: Page) => Promise<string[]>

let count = 0
const address = () => `axe-${process.pid}-${++count}@xoriant.example`

// Each theme and each width once. No colour depends on the width.
for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test.describe(`${colorScheme} at ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    test('has no violation from empty to sent', async ({ page, axe, served }) => {
      const form = new EnquiryForm(page)
      await page.goto(served.origins.blog)
      await form.ready()
      await clean(axe, page)
      await form.submit()
      await expect(form.field('Days')).toHaveAttribute('aria-invalid', 'true')
      await clean(axe, page)
      await form.fillIn({ ...RIGHT, Email: address() })
      await page.route('**/enquiry/*', (route) => route.abort())
      await form.submit()
      await expect(form.notice).toContainText(FAILED)
      await clean(axe, page)
      await page.unroute('**/enquiry/*')
      let release: () => void = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/enquiry/*', (route) => held.then(() => route.continue()))
      await form.submit()
      await expect(form.button('Sending')).toBeVisible()
      await clean(axe, page)
      release()
      await expect(form.notice).toHaveText(SENT)
      await expect(form.button('Plan another trip')).toBeVisible()
      await clean(axe, page)
    })

    test('has no violation on the corporate path', async ({ page, axe, served, outbox }) => {
      const corporateEmail = address()
      const form = new EnquiryForm(page)
      await page.goto(served.origins.intranet)
      await form.ready()
      await clean(axe, page)
      await form.askForOtp(corporateEmail)
      await clean(axe, page)
      await form.field('OTP').fill('1')
      await form.button('Verify OTP').click()
      await expect(form.field('OTP')).toHaveAttribute('aria-invalid', 'true')
      await clean(axe, page)
      await form.field('OTP').fill(codeIn(await outbox(), corporateEmail))
      await form.button('Verify OTP').click()
      await expect(form.element.getByText('Corporate Email verified')).toBeVisible()
      await clean(axe, page)
    })

    test('has no violation on the site', async ({ page, axe, served }) => {
      await page.goto(served.origins.provider)
      await new EnquiryForm(page).ready()
      await clean(axe, page)
    })
  })
}

async function clean(axe: Axe, page: Page): Promise<void> {
  expect(await axe(page)).toEqual([])
}

function codeIn(mails: Mail[], to: string): string {
  return /\b\d{6}\b/.exec(mails.find((mail) => mail.to === to)!.text)![0]
}

test('adapts to forced colours and to text at 200 %', async ({ page, host }) => {
  const form = new EnquiryForm(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${host}/enquiry.html`)
  await form.ready()
  await form.element.evaluate((element: HTMLElement) => {
    element.style.setProperty('--trip-font-size', '32px')
  })
  const { scroll, client } = await form.element.evaluate((element) => {
    const root = element.shadowRoot!.querySelector('section')!
    return { scroll: root.scrollWidth, client: root.clientWidth }
  })
  expect(scroll).toBeLessThanOrEqual(client)
  await form.field('Days').focus()
  expect(
    await form.field('Days').evaluate((input) => getComputedStyle(input).outlineStyle),
  ).not.toBe('none')
})

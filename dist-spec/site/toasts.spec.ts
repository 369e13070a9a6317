import type { Page } from '@playwright/test'
import { EnquiryForm, FAILED } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'
import { say } from './support/say.ts'

/** Stops the clock between steps, so that a slow machine makes no difference. */
async function standStill(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

const LONG = `Failed to add review. ${'Long'.repeat(30)}`

test('shows the failure of a form top right for five seconds', async ({ page, served }) => {
  await page.goto(served.origins.provider)
  const form = new EnquiryForm(page)
  await form.fillIn()
  await page.route('**/enquiry/*', (route) => route.abort())
  await page.route('**/enquiry/?*', (route) => route.abort())
  await standStill(page)
  await form.submit()
  const toast = page.locator('[data-toast]')
  await expect(toast).toHaveText(FAILED)
  await expect(toast).toHaveClass(/failure/)
  // The form itself announces the message, so the toast must not repeat it.
  await expect(toast.locator('[data-toast-text]')).toHaveAttribute('aria-hidden', 'true')
  await page.clock.runFor(200)
  const [box, header] = [await toast.boundingBox(), await page.getByRole('banner').boundingBox()]
  expect(box!.x + box!.width).toBeGreaterThan(1200)
  expect(box!.y).toBeGreaterThanOrEqual(header!.height)
  await page.clock.runFor(4500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(500)
  await expect(toast).toHaveCount(0)
})

test('stays while it is hovered or focused, closes on demand, and a success survives navigation', async ({
  page,
  served,
}) => {
  await page.goto(`${served.origins.provider}/privacy`)
  await standStill(page)
  await say(page, 'success', 'One')
  await say(page, 'failure', 'Two')
  await expect(page.locator('[data-toast]')).toHaveCount(2)
  await page.locator('[data-toast]').nth(0).hover()
  await page.clock.runFor(10_000)
  await expect(page.locator('[data-toast]')).toHaveText(['One'])
  const close = page.getByRole('button', { name: 'Close message' })
  await close.focus()
  await page.mouse.move(10, 500)
  await page.clock.runFor(10_000)
  await expect(page.locator('[data-toast]')).toHaveText(['One'])
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-toast]')).toHaveCount(0)

  await say(page, 'failure', 'Invalid Username or Password')
  await say(page, 'success', 'Review added successfully.')
  const toasts = page.locator('[data-toast-text]')
  await expect(toasts).toHaveCount(2)
  await page.getByRole('banner').getByRole('link', { name: 'Testimonials' }).click()
  await expect(page).toHaveURL(/testimonials$/)
  await expect(toasts).toHaveText(['Review added successfully.'])
})

test('keeps several long ones apart, within 320 px, and above an open dialog', async ({
  page,
  served,
  axe,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${served.origins.provider}/privacy`)
  await standStill(page)
  await page.evaluate(() => {
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    dialog.showModal()
  })
  await say(page, 'failure', 'Failed to add review.')
  const popover = page.locator('output > [popover]')
  await expect(popover).toBeVisible()
  expect(await popover.evaluate((toasts) => toasts.matches(':popover-open'))).toBe(true)
  await page.evaluate(() => document.querySelector('dialog')!.remove())
  await page.clock.runFor(6000)
  await expect(page.locator('[data-toast]')).toHaveCount(0)

  await say(page, 'success', 'Review added successfully.')
  await say(page, 'failure', LONG)
  await page.locator('[data-toast]').last().hover()
  const region = page.getByRole('status').filter({ hasText: 'Review added successfully.' })
  await expect(region).toContainText(LONG)
  const boxes = await page
    .locator('[data-toast]')
    .evaluateAll((toasts) => toasts.map((toast) => toast.getBoundingClientRect().toJSON()))
  expect(boxes).toHaveLength(2)
  for (const { left, right } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(320)
  }
  expect(boxes[1].top).toBeGreaterThan(boxes[0].bottom)
  const signs = await page
    .locator('[data-toast] > svg path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))
  expect(new Set(signs).size).toBe(2)
  await page.clock.resume()
  expect(await axe(page, { inside: 'output > [popover]' })).toEqual([])
})

test('is first in the tab order, and F6 moves to it from a field and back', async ({
  page,
  served,
  axe,
}) => {
  await page.goto(served.origins.provider)
  const email = page.locator('trip-enquiry').getByLabel('Email', { exact: true })
  await email.focus()
  await say(page, 'failure', 'One')
  await say(page, 'success', 'Two')
  const region = page.getByRole('region', { name: 'Notifications' })
  const close = region.getByRole('button', { name: 'Close message' })
  await expect(close).toHaveCount(2)
  expect(await axe(page, { inside: 'output' })).toEqual([])
  await page.keyboard.press('F6')
  await expect(close.first()).toBeFocused()
  await page.keyboard.press('F6')
  await expect(email).toBeFocused()
  await page.keyboard.press('F6')
  await page.keyboard.press('Enter')
  await expect(close).toHaveCount(1)
  await expect(close).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(email).toBeFocused()
  await expect(region).toHaveCount(0)
  await say(page, 'success', 'Three')
  await expect(close).toHaveCount(1)
  const first = 'a[href], button'
  expect(await page.locator(first).first().getAttribute('aria-label')).toBe('Close message')
})

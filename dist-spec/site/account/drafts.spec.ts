import type { Page } from '@playwright/test'
import { EnquiryForm, RIGHT, SENT } from '../../enquiry/enquiry-form.ts'
import { expect, test } from '../../support/test.ts'

const DAY = 24 * 60 * 60 * 1000

let count = 0
const address = () => `draft-${process.pid}-${++count}@example.com`

const rows = 'select reference from enquiries where email = $1'

async function typed(page: Page, origin: string, email: string): Promise<EnquiryForm> {
  const form = new EnquiryForm(page)
  await page.goto(origin)
  await form.fillIn({ ...RIGHT, Email: email })
  return form
}

test('keeps a draft beyond its tab for a day', async ({ page, context, served }) => {
  const origin = served.origins.provider
  const email = address()
  await typed(page, origin, email)
  await page.close()
  const next = await context.newPage()
  await next.clock.install({ time: Date.now() + DAY - 600_000 })
  const form = new EnquiryForm(next)
  await next.goto(origin)
  await expect(form.field('Email')).toHaveValue(email)
  await expect(form.field('Mobile')).toHaveValue(RIGHT.Mobile)
  await next.clock.setSystemTime(Date.now() + DAY + 600_000)
  await next.goto(`${origin}/privacy`)
  // Expired drafts are removed on pages without a form, too.
  await expect.poll(() => next.evaluate(() => Object.keys(localStorage))).toEqual([])
  await next.goto(origin)
  await form.ready()
  await expect(form.field('Email')).toHaveValue('')
})

test('stores one enquiry for the same draft in two tabs', async ({ page, context, served }) => {
  const origin = served.origins.provider
  const email = address()
  const one = await typed(page, origin, email)
  const other = new EnquiryForm(await context.newPage())
  await other.element.page().goto(origin)
  await other.ready()
  await expect(other.field('Email')).toHaveValue(email)
  await one.submit()
  await expect(page.getByText(SENT).first()).toBeVisible()
  await other.submit()
  await expect(other.element.page().getByText(SENT).first()).toBeVisible()
  expect(await served.provider.database.query(rows, [email])).toHaveLength(1)
})

test('keeps the draft of another tab when its own is sent or discarded', async ({
  page,
  context,
  served,
}) => {
  const origin = served.origins.provider
  const one = await typed(page, origin, address())
  const other = new EnquiryForm(await context.newPage())
  await other.element.page().goto(origin)
  await other.ready()
  await other.element.getByRole('button', { name: 'Start over' }).click()
  const email = address()
  await other.fillIn({ Email: email })
  const kept = () => page.evaluate(() => localStorage.getItem('trip:enquiry'))
  await expect.poll(kept).toContain(email)
  await one.submit()
  await expect(page.getByText(SENT).first()).toBeVisible()
  await expect.poll(kept).toContain(email)
})

test('stores one enquiry for a tab closed before its response', async ({
  page,
  context,
  served,
}) => {
  const origin = served.origins.provider
  const email = address()
  const form = await typed(page, origin, email)
  const stored = new Promise<void>((resolve) => {
    void page.route(/\/enquiry\/(?:\?|$)/, async (route) => {
      await route.fetch()
      resolve()
    })
  })
  await form.submit()
  await stored
  await page.close()
  const next = await context.newPage()
  const again = new EnquiryForm(next)
  await next.goto(origin)
  await again.ready()
  await expect(again.field('Email')).toHaveValue(email)
  await again.submit()
  await expect(next.getByText(SENT).first()).toBeVisible()
  expect(await served.provider.database.query(rows, [email])).toHaveLength(1)
})

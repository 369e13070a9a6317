import type { Page } from '@playwright/test'
import { EnquiryForm, RIGHT } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const panel = (page: Page) => page.getByRole('region', { name: 'Your enquiry' })

async function sendSimple(page: Page, origin: string): Promise<void> {
  const form = new EnquiryForm(page)
  await page.goto(origin)
  await form.fillIn()
  await form.submit()
  await expect(panel(page)).toBeVisible()
}

test('shows the next steps of an enquiry on the home page until dismissed', async ({
  page,
  served,
  axe,
}) => {
  await sendSimple(page, served.origins.provider)
  const sent = panel(page)
  await expect(sent.getByRole('heading', { name: 'We have your enquiry.' })).toBeFocused()
  await expect(sent).toContainText(`${RIGHT.Destination}: 5 days, for 2 people`)
  await expect(sent.locator('strong')).toHaveText(/^TJ-/)
  await expect(sent).toContainText('call you within one working day')
  await expect(sent).toContainText(
    'We’ve emailed you a copy with a link to follow your enquiry online.',
  )
  await expect(page.locator('trip-enquiry')).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  const reference = await sent.locator('strong').textContent()
  await page.reload()
  await expect(sent.locator('strong')).toHaveText(reference!)
  await page.getByRole('link', { name: 'Destinations' }).first().waitFor({ state: 'attached' })
  await sent.getByRole('button', { name: 'Plan another trip' }).click()
  await expect(sent).toHaveCount(0)
  const form = new EnquiryForm(page)
  await form.ready()
  await expect(form.field('Email')).toHaveValue('')
  await page.reload()
  await form.ready()
  await expect(sent).toHaveCount(0)
})

test('shows the same in the thanks of a form on a host page', async ({ page, host }) => {
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  await form.fillIn()
  await form.submit()
  const thanks = form.element.locator('[part=thanks]')
  await expect(thanks).toContainText(`${RIGHT.Destination}: 5 days, for 2 people`)
  await expect(thanks).toContainText('We’ll call you within one working day.')
})

test('claims nothing at the address of the thanks if nothing was sent', async ({
  page,
  served,
}) => {
  const { provider } = served.origins
  const nothing = 'There is nothing to show here.'
  const get = async (path: string) => (await page.request.get(provider + path)).text()
  for (const path of [
    '/thank-you?form=enquiry',
    '/thank-you?form=trip-enquiry',
    '/thank-you?form=constructor&reference=x',
    '/embed/thank-you',
  ]) {
    expect(await get(path), path).toContain(nothing)
  }
  await page.goto(`${provider}/thank-you`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nothing)
  await expect(page.getByRole('main').getByRole('link', { name: 'Plan a trip' })).toBeVisible()
  await page.goto(`${provider}/thank-you?form=trip-enquiry&reference=TJ-ABCD-2345`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your enquiry.')
})

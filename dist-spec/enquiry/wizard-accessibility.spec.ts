import type { Page } from '@playwright/test'
import { FAILED, SENT } from './enquiry-form.ts'
import { bothLooks } from '../support/both-looks.ts'
import { expect, test } from '../support/test.ts'
import { OCCASIONS, PARTY, UMARIA, WISHES, WizardForm } from './wizard-form.ts'

test('has no violation from empty to sent', async ({ page, axe, host }) => {
  const clean = await bothLooks(page, axe, 390, { inside: 'trip-enquiry' })
  const form = new WizardForm(page)
  await page.goto(`${host}/wizard.html`)
  await form.ready()
  await clean()
  await form.button('Next').click()
  await expect(form.field('Adults')).toHaveAttribute('aria-invalid', 'true')
  await clean()
  await form.fillTrip()
  await form.button('Add destination').click()
  await form.fillStop(2, UMARIA)
  for (const name of [PARTY, OCCASIONS, WISHES]) await form.unfold(name)
  await form.field('Occasion').fill('Birthday')
  await form.element.getByRole('button', { name: 'Open the calendar' }).first().click()
  await expect(form.element.locator('.flatpickr-calendar.open')).toBeVisible()
  await clean()
  await page.keyboard.press('Escape')
  await form.next()
  await clean()
  await form.submit()
  await expect(form.field('Email')).toHaveAttribute('aria-invalid', 'true')
  await clean()
  await form.fillPerson()
  await page.reload()
  await expect(form.button('Start over')).toBeVisible()
  await clean()
  await sendSlowly(page, form, clean)
  await expect(form.button('Plan another trip')).toBeVisible()
  await clean()
})

/** The first request fails. The second is held while `look` runs. */
async function sendSlowly(page: Page, form: WizardForm, look: () => Promise<void>): Promise<void> {
  await page.route('**/enquiry/*', (route) => route.abort())
  await form.submit()
  await expect(form.notice).toContainText(FAILED)
  await look()
  await page.unroute('**/enquiry/*')
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/enquiry/*', (route) => held.then(() => route.continue()))
  await form.submit()
  await expect(form.button('Sending')).toBeVisible()
  await look()
  release()
  await expect(form.notice).toHaveText(SENT)
}

test('exposes steps, named groups and required fields, and fits 320 px with text at 200 %', async ({
  page,
  host,
}) => {
  const form = new WizardForm(page)
  await page.goto(`${host}/wizard.html`)
  await form.ready()
  const steps = form.element.getByRole('list').getByRole('listitem')
  await expect(steps).toHaveText([/Destination Details$/, /User Details$/])
  await expect(steps.first()).toHaveAttribute('aria-current', 'step')
  for (const name of [
    'Where and when',
    'Stop 1',
    'Hotel category',
    'Who’s travelling',
    'Meal plan',
  ]) {
    await expect(form.element.getByRole('group', { name, exact: true })).toBeVisible()
  }
  for (const label of ['Adults', 'Below 5', 'From date', 'Destination', 'Days']) {
    await expect(form.field(label)).toHaveAttribute('required')
  }
  for (const name of [PARTY, OCCASIONS, WISHES]) await form.unfold(name)
  for (const label of ['Senior citizens', 'Travelling with', 'Occasion', 'Coupon code']) {
    await expect(form.field(label)).not.toHaveAttribute('required')
  }
  await expect(form.field('To date')).toHaveAttribute('readonly')
  await expect(form.total).toHaveAttribute('aria-live', 'polite')

  await page.setViewportSize({ width: 320, height: 800 })
  await form.element.evaluate((element: HTMLElement) => {
    element.style.setProperty('--trip-font-size', '32px')
  })
  const overflow = () =>
    form.element.evaluate((element) => {
      const root = element.shadowRoot!.querySelector('section')!
      return root.scrollWidth - root.clientWidth
    })
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  await form.fillTripFields()
  await form.next()
  await expect.poll(overflow).toBeLessThanOrEqual(0)
})

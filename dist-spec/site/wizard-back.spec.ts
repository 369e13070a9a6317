import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { PERSON, WizardForm } from '../enquiry/wizard-form.ts'

async function atSecondStep(page: Page, origin: string): Promise<WizardForm> {
  await page.goto(origin)
  await page.getByRole('navigation', { name: 'Main' }).getByText('Plan a trip').click()
  const form = new WizardForm(page)
  await form.fillTrip()
  await form.next()
  await form.fillPerson()
  return form
}

const first = (form: WizardForm) => expect(form.step).toContainText('Destination Details')
const second = (form: WizardForm) => expect(form.step).toContainText('User Details')

test('Back leads to the first step, Forward to the second, and all input stays', async ({
  page,
  served,
}) => {
  const home = () => expect(page).toHaveURL(`${served.origins.provider}/`)
  const form = await atSecondStep(page, served.origins.provider)
  await page.goBack()
  await first(form)
  await expect(page).toHaveURL(`${served.origins.provider}/enquiry`)
  await expect(form.field('Destination')).toBeFocused()
  await expect(form.field('Adults')).toHaveValue('2')
  await page.goForward()
  await second(form)
  await expect(form.field('First Name')).toBeFocused()
  await expect(form.field('Email')).toHaveValue(PERSON.Email)
  await page.reload()
  await second(form)
  await expect(form.field('Email')).toHaveValue(PERSON.Email)
  await page.goBack()
  await first(form)
  await expect(form.field('Adults')).toHaveValue('2')
  await page.goBack()
  await home()
  await page.goForward()
  await first(form)
  await page.goForward()
  await second(form)
  await expect(form.field('Email')).toHaveValue(PERSON.Email)

  // Forward reports errors made in the first step meanwhile.
  await page.goBack()
  await first(form)
  await form.field('Adults').fill('')
  await page.goForward()
  await expect(form.field('Adults')).toBeFocused()
  await expect(form.field('Adults')).toHaveAttribute('aria-invalid', 'true')
  await first(form)
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
  await form.field('Adults').fill('3')
  await form.next()
  await page.goBack()
  await first(form)
  await page.goBack()
  await home()
})

test('Previous removes the step from the history, and so does sending', async ({
  page,
  served,
}) => {
  const home = () => expect(page).toHaveURL(`${served.origins.provider}/`)
  const form = await atSecondStep(page, served.origins.provider)
  await form.button('Previous').dblclick()
  await first(form)
  await form.next()
  await form.button('Previous').click()
  await first(form)
  await page.goBack()
  await home()

  await page.goForward()
  await first(form)
  await form.next()
  await form.field('Email').fill(`back-${process.pid}@example.com`)
  await form.submit()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We are happy to help you/)
  await page.goBack()
  await first(form)
  await expect(form.field('Adults')).toHaveValue('')
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
  await page.goBack()
  await home()
})

test('a newly opened page starts at the first step of its draft', async ({ page, served }) => {
  const form = await atSecondStep(page, served.origins.provider)
  await page.goto(`${served.origins.provider}/enquiry?from=mail`)
  await first(form)
  await expect(form.button('Start over')).toBeVisible()
  await expect(form.field('Adults')).toHaveValue('2')
  await form.next()
  await expect(form.field('Email')).toHaveValue(PERSON.Email)
  await form.button('Start over').click()
  await first(form)
  await expect(form.field('Adults')).toHaveValue('')
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
})

test('the history of a host page does not change', async ({ page, host }) => {
  const form = new WizardForm(page)
  await page.goto(`${host}/wizard.html`)
  await form.fillTrip()
  const before = await page.evaluate(() => [history.length, history.state])
  await form.next()
  await form.button('Previous').click()
  await first(form)
  expect(await page.evaluate(() => [history.length, history.state])).toEqual(before)
})

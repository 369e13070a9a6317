import type { Page } from '@playwright/test'
import { EMPTY, EnquiryForm, RIGHT } from '../enquiry/enquiry-form.ts'
import { PERSON, UMARIA, WizardForm } from '../enquiry/wizard-form.ts'
import { expect, test } from '../support/test.ts'
import { focused, rowsOf, summary } from './form.ts'

/** Holds back all scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

const goTo = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' })

test('a script that loads after a refused post finds values and errors', async ({
  page,
  served,
  axe,
}) => {
  const letGo = await holdScripts(page)
  const form = new EnquiryForm(page)
  await goTo(page, served.origins.provider)
  await form.field('Days').fill('400')
  await form.field('Email').fill('asha@mail.example')
  await form.submit()
  await expect(summary(page)).toBeVisible()
  expect(await axe(page, { inside: 'main' })).toEqual([])
  letGo()
  await expect(summary(page)).toHaveCount(0)
  await expect(form.field('Days')).toHaveValue('400')
  await expect(form.field('Email')).toHaveValue('asha@mail.example')
  await expect(form.field('Days')).toHaveAccessibleDescription(/from 1 to 365/)
  await expect(form.field('Mobile')).toHaveAccessibleDescription(EMPTY.Mobile)
  expect(await focused(page)).toBe('destination')
  const email = `late.${process.pid}@mail.example`
  await form.fillIn({ ...RIGHT, Email: email })
  await expect(form.field('Mobile')).not.toHaveAttribute('aria-invalid', 'true')
  await form.submit()
  await expect(page.getByRole('heading', { name: 'We have your enquiry.' })).toBeVisible()
  expect(await rowsOf(served, email)).toHaveLength(1)
})

test('a script that loads at the second step of the wizard stays there', async ({
  page,
  served,
  axe,
}) => {
  const letGo = await holdScripts(page)
  const form = new WizardForm(page)
  await goTo(page, `${served.origins.provider}/enquiry`)
  await form.stop(1).getByLabel('Destination').fill(UMARIA.city)
  await form.stop(1).getByLabel('Days').fill('4')
  await form.stop(1).getByLabel('5 Star').check()
  await form.field('Adults').fill('2')
  await form.field('Veg').check()
  await form.button('Add destination').click()
  await expect(form.stop(2)).toBeVisible()
  expect(await axe(page, { inside: 'main' })).toEqual([])
  await form.stop(2).getByRole('button', { name: 'Remove destination' }).click()
  await form.button('Next').click()
  await expect(form.step).toContainText('User Details')
  expect(await axe(page, { inside: 'main' })).toEqual([])
  await form.field('First Name').fill('Asha')
  letGo()
  await expect(page.locator('trip-enquiry [data-without-script]')).toHaveCount(0)
  await expect(form.step).toContainText('User Details')
  await expect(form.field('First Name')).toHaveValue('Asha')
  for (const [label, text] of Object.entries(PERSON)) await form.field(label).fill(text)
  await form.button('Previous').click()
  await expect(form.stop(1).getByLabel('Destination')).toHaveValue('Umaria, Madhya Pradesh')
  await form.button('Next').click()
  await form.button('Submit Enquiry').click()
  await expect(page.getByRole('heading', { name: 'We have your enquiry.' })).toBeVisible()
})

test('a code that was sent without a script is verified with one', async ({
  page,
  served,
  outbox,
  axe,
}) => {
  const address = `late.${process.pid}@xoriant.com`
  const letGo = await holdScripts(page)
  const form = new EnquiryForm(page)
  await goTo(page, served.origins.provider)
  await form.field('I am a corporate user').check()
  await form.submit()
  await form.field('Corporate company').selectOption({ label: 'Xoriant' })
  await form.field('Corporate Email').fill(address)
  await form.button('Send OTP').click()
  await expect(form.field('OTP')).toBeVisible()
  expect(await axe(page, { inside: 'main' })).toEqual([])
  letGo()
  await expect(summary(page)).toHaveCount(0)
  const mail = (await outbox()).find(({ to }) => to === address)!
  await form.field('OTP').fill(/\b\d{6}\b/.exec(mail.text)![0])
  await form.button('Verify OTP').click()
  await expect(form.element.getByText('Corporate Email verified')).toBeVisible()
})

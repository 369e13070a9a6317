import { EnquiryForm, RIGHT } from '../../enquiry/enquiry-form.ts'
import { WizardForm } from '../../enquiry/wizard-form.ts'
import { expect, test } from '../../support/test.ts'
import { bring, sessionOf, TRAVELLER } from '../support/traveller.ts'

test('forms start with the data of the account, which can be cleared', async ({ page, served }) => {
  const { origins } = served
  await bring(page, origins, await sessionOf(origins))
  await page.goto(origins.provider)
  const form = new EnquiryForm(page)
  await expect(form.field('Email')).toHaveValue(TRAVELLER.email)
  await expect(form.field('Mobile')).toHaveValue(/^\d{10}$/)
  await form.field('Email').fill('')
  await page.reload()
  await expect(form.field('Mobile')).toHaveValue(/^\d{10}$/)
  await expect(form.field('Email')).toHaveValue('')

  for (const path of ['/review', '/submit-testimonials']) {
    await page.goto(origins.provider + path)
    const main = page.locator('main')
    await expect(main.getByLabel('First Name', { exact: true })).not.toHaveValue('')
    await expect(main.getByLabel('Last Name', { exact: true })).not.toHaveValue('')
    await expect(main.getByLabel('Mobile Number', { exact: true })).toHaveValue(/^\d{10}$/)
  }
  const wizard = new WizardForm(page)
  await page.goto(`${origins.provider}/enquiry`)
  await wizard.fillTrip()
  await wizard.next()
  await expect(wizard.field('Email')).toHaveValue(TRAVELLER.email)
  await expect(wizard.field('First Name')).not.toHaveValue('')
})

test('widgets on other origins do not know the account', async ({ page, served }) => {
  const { origins } = served
  await bring(page, origins, await sessionOf(origins))
  await page.goto(origins.blog)
  const form = new EnquiryForm(page)
  await form.ready()
  await expect(form.field('Email')).toHaveValue('')
})

test('a company’s page and its intranet preselect the company', async ({ page, served, host }) => {
  const { origins } = served
  for (const address of [`${origins.provider}/xoriant`, origins.intranet]) {
    await page.goto(address)
    const form = new EnquiryForm(page)
    await form.element.scrollIntoViewIfNeeded()
    await expect(form.field('Corporate company').locator('option:checked')).toHaveText('Xoriant')
  }
  await page.goto(`${host}/enquiry.html`)
  const form = new EnquiryForm(page)
  await form.element.evaluate((element) => {
    element.setAttribute('corporate', '')
    element.setAttribute('company', 'aCCenture')
  })
  const company = form.field('Corporate company').locator('option:checked')
  await expect(company).toHaveText('Accenture')
  await form.element.evaluate((element) => element.setAttribute('company', 'nobody'))
  await expect(company).toHaveText('Choose your company')
  await form.fillIn({ Email: RIGHT.Email })
})

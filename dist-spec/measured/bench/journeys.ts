import type { Page } from '@playwright/test'
import { EnquiryForm, RIGHT as ENQUIRY } from '../../enquiry/enquiry-form.ts'
import { PERSON, WizardForm } from '../../enquiry/wizard-form.ts'
import { RIGHT, ReviewForm } from '../../review/review-form.ts'

type Journey = (page: Page, origin: string) => Promise<unknown>

const type = async (field: ReturnType<EnquiryForm['field']>, text: string) => {
  await field.tap()
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text, { delay: 60 })
}

/** What visitors do on a phone, by name. */
export const JOURNEYS: Record<string, Journey> = {
  'home: menu, then the enquiry': async (page, origin) => {
    await page.goto(origin)
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.tap()
    await page.locator('#menu[data-open]').waitFor()
    await menu.tap()
    const form = new EnquiryForm(page)
    for (const [label, text] of Object.entries(ENQUIRY)) {
      if (label === 'Destination') await form.choose(text)
      else await type(form.field(label), text)
    }
    await form.button('Submit Enquiry').tap()
    await page.locator('[data-confirmation]').waitFor()
  },
  'wizard: both steps': async (page, origin) => {
    await page.goto(`${origin}/enquiry`)
    const form = new WizardForm(page)
    await form.fillTrip()
    await form.button('Next').tap()
    for (const [label, text] of Object.entries(PERSON)) await type(form.field(label), text)
    await form.button('Submit Enquiry').or(form.button('Submit')).first().tap()
    await page.locator('[data-confirmation], trip-enquiry [part^=notice]').first().waitFor()
  },
  'review: text, date and rating': async (page, origin) => {
    await page.goto(`${origin}/review/taj-mahal`)
    const form = new ReviewForm(page)
    for (const [label, text] of Object.entries(RIGHT))
      await type(form.field(label), text.slice(0, 20))
    await form.field('2 stars').check({ force: true })
    await form.button('Open the calendar').tap()
    await page.keyboard.press('Escape')
  },
  'places: a card, back, a search': async (page, origin) => {
    await page.goto(`${origin}/destinations`)
    await page.locator('trip-attraction-card').first().getByRole('link').last().tap()
    await page.waitForURL(/attraction-details/)
    await page.goBack()
    await page.waitForURL(/destinations$/)
    const search = page.locator('#place-search')
    await type(search, 'jai')
    await page.getByRole('option').first().waitFor()
    await search.press('Enter')
    await page.waitForURL(/q=jai/)
  },
  'attraction: photos and sharing': async (page, origin) => {
    await page.goto(`${origin}/attraction-details/taj-mahal`)
    await page.locator('main a[aria-haspopup]').first().tap()
    const box = page.getByRole('dialog')
    await box.waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Share' }).tap()
    await page
      .getByRole('status')
      .filter({ hasText: /copied/i })
      .or(page.locator('input[readonly]'))
      .first()
      .waitFor()
  },
  'sign-in': async (page, origin) => {
    await page.goto(`${origin}/login`)
    await type(page.getByLabel('Email', { exact: true }), 'traveller@tigertrail.example')
    await type(page.getByLabel('Password', { exact: true }), 'tiger-trail-2026')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${origin}/`)
  },
}

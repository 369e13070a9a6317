import type { Page } from '@playwright/test'
import { EnquiryForm, FAILED, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { REFUSALS } from '../enquiry/refusals.ts'
import { JAIPUR, OCCASIONS, PARTY, WISHES, WizardForm } from '../enquiry/wizard-form.ts'
import { newEmail } from '../site/support/traveller.ts'
import { expect } from '../support/test.ts'
import type { Journey } from './visit.ts'

const ENQUIRY = /\/enquiry\/?(?:\?|$)/
const isSent = (page: Page) => page.waitForRequest((request) => request.method() === 'POST')

/** The forms for an enquiry, from their first view to their last, in one load each. */
export const ENQUIRY_JOURNEYS: Record<string, Journey> = {
  async enquiry({ page, open, see, words }) {
    const form = new EnquiryForm(page, await words('enquiry', 'enquiryFaults', 'enquiryThanks'))
    await open('enquiry.html')
    await page.evaluate(() => (document.documentElement.dataset['tripOutbox'] = 'on'))
    await form.ready()
    await see('first view')
    await form.found()
    await form.field('Destination').fill(form.say('Jaipur'))
    await expect(form.element.getByRole('option').first()).toBeVisible()
    await see('destinations found')
    await form.field('Destination').fill('xyzzy')
    await expect(form.element.getByRole('option')).toHaveCount(0)
    await see('no destination')
    await form.field('Destination').fill('')
    await form.submit()
    await expect(form.field('Mobile')).toHaveAttribute('aria-invalid', 'true')
    await see('nothing filled in')
    await form.fillIn({ Days: '999', 'Total People': '0', Email: 'asha', Mobile: '12' })
    await form.submit()
    await expect(form.field('Days')).toHaveAttribute('aria-invalid', 'true')
    await see('wrong values')
    await form.fillIn({ ...RIGHT, Email: newEmail() })
    const advice = new Set<string>()
    for (const [, answer] of REFUSALS) {
      await page.route(ENQUIRY, (route) =>
        route.request().method() === 'POST' ? answer(route) : route.fallback(),
      )
      await form.submit()
      await expect(form.notice).toContainText(form.say(FAILED))
      advice.add(await form.notice.innerText())
      await see(`refused: ${advice.size}`)
      await page.unroute(ENQUIRY)
    }
    expect(advice.size).toBe(REFUSALS.length)
    await page.route(ENQUIRY, () => {})
    await Promise.all([isSent(page), form.submit()])
    await expect(form.button('Sending')).toBeVisible()
    await see('sending')
    await form.button('Cancel').click()
    await see('cancelled')
    await page.unroute(ENQUIRY)
    await form.submit()
    await expect(form.notice).toContainText(form.say(SENT))
    await see('sent')
    await form.button('Plan another trip').click()
    for (const status of [422, 201]) {
      const answer = status === 422 ? { error: { code: 'invalid', fields: {} } } : {}
      await form.fillIn({ ...RIGHT, Email: newEmail() })
      await page.context().setOffline(true)
      await form.submit()
      const rows = form.element.locator('[part=outbox] li')
      await expect(rows.last().getByRole('button')).toHaveCount(3)
      await see(`waiting for a network before ${status}`)
      await page.route(ENQUIRY, (route) => route.fulfill({ status, json: answer }))
      await page.context().setOffline(false)
      const [row, buttons] = status === 422 ? [rows.last(), 2] : [rows.first(), 1]
      await expect(row.getByRole('button')).toHaveCount(buttons)
      await see(`then ${status}`)
      await page.unroute(ENQUIRY)
    }
  },

  async 'enquiry of a company'({ page, open, see, words, outbox }) {
    const form = new EnquiryForm(page, await words('corporate', 'enquiry'))
    const email = newEmail().replace('mail.example', 'xoriant.example')
    await open('enquiry.html')
    await form.ready()
    await form.field('Days').fill('4')
    await page.route(/corporate-company/, (route) => route.abort())
    await form.field('I am a corporate user').check()
    await expect(form.button('Try again')).toBeVisible()
    await see('companies failed')
    await page.unroute(/corporate-company/)
    await form.button('Try again').click()
    await form.submit()
    await expect(form.field('Corporate Email')).toHaveAttribute('aria-invalid', 'true')
    await see('nothing filled in')
    await page.route(/user\/corporate\//, (route) => route.abort())
    await form.pressSendOtp(email)
    await expect(form.notice.or(form.element.getByRole('status')).first()).toBeAttached()
    await see('code not sent')
    await page.unroute(/user\/corporate\//)
    await form.button('Resend OTP').click()
    await expect(form.element.getByText(email)).toBeVisible()
    await see('code sent')
    await form.submit()
    await form.field('OTP').fill('1')
    await form.button('Verify OTP').click()
    await expect(form.field('OTP')).toHaveAttribute('aria-invalid', 'true')
    await see('part of a code')
    const code = /\b\d{6}\b/.exec((await outbox()).find(({ to }) => to === email)!.text)![0]
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await form.field('OTP').fill(code === '123456' ? '654321' : '123456')
      const answered = page.waitForResponse(/verify|otp/i)
      await form.button('Verify OTP').click()
      await answered
      if (attempt === 0) await see('wrong code')
    }
    await see('too many codes')
    await page.reload()
    await form.ready()
    await see('draft restored')
  },

  async wizard({ page, open, see, words }) {
    const form = new WizardForm(page, await words('wizard', 'wizardFaults'))
    await open('wizard.html')
    await form.ready()
    for (const fold of [PARTY, OCCASIONS, WISHES]) await form.unfold(fold)
    await form.button('Add occasion').click()
    await see('first view')
    await form.button('Next').click()
    await expect(form.field('Adults')).toHaveAttribute('aria-invalid', 'true')
    await see('nothing filled in')
    await form.element
      .getByRole('button', { name: form.say('Open the calendar') })
      .first()
      .click()
    await expect(form.element.locator('.flatpickr-calendar.open')).toBeVisible()
    await see('calendar')
    await page.keyboard.press('Escape')
    await form.fillTripFields()
    await form.button('Add destination').click()
    await form.fillStop(2, JAIPUR)
    await see('two stops')
    await form.element
      .getByRole('button', { name: form.say('Remove destination') })
      .last()
      .click()
    await see('a stop removed')
    await form.next()
    await see('second step')
    await form.submit()
    await expect(form.field('Email')).toHaveAttribute('aria-invalid', 'true')
    await see('nobody')
    await form.fillPerson({ Email: newEmail() })
    await page.route(ENQUIRY, (route) => route.abort())
    await form.submit()
    await expect(form.notice).toContainText(form.say(FAILED))
    await see('failed')
    await page.unroute(ENQUIRY)
    await form.submit()
    await expect(form.button('Plan another trip')).toBeVisible()
    await see('sent')
  },
}

import { type Locator, type Page, expect } from '@playwright/test'
import { EnquiryForm, RIGHT } from './enquiry-form.ts'

export interface State {
  name: string
  reach: (stage: Stage) => Promise<unknown>
}

export interface Stage {
  page: Page
  form: Locator
  email: string
  codeFor: (email: string) => Promise<string>
}

const ENQUIRY = '**/enquiry/*'

export const STATES: State[] = [
  { name: 'empty', reach: async () => {} },
  { name: 'errors', reach: submitNothing },
  { name: 'otp-sent', reach: sendOtp },
  { name: 'verified', reach: verify },
  { name: 'busy', reach: stayBusy },
  { name: 'success', reach: succeed },
  { name: 'failure', reach: failOffline },
]

async function submit({ form }: Stage) {
  await form.getByRole('button', { name: 'Submit Enquiry' }).click()
}

async function submitNothing(stage: Stage) {
  await submit(stage)
  await expect(stage.form.getByText('Please enter the Days').first()).toBeVisible()
}

const fill = ({ page, email }: Stage) => new EnquiryForm(page).fillIn({ ...RIGHT, Email: email })

async function sendOtp(stage: Stage) {
  const { form, email } = stage
  await fill(stage)
  await form.getByLabel('I am a corporate user').check()
  await form.getByLabel('Corporate company').selectOption({ label: 'Xoriant' })
  await form.getByLabel('Corporate Email').fill(email)
  await form.getByRole('button', { name: 'Send OTP' }).click()
  await expect(form.getByLabel('OTP', { exact: true })).toBeVisible()
}

async function verify(stage: Stage) {
  const { form, email, codeFor } = stage
  await sendOtp(stage)
  await form.getByLabel('OTP', { exact: true }).fill(await codeFor(email))
  await form.getByRole('button', { name: 'Verify OTP' }).click()
  await expect(form.getByText('OTP verified successfully').first()).toBeVisible()
}

async function stayBusy(stage: Stage) {
  await fill(stage)
  await stage.page.route(ENQUIRY, () => {})
  const asked = stage.page.waitForRequest(ENQUIRY)
  await submit(stage)
  await asked
}

async function succeed(stage: Stage) {
  await fill(stage)
  await submit(stage)
  await expect(stage.form.getByText('Thanks for connecting').first()).toBeVisible()
}

async function failOffline(stage: Stage) {
  await fill(stage)
  await stage.page.context().setOffline(true)
  await submit(stage)
  await expect(stage.form.getByText('unable to submit').first()).toBeVisible()
}

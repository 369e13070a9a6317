import { expect } from '@playwright/test'
import type { Stage, State } from './enquiry-states.ts'
import { JAIPUR, WizardForm } from './wizard-form.ts'

const ENQUIRY = '**/enquiry/*'

export const WIZARD_STATES: State[] = [
  { name: 'empty', reach: ({ page }) => new WizardForm(page).ready() },
  { name: 'errors', reach: goOnWithNothing },
  { name: 'calendar', reach: openCalendar },
  { name: 'two-stops', reach: addStop },
  { name: 'person', reach: goOn },
  { name: 'person-errors', reach: submitNobody },
  { name: 'kept', reach: comeBack },
  { name: 'busy', reach: stayBusy },
  { name: 'failure', reach: failOffline },
  { name: 'success', reach: succeed },
]

async function goOnWithNothing({ page }: Stage) {
  const form = new WizardForm(page)
  await form.ready()
  await form.button('Next').click()
  await expect(form.field('Adults')).toHaveAttribute('aria-invalid', 'true')
}

async function openCalendar({ page }: Stage) {
  const form = new WizardForm(page)
  await form.ready()
  await form.element.getByRole('button', { name: 'Open the calendar' }).first().click()
  await expect(form.element.locator('.flatpickr-calendar.open')).toBeVisible()
}

async function addStop({ page }: Stage) {
  const form = new WizardForm(page)
  await form.fillTrip()
  await form.button('Add destination').click()
  await form.fillStop(2, JAIPUR)
}

async function goOn(stage: Stage): Promise<WizardForm> {
  const form = new WizardForm(stage.page)
  await addStop(stage)
  await form.next()
  return form
}

async function submitNobody(stage: Stage) {
  const form = await goOn(stage)
  await form.submit()
  await expect(form.field('Email')).toHaveAttribute('aria-invalid', 'true')
}

async function fillIn(stage: Stage): Promise<WizardForm> {
  const form = await goOn(stage)
  await form.fillPerson({ Email: stage.email })
  return form
}

async function comeBack(stage: Stage) {
  const form = await fillIn(stage)
  await stage.page.reload()
  await expect(form.button('Start over')).toBeVisible()
}

async function stayBusy(stage: Stage) {
  const form = await fillIn(stage)
  await stage.page.route(ENQUIRY, () => {})
  await form.submit()
  await expect(form.button('Sending')).toBeVisible()
}

async function failOffline(stage: Stage) {
  const form = await fillIn(stage)
  await stage.page.context().setOffline(true)
  await form.submit()
  await expect(form.notice).toContainText('unable to submit')
}

async function succeed(stage: Stage) {
  const form = await fillIn(stage)
  await form.submit()
  await expect(form.button('Plan another trip')).toBeVisible()
}

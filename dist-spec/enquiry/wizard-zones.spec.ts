import type { Page } from '@playwright/test'
import { SENT } from './enquiry-form.ts'
import { expect, test } from '../support/test.ts'
import { WizardForm, written } from './wizard-form.ts'

/** A moment when, 7 days on, it is the 27th in the last time zone and the 29th in the first. */
const MOMENT = '2028-02-22T10:30:00Z'

const ZONES = [
  ['Pacific/Pago_Pago', '2028-02-28', '2028-03-03'],
  ['Asia/Kolkata', '2028-02-29', '2028-03-04'],
  ['Pacific/Kiritimati', '2028-03-01', '2028-03-05'],
] as const

/** Moves a page, from its next load on, to other time zones. */
async function mover(page: Page): Promise<(timezoneId: string) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page)
  return (timezoneId) => session.send('Emulation.setTimezoneOverride', { timezoneId })
}

test("suggests and requires a start 7 days after the visitor's local date, in any time zone", async ({
  page,
  host,
}) => {
  const form = new WizardForm(page)
  const moveTo = await mover(page)
  for (const [timezoneId, first, end] of ZONES) {
    await test.step(timezoneId, async () => {
      await moveTo(timezoneId)
      await page.clock.setFixedTime(MOMENT)
      await page.goto(`${host}/wizard.html`)
      await form.fillTrip()
      await expect(form.field('From date')).toHaveValue(written(first))
      await expect(form.field('From date')).toHaveAttribute('min', first)
      await expect(form.field('To date')).toHaveValue(written(end))
      const before = new Date(Date.parse(first) - 24 * 3600 * 1000).toISOString().slice(0, 10)
      await form.field('From date').fill(written(before))
      await form.button('Next').click()
      await expect(form.field('From date')).toHaveAccessibleDescription(
        `Please select the from date: ${written(first)} or later`,
      )
      await form.field('From date').fill(written(first))
      await form.next()
      await form.fillPerson()
      const [request] = await Promise.all([page.waitForRequest('**/enquiry/*'), form.submit()])
      expect(request.postDataJSON()).toMatchObject({ from_date: first, to_date: end })
      await expect(form.notice).toHaveText(SENT)
    })
  }
})

test('sends the day chosen in the calendar when clocks change that night', async ({
  page,
  host,
}) => {
  const moveTo = await mover(page)
  await moveTo('Europe/Berlin')
  await page.clock.setFixedTime('2028-03-18T22:30:00Z')
  const form = new WizardForm(page)
  await page.goto(`${host}/wizard.html`)
  await form.fillTrip()
  await expect(form.field('From date')).toHaveValue('25/03/2028')
  await form.element.getByRole('button', { name: 'Open the calendar' }).first().click()
  await form.element
    .getByLabel(/26 March 2028|March 26, 2028/)
    .first()
    .click()
  await expect(form.field('From date')).toHaveValue('26/03/2028')
  await expect(form.field('To date')).toHaveValue('30/03/2028')
})

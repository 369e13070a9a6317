import { expect, test } from '../support/test.ts'
import { type Stop, WizardForm } from './wizard-form.ts'

const NOTE = 'Kanha National Park is closed July to September. It opens again in October.'
const KANHA: Stop = { city: 'Kanha', days: '4', hotels: ['5 Star'] }
const JAIPUR: Stop = { city: 'Jaipur', days: '30', hotels: ['4 Star'] }

/** Later than the clock of any test. */
const YEAR = new Date().getFullYear() + 1

test('notes closures during a stop in a polite live region, and blocks nobody', async ({
  page,
  host,
  axe,
}) => {
  const form = new WizardForm(page)
  await page.goto(`${host}/wizard.html`)
  await form.fillTrip()
  await form.fillStop(1, KANHA)
  await expect(form.stop(1)).toContainText('Best months: November to May')
  const notes = form.element.locator('[aria-live=polite][part=seasons]')
  await form.field('From date').fill(`15/07/${YEAR}`)
  await form.field('From date').press('Tab')
  await expect(notes).toHaveText(NOTE)
  expect(await axe(page)).toEqual([])
  await form.field('From date').fill(`27/06/${YEAR}`)
  await form.field('From date').press('Tab')
  await expect(notes).toHaveText('')
  // Thirty days elsewhere move the second stop into the closed months.
  await form.fillStop(1, JAIPUR)
  await form.button('Add destination').click()
  await form.fillStop(2, KANHA)
  await expect(notes).toHaveText(`Stop 2: ${NOTE}`)
  await form.next()
  await expect(notes).toHaveText(`Stop 2: ${NOTE}`)
})

test('works without notes if the provider does not know the seasons', async ({ page, host }) => {
  await page.route('**/seasons/*', (route) => route.fulfill({ status: 404, body: '' }))
  const form = new WizardForm(page)
  await page.goto(`${host}/wizard.html`)
  await form.fillTrip()
  await form.fillStop(1, KANHA)
  await form.field('From date').fill(`15/07/${YEAR}`)
  await form.next()
  await expect(form.element.locator('[part=seasons]')).toHaveText('')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('notes closures once the dates are sent', async ({ page, served }) => {
    await page.goto(`${served.origins.provider}/enquiry?destination=Kanha`)
    const form = new WizardForm(page)
    await expect(form.stop(1)).toContainText('Best months: November to May')
    await expect(form.stop(1).getByLabel('Nights')).toHaveValue('0')
    await form.stop(1).getByLabel('Days', { exact: true }).fill('4')
    await form.stop(1).getByLabel('5 Star').check()
    await form.field('From date').fill(`${YEAR}-07-15`)
    await form.field('Adults').fill('2')
    await form.field('Veg').check()
    await form.button('Next').click()
    await expect(form.element.getByText(NOTE)).toBeVisible()
    await expect(form.element).toContainText('The To date is the day after your last day.')
    await form.button('Previous').click()
    await expect(form.element.getByText(NOTE)).toBeVisible()
  })
})

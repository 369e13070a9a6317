import { expect, test } from '../support/test.ts'
import { type Stop, WizardForm } from './wizard-form.ts'

const NOTE = 'Kanha National Park is closed July to September. It opens again in October.'
const TRAVEL = 'Jaipur to Kanha is a travel day, about 900 km.'
const KANHA: Stop = { city: 'Kanha', days: '4', hotels: ['5 Star'] }
const JAIPUR: Stop = { city: 'Jaipur', days: '30', hotels: ['4 Star'] }

/** Months are suggested from here on. */
const TODAY = '2035-07-10T12:00:00'
const YEAR = 2036

test('notes a short stay and closures in a polite live region, blocks nobody, and suggests months', async ({
  page,
  host,
  axe,
}) => {
  await page.clock.setFixedTime(TODAY)
  const form = new WizardForm(page)
  await page.goto(`${host}/wizard.html`)
  await form.fillTrip()
  const months = form.element.getByRole('group', { name: 'Flexible dates' }).getByRole('button')
  await form.fillStop(1, { ...KANHA, days: '1' })
  const notes = form.element.locator('[aria-live=polite][part=seasons]')
  await expect(notes).toContainText('Kanha: most travellers stay at least 2 days.')
  await expect(months).toHaveText([
    'Flexible in November',
    'Flexible in December',
    'Flexible in January',
  ])
  await months.first().press('Space')
  await expect(months.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(form.field('From date')).toHaveValue('15/11/2035')
  const request = form.field('Any special request')
  await expect(request).toHaveValue('Flexible in November 2035')
  const { height } = (await months.first().boundingBox())!
  expect(height).toBeGreaterThanOrEqual(44)
  expect(await axe(page)).toEqual([])
  await months.first().press('Space')
  await expect(request).toHaveValue('')
  await months.last().click()
  await expect(request).toHaveValue('Flexible in January 2036')
  const startOn = async (date: string) => {
    await form.field('From date').fill(date)
    await form.field('From date').press('Tab')
  }
  await startOn('20/01/2036')
  await expect(request).toHaveValue('')
  await expect(months.last()).toHaveAttribute('aria-pressed', 'false')

  await form.field('Days').fill(KANHA.days)
  await expect(form.stop(1)).toContainText('Best months: November to May')
  await startOn(`15/07/${YEAR}`)
  await expect(notes).toHaveText(NOTE)
  expect(await axe(page)).toEqual([])
  await startOn(`27/06/${YEAR}`)
  await expect(notes).toHaveText('')
  // Thirty days elsewhere move the second stop into the closed months.
  await form.fillStop(1, JAIPUR)
  await form.button('Add destination').click()
  await form.fillStop(2, KANHA)
  await expect(notes).toHaveText(`Stop 2: ${NOTE}${TRAVEL}`)
  await form.next()
  await expect(notes).toHaveText(`Stop 2: ${NOTE}${TRAVEL}`)
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

import { expect, test } from '../support/test.ts'
import {
  dayFromNow,
  JAIPUR,
  OCCASIONS,
  TRIP_FAULTS,
  UMARIA,
  WizardForm,
  written,
} from './wizard-form.ts'

test('has one or more destinations, and validates each', async ({ page, host }) => {
  const form = new WizardForm(page)
  await page.goto(`${host}/wizard.html`)
  await form.ready()
  await expect(form.button('Remove destination')).toHaveCount(0)
  await form.button('Add destination').click()
  await expect(form.stop(2)).toBeHidden()
  await expect(form.field('Destination')).toHaveAccessibleDescription(TRIP_FAULTS.Destination)
  await expect(form.field('Destination')).toBeFocused()
  await expect(form.field('Adults')).not.toHaveAttribute('aria-invalid')
  await form.fillStop(1, UMARIA)
  await form.button('Add destination').click()
  await form.fillStop(2, JAIPUR)
  await form.button('Add destination').click()
  const city = (number: number) => form.stop(number).getByLabel('Destination', { exact: true })
  await expect(city(3)).toBeFocused()
  await expect(form.total).toHaveText('Your trip: 7 days, 6 nights')
  await form.stop(1).getByRole('button', { name: 'Remove destination' }).click()
  await expect(form.stop(3)).toBeHidden()
  await expect(form.button('Undo')).toBeFocused()
  await expect(city(1)).toHaveValue('Jaipur, Rajasthan')
  await expect(form.total).toHaveText('Your trip: 3 days, 2 nights')
  await expect(form.field('To date')).toHaveValue(written(dayFromNow(10)))
  await form.stop(2).getByRole('button', { name: 'Remove destination' }).click()
  await expect(city(1)).toBeFocused()
  await expect(form.button('Remove destination')).toHaveCount(0)
})

test('keeps input when going forward and back, goes one step when pressed repeatedly, and sends no occasions', async ({
  page,
  host,
}) => {
  const form = new WizardForm(page)
  await page.goto(`${host}/wizard.html`)
  await form.fillTrip()
  await form.unfold(OCCASIONS)
  await form.button('Add occasion').click()
  await expect(form.field('Occasion')).toBeFocused()
  await form.field('Occasion').fill('Anniversary')
  await form.button('Add occasion').click()
  await expect(form.field('Occasion').nth(1)).toBeFocused()
  await form.field('Occasion').nth(1).fill('Birthday')
  await form.button('Remove occasion').first().click()
  await expect(form.field('Occasion')).toHaveValue('Birthday')
  await expect(form.button('Undo')).toBeFocused()
  const history = await page.evaluate(() => window.history.length)
  await form.next()
  await expect(form.field('First Name')).toBeFocused()
  await expect(form.element.locator('.steps')).toBeInViewport()
  await expect(form.element.getByText('Step 2 of 2: User Details')).toBeAttached()
  await form.fillPerson()
  await form.button('Previous').click()
  await expect(form.field('Destination')).toBeFocused()
  await expect(form.field('Adults')).toHaveValue('2')
  await expect(form.field('Occasion')).toHaveValue('Birthday')
  await expect(form.field('5 Star')).toBeChecked()
  let asked = 0
  await page.route('**/enquiry/*', (route) => {
    asked++
    return route.abort()
  })
  await form.button('Next').dblclick()
  await expect(form.field('Email')).toHaveValue('asha.rao@example.com')
  await expect(form.button('Submit Enquiry')).toBeEnabled()
  await form.button('Previous').click()
  await form.field('Adults').focus()
  // A held key repeats.
  for (let pressed = 0; pressed < 3; pressed++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(form.field('First Name')).toBeFocused()
  await expect(form.button('Submit Enquiry')).toBeEnabled()
  expect(asked).toBe(0)
  expect(await page.evaluate(() => window.history.length)).toBe(history)
  await page.unroute('**/enquiry/*')
  const [request] = await Promise.all([page.waitForRequest('**/enquiry/*'), form.submit()])
  expect(request.headers()['authorization']).toBe('token null')
  expect(Object.keys(request.postDataJSON()).toSorted()).toEqual(
    `any_special_request coupon_code destinations email first_name from_date last_name meal_plan
     number_of_adults number_of_kids phone_number to_date`.split(/\s+/),
  )
})

import { WizardForm } from '../enquiry/wizard-form.ts'
import { expect, test } from '../support/test.ts'
import { complaints } from './support/places.ts'

test('plans a trip idea: the wizard starts with its stops and days', async ({ page, served }) => {
  const said = complaints(page)
  await page.goto(`${served.origins.provider}/trips`)
  await page.getByRole('link', { name: 'Kashmir and Ladakh' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kashmir and Ladakh')
  await page.getByRole('link', { name: 'Plan this trip' }).click()
  const wizard = new WizardForm(page)
  await expect(wizard.field('Destination')).toHaveCount(5)
  await expect(wizard.total).toHaveText('Your trip: 10 days, 9 nights')
  for (const [index, city] of ['Srinagar', 'Leh', 'Nubra Valley', 'Pangong', 'Leh'].entries())
    await expect(wizard.field('Destination').nth(index)).toHaveValue(new RegExp(`^${city}`))
  await expect(wizard.field('Any special request')).toHaveValue(/Kashmir and Ladakh/)
  expect(said).toEqual([])
})

test('links attractions and regions to the trips that visit them', async ({ page, served }) => {
  const { provider } = served.origins
  for (const path of ['/attraction-details/taj-mahal', '/destinations/rajasthan']) {
    await page.goto(provider + path)
    await page.getByRole('link', { name: 'The Golden Triangle' }).click()
    await expect(page).toHaveURL(`${provider}/trips/golden-triangle`)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows a trip whole, with a form to plan it', async ({ page, served }) => {
    await page.goto(`${served.origins.provider}/trips/tigers-of-central-india`)
    await expect(page.getByText('Day 9', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Kanha National Park' })).toBeVisible()
    await page.getByRole('link', { name: 'Plan this trip' }).click()
    const wizard = new WizardForm(page)
    await expect(wizard.field('Days').nth(2)).toHaveValue('3')
    await expect(wizard.total).toHaveText('Your trip: 9 days, 8 nights')
  })
})

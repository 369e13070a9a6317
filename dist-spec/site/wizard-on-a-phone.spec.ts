import { SENT } from '../enquiry/enquiry-form.ts'
import { PERSON, WizardForm } from '../enquiry/wizard-form.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a trip to a place takes eight entries when all suggestions are kept', async ({
  page,
  served,
}) => {
  await page.goto(`${served.origins.provider}/enquiry?destination=Agra`)
  const form = new WizardForm(page)
  await expect(form.field('Destination')).toHaveValue('Agra, Uttar Pradesh')
  const entries = [
    () => form.field('Days').fill('3'),
    () => form.field('4 Star').tap(),
    () => form.button('One adult more').tap(),
    () => form.field('Veg').tap(),
    ...Object.entries(PERSON).map(
      ([label, value]) =>
        () =>
          form.field(label).fill(value),
    ),
  ]
  expect(entries).toHaveLength(8)
  for (const enter of entries.slice(0, 4)) await enter()
  await form.button('Next').tap()
  for (const enter of entries.slice(4)) await enter()
  await form.button('Submit Enquiry').tap()
  await expect(page.getByText(SENT).first()).toBeVisible()
})

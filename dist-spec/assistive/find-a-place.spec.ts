import { WizardForm } from '../enquiry/wizard-form.ts'
import { test } from '../support/test.ts'
import { ScreenReader } from './screen-reader.ts'

test('a place is searched, found, and planned', async ({ page, served }) => {
  await page.clock.setFixedTime('2035-03-10T12:00:00')
  const reader = await ScreenReader.of(page)
  reader.ignore(/^\d+ suggestions?$/)
  const main = page.getByRole('main')
  reader.mask(/Days to go: \d+/g, 'Days to go: (days)')

  reader.chapter('By the header to a search')
  await reader.open(`${served.origins.provider}/privacy`)
  await reader.press('Tab', 'Tab', 'Tab', 'Tab', 'Enter')
  await reader.tabTo(main.getByRole('combobox', { name: /^Search by/ }))
  await reader.type('xyzzy')
  await reader.press('Enter', 'Tab', 'Enter')
  await reader.tabTo(main.getByRole('combobox', { name: /^Search by/ }))
  await reader.type('taj mahal')
  await reader.press('Enter')

  reader.chapter('To a region, and back')
  await reader.tabTo(main.getByRole('link', { name: 'Himalayas' }))
  await reader.press('Enter', 'Tab')
  await reader.act('goes back', () => page.goBack())
  await reader.tabTo(main.getByRole('link', { name: 'Taj Mahal', exact: true }))
  await reader.press('Enter')

  reader.chapter('From the attraction to the enquiry')
  await reader.tabTo(main.getByRole('link', { name: /^Plan/ }))
  await reader.press('Enter')
  const form = new WizardForm(page)
  await reader.tabTo(form.field('Days'))
  await reader.end('find-a-place')
})

import { WizardForm } from '../enquiry/wizard-form.ts'
import { newEmail } from '../site/support/traveller.ts'
import { test } from '../support/test.ts'
import { ScreenReader } from './screen-reader.ts'

test('a place is searched, found, and requested', async ({ page, served }) => {
  test.slow()
  await page.clock.setFixedTime('2035-03-10T12:00:00')
  const reader = await ScreenReader.of(page)
  reader.ignore(/^\d+ suggestions?$/)
  const main = page.getByRole('main')
  const email = newEmail()
  reader.mask(/TJ-[\w-]+/g, '(reference)')
  reader.mask(/Days to go: \d+/g, 'Days to go: (days)')
  reader.mask(email, 'asha@mail.example')

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
  await reader.type('3')
  await reader.tabTo(form.field('4 Star'))
  await reader.press('Space')
  await reader.tabTo(form.field('Adults'))
  await reader.press('ArrowUp', 'ArrowUp', 'Tab')
  await reader.type('0')
  await reader.tabTo(form.field('Veg'))
  await reader.press('Space', 'Enter')

  reader.chapter('Who asks, and thanks')
  await reader.fill('Asha', 'Rao', email, '98765 43210')
  await reader.press('Tab', 'Tab', 'Tab', 'Enter', 'Tab')
  await reader.end('find-a-place')
})

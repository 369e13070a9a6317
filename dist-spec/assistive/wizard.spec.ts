import { WizardForm } from '../enquiry/wizard-form.ts'
import { newEmail } from '../site/support/traveller.ts'
import { test } from '../support/test.ts'
import { ScreenReader } from './screen-reader.ts'

test('a trip to two places is planned, with every possible mistake', async ({ page, served }) => {
  test.slow()
  await page.clock.setFixedTime('2035-03-10T12:00:00')
  const reader = await ScreenReader.of(page)
  const form = new WizardForm(page)
  const email = newEmail()
  reader.mask(email, 'asha@mail.example')

  reader.chapter('Sent on too early')
  await reader.open(`${served.origins.provider}/enquiry`)
  await reader.tabTo(form.field('Destination'))
  await reader.press('Enter')

  reader.chapter('The first place')
  await reader.type('uma')
  await reader.hears(/^2 destinations$/m)
  await reader.press(
    'ArrowDown',
    'ArrowUp',
    'Enter',
    'Tab',
    'ArrowUp',
    'ArrowUp',
    'Tab',
    'Tab',
    'Space',
    'Tab',
    'Tab',
  )

  reader.chapter('A second place, taken out and brought back')
  await reader.tabTo(form.button('Add destination'))
  await reader.press('Enter')
  await reader.type('Jaipur')
  await reader.hears(/^1 destination$/m)
  await reader.press('Tab')
  await reader.type('3')
  await reader.press('Tab', 'Tab', 'Space')
  await reader.tabTo(form.stop(2).getByRole('button', { name: 'Remove destination' }))
  await reader.press('Enter', 'Enter')

  reader.chapter('The calendar')
  await reader.tabTo(form.field('From date'))
  await reader.press(
    'Tab',
    'Enter',
    'ArrowRight',
    'ArrowDown',
    'PageDown',
    'Shift+Tab',
    'Enter',
    'Escape',
    'Enter',
    'ArrowRight',
    'Enter',
    'Tab',
  )

  reader.chapter('A flexible month, chosen and taken back')
  await reader.press('Tab', 'Space', 'Space')

  reader.chapter('Who comes along, and how')
  await reader.tabTo(form.field('Adults'))
  await reader.fill('2', '0')
  await reader.press('Tab', 'Enter', 'Tab', 'Tab')
  await reader.tabTo(form.field('Veg'))
  await reader.press('Space', 'Tab', 'Tab', 'Enter', 'Tab')
  await reader.type('Birthday')
  await reader.tabTo(form.button('Add occasion'))
  await reader.press('Enter')
  await reader.tabTo(form.button('Next'))
  await reader.press('Enter')

  reader.chapter('Who asks')
  await reader.press('Enter')
  await reader.fill('Asha', 'Rao', 'asha', '12345')
  await reader.press('Enter', 'Control+a')
  await reader.type(email)
  await reader.press('Tab', 'Control+a')
  await reader.type('+91 98765-43210')
  await reader.press('Tab', 'Tab', 'Enter')
  await reader.tabTo(form.button('Next'))
  await reader.press('Enter')
  await reader.tabTo(form.button('Submit Enquiry'))
  await reader.press('Enter')
  await reader.end('wizard')
})

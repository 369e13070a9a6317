import { enquire, linkTo, newEmail, newTraveller } from '../site/support/traveller.ts'
import { expect, test } from '../support/test.ts'
import { ScreenReader } from './screen-reader.ts'

const PASSWORD = 'two pugmarks in sand'

test('a new visitor activates an account, looks around in it, and leaves', async ({
  page,
  served,
}) => {
  test.slow()
  const reader = await ScreenReader.of(page)
  const email = newEmail()
  const main = page.getByRole('main')
  reader.mask(email, 'asha@mail.example')
  reader.mask(/TJ-[\w-]+/g, '(reference)')
  reader.mask(/\d\d\/\d\d\/\d{4}/g, '(date)')

  await enquire(served.origins, email)
  reader.chapter('By the link of the mail')
  await reader.open(await linkTo(served.origins, email))
  await reader.tabTo(page.getByLabel('Password', { exact: true }))
  await reader.type('short')
  await reader.press('Enter', 'Control+a')
  await reader.type(PASSWORD)
  await reader.press('Tab', 'Enter', 'Shift+Tab', 'Tab', 'Tab')
  await reader.type('two pugmarks')
  await reader.press('Enter', 'Control+a')
  await reader.type(PASSWORD)
  await reader.press('Enter')

  reader.chapter('The account menu')
  const account = page.getByRole('banner').getByRole('button', { name: email })
  await reader.tabTo(account, 'Shift+Tab')
  await reader.press('Enter', 'Tab', 'Escape', 'Enter')
  await reader.tabTo(page.getByRole('banner').getByRole('link', { name: 'My enquiries' }))
  await reader.press('Enter')

  reader.chapter('My enquiries')
  await reader.tabTo(main.getByRole('link', { name: /^View enquiry/ }))
  await reader.press('Enter')
  await reader.tabTo(main.getByRole('link', { name: 'My profile' }), 'Shift+Tab')
  await reader.press('Enter')

  reader.chapter('My profile')
  await reader.tabTo(main.getByLabel('First name'))
  await reader.type('Asha')
  await reader.tabTo(main.getByRole('button', { name: 'Update Profile' }))
  await reader.press('Enter')
  await reader.tabTo(main.getByRole('button', { name: 'Update Password' }))
  await reader.press('Enter')

  reader.chapter('Signed out')
  await reader.tabTo(main.getByRole('button', { name: 'Logout' }), 'Shift+Tab')
  await reader.press('Enter')

  reader.chapter('Signed in again')
  await reader.open(`${served.origins.provider}/login`)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  await reader.tabTo(page.getByLabel('Email', { exact: true }))
  await reader.type(email)
  await reader.press('Tab')
  await reader.type('wrong')
  await reader.press('Enter', 'Control+a')
  await reader.type(PASSWORD)
  await reader.press('Enter')
  await reader.end('account')
})

test('a forgotten password is replaced', async ({ page, served }) => {
  const reader = await ScreenReader.of(page)
  const account = await newTraveller(served.origins)
  reader.mask(account.email, 'asha@mail.example')

  reader.chapter('Forgotten')
  await reader.open(`${served.origins.provider}/login`)
  const forgot = page.getByRole('link', { name: 'Forgot password?' })
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  await reader.tabTo(page.getByLabel('Email', { exact: true }))
  await reader.press('Enter')
  await reader.tabTo(forgot)
  await reader.press('Enter', 'Tab')
  await reader.type('asha')
  await reader.press('Enter', 'Enter', 'Control+a')
  await reader.type(account.email)
  await reader.press('Enter')

  reader.chapter('By the link of the mail')
  await reader.open(await linkTo(served.origins, account.email))
  await reader.tabTo(page.getByLabel('Password', { exact: true }))
  await reader.type(PASSWORD)
  await reader.tabTo(page.getByLabel('Re-enter Password', { exact: true }))
  await reader.type(PASSWORD)
  await reader.press('Enter', 'Tab')
  await reader.end('forgotten-password')
})

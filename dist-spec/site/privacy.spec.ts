import { EnquiryForm, RIGHT } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'
import { bring, sessionOf } from './support/traveller.ts'

const TYPED: [path: string, label: string][] = [
  ['/enquiry', 'Adults'],
  ['/review', 'First Name'],
  ['/submit-testimonials', 'First Name'],
]

test('lists every key that the site keeps in a browser', async ({ page, served }) => {
  const { origins } = served
  const at = (path: string) => page.goto(origins.provider + path)
  await bring(page, origins, await sessionOf(origins))
  await at('/')
  await new EnquiryForm(page).fillIn(RIGHT)
  for (const [path, label] of TYPED) {
    await at(path)
    await page.locator('main').getByLabel(label, { exact: true }).first().fill('2')
  }
  await at('/attraction-details/taj-mahal')
  await page.getByRole('combobox', { name: 'Search places' }).fill('kanha')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=kanha$/)
  await at('/privacy')
  const named = await page.locator('main code').allTextContents()
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  const bare = kept.map((key) => key.replace(/^(trip:[a-z]+).*/, '$1'))
  // Set only after a code is verified or something is sent, or while a sign-out is pending. One is a cookie.
  const more = ['device', 'trip:proofs', 'trip:sent', 'trip:reviewed', 'trip:untold']
  expect(named.toSorted()).toEqual([...new Set([...bare, ...more])].toSorted())
})

import { EnquiryForm, RIGHT } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'
import { bring, sessionOf } from './support/traveller.ts'

const TYPED: [path: string, label: string, key: string][] = [
  ['/enquiry', 'Adults', 'trip:wizard'],
  ['/review', 'First Name', 'trip:review'],
  ['/submit-testimonials', 'First Name', 'trip:testimonial'],
]

test('lists every key that the site keeps in a browser', async ({ page, served }) => {
  const { origins } = served
  const at = (path: string) => page.goto(origins.provider + path)
  await bring(page, origins, await sessionOf(origins))
  await at('/')
  await new EnquiryForm(page).fillIn(RIGHT)
  const keys = () => page.evaluate(() => Object.keys(localStorage).join(' '))
  for (const [path, label, key] of TYPED) {
    await at(path)
    await page.locator('main').getByLabel(label, { exact: true }).first().fill('2')
    await expect.poll(keys).toContain(key)
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
  // Set only after a code is verified, something is sent or has to wait, while a large file is sent, a language is chosen,
  // or while a sign-out is pending. One is a cookie.
  const more = [
    'device',
    'trip:language',
    'trip:outbox',
    'trip:proofs',
    'trip:sent',
    'trip:reviewed',
    'trip:untold',
    'trip:uploads',
  ]
  expect(named.toSorted()).toEqual([...new Set([...bare, ...more])].toSorted())
})

import { WizardForm } from '../enquiry/wizard-form.ts'
import { englishIn } from './english-left.ts'
import { expect, test } from '../support/test.ts'
import { linkTo, newEmail } from '../site/support/traveller.ts'

// A toast that is fading in does not have its final contrast yet.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
})

const latin = (text: string) => englishIn([{ text, at: 'line' }], [])

test('a trip is requested, confirmed and found again in Hindi', async ({
  page,
  served,
  axe,
  outbox,
}) => {
  const email = newEmail()
  await page.goto(`${served.origins.provider}/hi/enquiry?destination=Agra`)
  const form = new WizardForm(page)
  await expect(form.field('डेस्टिनेशन')).toHaveValue('आगरा, उत्तर प्रदेश')
  await form.button('आगे').tap()
  await expect(form.field('दिन')).toHaveAccessibleDescription(/दिनों की संख्या लिखें/)
  await form.field('दिन').fill('३')
  await form.field('4 स्टार').tap()
  await form.field('वयस्क').fill('२')
  await form.field('वेज').tap()
  await form.button('आगे').tap()
  await form.field('पहला नाम').fill('आशा')
  await form.field('सरनेम').fill('राव')
  await form.field('ईमेल आईडी').fill(email)
  await form.field('मोबाइल नंबर').fill('+९१ ९८७६५ ४३२१०')
  expect(await axe(page)).toEqual([])
  await form.button('पूछताछ भेजें').tap()
  await expect(page.locator('[data-toast-text]')).toContainText('धन्यवाद')

  const [row] = await served.provider.database.query(
    'select reference, language, first_name, phone_number, number_of_adults from enquiries where email = $1',
    [email],
  )
  expect(row).toMatchObject({ language: 'hi', first_name: 'आशा', number_of_adults: 2 })
  const mail = (await outbox()).find(({ to }) => to === email)!
  expect(mail.subject).toBe(`आपकी ट्रिप की पूछताछ ${row!['reference']}`)
  expect(mail.text).toContain('आगरा')
  expect(latin(mail.text)).toEqual([])

  await page.goto(await linkTo(served.origins, email))
  await expect(page).toHaveURL(/\/hi\/activate-account/)
  await page.getByLabel('पासवर्ड', { exact: true }).fill('बाघ के पदचिह्न')
  await page.getByLabel('पासवर्ड दोबारा लिखें', { exact: true }).fill('बाघ के पदचिह्न')
  await page.getByRole('button', { name: 'अकाउंट चालू करें' }).tap()
  await expect(page).toHaveURL(/\/hi\/my-enquiries$/)
  await expect(page.locator('main')).toContainText('आगरा')
  expect(latin(await page.locator('main').innerText())).toEqual([])
  expect(await axe(page)).toEqual([])
})

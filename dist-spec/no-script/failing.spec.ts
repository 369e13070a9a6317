import { randomBytes } from 'node:crypto'
import { serveForTest } from '../../demo/server/serve-for-test.ts'
import { EnquiryForm, FAILED, RIGHT } from '../enquiry/enquiry-form.ts'
import { PERSON, UMARIA, WizardForm } from '../enquiry/wizard-form.ts'
import { expect, test } from '../support/test.ts'
import { posted, summary } from './form.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

let late = 0
/** A clock that can be set forward, because responses are cached for a few seconds. */
const now = () => new Date(Date.now() + late)
const MODE = { demo: true, production: false, log: () => {}, now }
const email = () => `${randomBytes(6).toString('hex')}@mail.example`

test('keeps its input above the rate limit, and while the provider is down', async ({ page }) => {
  const enquiryRate = { limit: 1, seconds: 600 }
  const own = await serveForTest({ ...MODE, enquiryRate })
  const form = new EnquiryForm(page)
  const send = async () => {
    await page.goto(own.origins.provider)
    await form.fillIn({ ...RIGHT, Email: email() })
    const answer = posted(page)
    await form.submit()
    return answer
  }
  expect((await send()).status()).toBe(303)
  const second = await send()
  expect(second.status()).toBe(429)
  expect(Number(second.headers()['retry-after'])).toBeGreaterThan(1)
  await expect(page).toHaveTitle(/^Error: /)
  await expect(summary(page)).toContainText(FAILED)
  await expect(summary(page)).toContainText('Please wait')

  await own.provider.database.close()
  late += 10_000
  const answer = posted(page)
  await form.submit()
  expect((await answer).status()).toBe(503)
  expect((await answer).headers()['retry-after']).toBe('30')
  await expect(page).toHaveTitle(/^Error: /)
  await expect(summary(page)).toContainText(FAILED)
  await expect(form.field('Days')).toHaveValue(RIGHT.Days)
  await expect(form.field('Destination').locator(':checked')).toHaveText(RIGHT.Destination)
  // Its database is already closed.
  await own.close().catch(() => {})
})

test('keeps the first step of the wizard while the provider is down', async ({ page }) => {
  const own = await serveForTest({ ...MODE })
  const form = new WizardForm(page)
  await page.goto(`${own.origins.provider}/enquiry`)
  const stop = form.stop(1)
  await stop.getByLabel('Destination').fill(UMARIA.city)
  await stop.getByLabel('Days').fill(UMARIA.days)
  await stop.getByLabel('5 Star').check()
  await form.field('Adults').fill('2')
  await form.field('Veg').check()
  await form.button('Next').click()
  for (const [label, text] of Object.entries(PERSON)) await form.field(label).fill(text)
  await own.provider.database.close()
  late += 10_000
  await form.button('Submit Enquiry').click()
  await expect(summary(page)).toContainText(FAILED)
  await expect(form.field('First Name')).toHaveValue(PERSON['First Name'])
  await form.button('Previous').click()
  await expect(stop.getByLabel('Destination')).toHaveValue('Umaria, Madhya Pradesh')
  await own.close().catch(() => {})
})

test('says at the top that a code was sent, and lets it be sent again', async ({
  page,
  served,
}) => {
  const address = `${randomBytes(6).toString('hex')}@xoriant.com`
  const form = new EnquiryForm(page)
  await page.goto(`${served.origins.provider}/xoriant`)
  await expect(form.field('Corporate company').locator(':checked')).toHaveText('Xoriant')
  await form.field('Corporate Email').fill(address)
  await form.button('Send OTP').click()
  await expect(summary(page)).toContainText(`We sent a code of 6 digits to ${address}`)
  await form.button('Resend OTP').click()
  await expect(summary(page)).toContainText(`We’ve already sent a code to ${address}.`)
  await expect(form.field('OTP')).toBeVisible()
})

test('asks about a change of an enquiry that may be stored, and updates it', async ({
  page,
  served,
}) => {
  const own = email()
  const form = new EnquiryForm(page)
  const provider = served.origins.provider
  const key = randomBytes(6).toString('hex')
  const [city] = await served.provider.database.query(`select uuid from cities where name = 'Agra'`)
  const sent = {
    destinations: [{ city: city!['uuid'], no_days: 5 }],
    number_of_adults: 2,
    phone_number: '9876543210',
    email: own,
  }
  await page.request.post(`${provider}/api/v1/trips/enquiry/`, {
    data: sent,
    headers: { 'idempotency-key': key },
  })
  await page.goto(provider)
  await form.fillIn({ ...RIGHT, Email: own, 'Total People': '7' })
  // As in a form that was rendered again because its first response was lost.
  const intent = encodeURIComponent(JSON.stringify({ key, body: JSON.stringify(sent) }))
  await page.route('**/*', async (route) => {
    const data = route.request().postData()
    return data === null
      ? route.continue()
      : route.continue({ postData: `${data}&intent=${intent}` })
  })
  await form.submit()
  await expect(summary(page)).toContainText('Your first enquiry may have reached us')
  await page.unroute('**/*')
  await page.getByRole('button', { name: 'Update the enquiry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your enquiry.')
  const stored = await served.provider.database.query(
    'select number_of_adults from enquiries where email = $1',
    [own],
  )
  expect(stored).toEqual([{ number_of_adults: 7 }])
})

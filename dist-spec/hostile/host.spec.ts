import { EnquiryForm, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'

test('lets the host change or cancel what is sent', async ({ page, host, served }) => {
  const email = `host-${process.pid}@example.com`
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  await form.fillIn({ ...RIGHT, Email: email })
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const name of ['send', 'sent', 'failed']) {
      document.body.addEventListener(`trip-enquiry-${name}`, (event) => {
        heard.push(`${name} ${Object.keys((event as CustomEvent).detail)}`)
        if (heard.length === 1) event.preventDefault()
        if (heard.length === 2) (event as CustomEvent).detail.payload.number_of_adults = 7
      })
    }
  })
  await form.submit()
  await expect(form.button('Submit Enquiry')).not.toHaveAttribute('aria-disabled')
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
    'send payload',
    'send payload',
    'sent reference,form',
  ])
  const query = 'select number_of_adults from enquiries where email = $1'
  expect(await served.provider.database.query(query, [email])).toEqual([{ number_of_adults: 7 }])
})

test('takes values from its attributes, which never overwrite typed input', async ({
  page,
  host,
}) => {
  const form = new EnquiryForm(page)
  await page.goto(`${host}/prefilled.html`)
  await form.ready()
  await expect(form.field('Destination').locator('option:checked')).toHaveText('Umaria')
  await expect(form.field('Days')).toHaveValue('4')
  await expect(form.field('I am a corporate user')).toBeChecked()
  await form.field('Days').fill('6')
  await form.element.evaluate((element) => {
    element.setAttribute('days', '9')
    element.setAttribute('people', '8')
  })
  await expect(form.field('Total People')).toHaveValue('8')
  await expect(form.field('Days')).toHaveValue('6')
})

test('offers to reload the cities after a failure', async ({ page, host }) => {
  const form = new EnquiryForm(page)
  await page.route('**/cities/', (route) => route.abort())
  await page.goto(`${host}/enquiry.html`)
  await expect(form.button('Try again')).toBeVisible()
  await page.unroute('**/cities/')
  await form.button('Try again').click()
  await form.ready()
  await expect(form.button('Try again')).toBeHidden()
})

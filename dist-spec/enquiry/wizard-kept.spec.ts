import { FAILED, SENT } from './enquiry-form.ts'
import { expect, test } from '../support/test.ts'
import { JAIPUR, OCCASIONS, PERSON, WizardForm } from './wizard-form.ts'

let count = 0
const address = () => `kept-${process.pid}-${++count}@example.com`

const stored = 'select reference, phone_number from enquiries where email = $1'

test('keeps all input through a reload and navigation, until it is discarded', async ({
  page,
  host,
}) => {
  const form = new WizardForm(page)
  await page.goto(`${host}/bare.html`)
  await page.goto(`${host}/wizard.html`)
  await form.ready()
  await expect(form.element.getByText('We kept what you typed.')).toBeHidden()
  await form.fillTrip()
  await form.button('Add destination').click()
  await form.fillStop(2, JAIPUR)
  await form.field('Non veg').check()
  await form.unfold(OCCASIONS)
  await form.field('Occasion').fill('Birthday')
  await form.dated('Date of occasion')
  await form.field('Date of occasion').fill('01/02/2030')
  await form.next()
  await form.fillPerson()
  const leave = [
    () => page.reload(),
    async () => void (await page.goBack(), await page.goForward()),
  ]
  for (const go of leave) {
    await go()
    await expect(form.step).toContainText('User Details')
    await expect(form.element.getByText('We kept what you typed.')).toBeVisible()
    for (const [label, value] of Object.entries(PERSON)) {
      await expect(form.field(label)).toHaveValue(value)
    }
    await expect(page.locator('body')).toBeFocused()
  }
  await form.button('Previous').click()
  await form.ready()
  await expect(form.field('Adults')).toHaveValue('2')
  await expect(form.total).toHaveText('Your trip: 7 days, 6 nights')
  await expect(form.stop(2).getByLabel('Destination')).toHaveValue('Jaipur, Rajasthan')
  await expect(form.stop(1).getByLabel('3 Star')).toBeChecked()
  await expect(form.field('Veg')).toBeChecked()
  await expect(form.field('Non veg')).toBeChecked()
  await form.dated('Date of occasion')
  await expect(form.field('Date of occasion')).toHaveValue('01/02/2030')

  await form.button('Start over').click()
  await expect(form.field('Destination')).toBeFocused()
  await expect(form.field('Adults')).toHaveValue('')
  await expect(form.stop(2)).toBeHidden()
  await expect(form.element.getByText('We kept what you typed.')).toBeHidden()
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  await page.reload()
  await form.ready()
  await expect(form.field('Below 5')).toHaveValue('0')
})

test('keeps all input when refused, after a failure and a lost response, and stores one enquiry', async ({
  page,
  host,
  served,
}) => {
  const email = address()
  const form = new WizardForm(page)
  await page.goto(`${host}/wizard.html`)
  await form.fillTrip()
  await form.next()
  await form.fillPerson({ Email: email })
  await form.element.evaluate((element) => {
    const spoil = (event: Event) => {
      ;(event as CustomEvent).detail.payload.destinations[0].no_days = 400
    }
    element.addEventListener('trip-enquiry-send', spoil, { once: true })
  })
  await form.submit()
  await expect(form.step).toContainText('Destination Details')
  await expect(form.field('Days')).toBeFocused()
  await expect(form.field('Days')).toHaveAccessibleDescription(
    'Days must be a number from 1 to 365',
  )
  await expect(form.notice).toContainText(FAILED)
  await form.next()

  const failed = () =>
    page.waitForEvent('requestfailed', (request) => request.url().includes('/enquiry/'))
  await page.route('**/enquiry/?*', (route) => route.abort())
  await Promise.all([failed(), form.submit()])
  await expect(form.notice).toContainText(FAILED)
  await expect(form.field('Email')).toHaveValue(email)
  expect(await served.provider.database.query(stored, [email])).toEqual([])
  await page.unroute('**/enquiry/?*')

  await page.route('**/enquiry/?*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await Promise.all([failed(), form.button('Submit Enquiry').dblclick()])
  await expect(form.button('Submit Enquiry')).toBeEnabled()
  await expect(form.notice).toContainText(FAILED)
  await page.unroute('**/enquiry/?*')
  await page.reload()
  await expect(form.field('Email')).toHaveValue(email)
  const [{ reference } = {}] = await served.provider.database.query(stored, [email])
  await form.field('Mobile Number').fill('9123456789')
  await form.submit()
  await form.button('Update the enquiry').click()
  await expect(form.notice).toHaveText(SENT)
  expect(await served.provider.database.query(stored, [email])).toEqual([
    { reference, phone_number: '9123456789' },
  ])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})

test('keeps its state when moved in the middle of a word, and while the other form is shown', async ({
  page,
  host,
}) => {
  const form = new WizardForm(page)
  const become = (variant: string) =>
    form.element.evaluate((element, variant) => Object.assign(element, { variant }), variant)
  await page.goto(`${host}/enquiry.html`)
  await form.field('Total People').fill('7')
  await become('wizard')
  await form.fillTrip()
  await form.next()
  await form.field('First Name').pressSequentially('As')
  await page.evaluate(() => {
    const place = document.body.appendChild(document.createElement('section'))
    const widget = document.querySelector('trip-enquiry')!
    ;(place as Element & { moveBefore: (node: Node, child: null) => void }).moveBefore(widget, null)
  })
  await expect(form.field('First Name')).toBeFocused()
  await page.keyboard.type('ha')
  await page.evaluate(() =>
    document.querySelector('main')!.append(document.querySelector('trip-enquiry')!),
  )
  await expect(form.field('First Name')).toHaveValue('Asha')
  await become('simple')
  await expect(form.field('Total People')).toHaveValue('7')
  await become('wizard')
  await expect(form.field('First Name')).toHaveValue('Asha')
  await form.button('Previous').click()
  await expect(form.field('Adults')).toHaveValue('2')
  await expect(form.field('5 Star')).toBeChecked()
  await become('no such word')
  await expect(form.field('Total People')).toHaveValue('7')
})

test('prefills the first destination and the adults from its attributes', async ({
  page,
  host,
}) => {
  const form = new WizardForm(page)
  await page.goto(`${host}/wizard.html`)
  await form.element.evaluate((element) =>
    Object.assign(element, { destination: 'jaipur', days: 6, people: 3 }),
  )
  await form.ready()
  await expect(form.field('Destination')).toHaveValue('Jaipur, Rajasthan')
  await expect(form.field('Adults')).toHaveValue('3')
  await expect(form.total).toHaveText('Your trip: 6 days, 5 nights')
})

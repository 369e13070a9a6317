import type { Serving } from '../../demo/server/serve.ts'
import { EMPTY, EnquiryForm, FAILED, RIGHT, SENT } from './enquiry-form.ts'
import { expect, test } from '../support/test.ts'

const rows = ({ provider }: Serving, email: string) =>
  provider.database.query(
    `select e.*, d.no_days, c.name as city from enquiries e
     join destinations d on d.enquiry = e.uuid join cities c on c.uuid = d.city
     where e.email = $1`,
    [email],
  )

let count = 0
const address = () => `visitor-${process.pid}-${++count}@example.com`

test(
  'sends a whole enquiry from a partner blog to the database and two mailboxes',
  { tag: '@core' },
  async ({ page, served, outbox }) => {
    const email = address()
    const form = new EnquiryForm(page)
    await page.goto(served.origins.blog)
    await form.fillIn({ ...RIGHT, Email: email })
    await form.submit()
    await expect(form.notice).toHaveText(SENT)
    const reference = await form.element.locator('strong').textContent()
    expect(await rows(served, email)).toMatchObject([
      {
        reference,
        city: 'Umaria',
        no_days: 5,
        number_of_adults: 2,
        phone_number: '9876543210',
        partner: 'monsoon-ledger',
      },
    ])
    const mails = (await outbox()).filter(({ text }) => text.includes(reference!))
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      ['enquiries@tigertrail.example', email].toSorted(),
    )
  },
)

test(
  'shows errors at their fields, and clears them when fixed',
  { tag: '@core' },
  async ({ page, host }) => {
    const form = new EnquiryForm(page)
    await page.goto(`${host}/enquiry.html`)
    await form.ready()
    await form.submit()
    for (const [label, text] of Object.entries(EMPTY)) {
      await expect(form.field(label)).toHaveAccessibleDescription(text)
      await expect(form.field(label)).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(form.field('Destination')).toBeFocused()
    await form.field('Email').fill('asha@')
    await expect(form.field('Email')).toHaveAttribute('aria-invalid', 'true')
    await form.field('Email').fill('asha@example.com')
    await expect(form.field('Email')).not.toHaveAttribute('aria-invalid')
    await form.field('Mobile').fill('12345')
    await form.submit()
    await expect(form.field('Mobile')).toHaveAccessibleDescription('Phone number is not valid')
  },
)

test('keeps all input after a failure and a lost response, and stores one enquiry', async ({
  page,
  host,
  served,
}) => {
  const email = address()
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  await form.fillIn({
    ...RIGHT,
    Days: '५',
    'Total People': '٢',
    Email: email,
    Mobile: '+1 415 555 0123',
  })
  await form.submit()
  await expect(form.field('Mobile')).toHaveAccessibleDescription(
    'Phone number is not valid. We need an Indian mobile number of 10 digits, with or without +91.',
  )
  await form.field('Mobile').fill('९८७६५ ४३२१०')

  await page.route('**/enquiry/?*', (route) => route.abort())
  await form.submit()
  await expect(form.notice).toContainText(FAILED)
  await expect(form.field('Mobile')).toHaveValue('९८७६५ ४३२१०')
  await expect(form.field('Days')).toHaveValue('५')
  await expect(form.button('Submit Enquiry')).toBeEnabled()
  expect(await rows(served, email)).toEqual([])
  await page.unroute('**/enquiry/?*')

  await page.route('**/enquiry/?*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await form.submit()
  await expect.poll(async () => (await rows(served, email)).length).toBe(1)
  await expect(form.button('Submit Enquiry')).toBeEnabled()
  await expect(form.notice).toContainText(FAILED)
  await page.unroute('**/enquiry/?*')
  await page.reload()
  await expect(form.field('Mobile')).toHaveValue('९८७६५ ४३२१०')
  await form.ready()
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
  expect(await rows(served, email)).toMatchObject([
    { number_of_adults: 2, phone_number: '9876543210', no_days: 5 },
  ])
})

test('updates an enquiry after a lost response, or sends another, by keyboard', async ({
  page,
  host,
  served,
}) => {
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  for (const [choice, people] of [
    ['Update the enquiry', [4]],
    ['Send another', [2, 4]],
  ] as const) {
    const email = address()
    await form.fillIn({ ...RIGHT, Email: email })
    await page.route('**/enquiry/?*', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await form.submit()
    await expect(form.notice).toContainText(FAILED)
    await page.unroute('**/enquiry/?*')
    await page.reload()
    await form.ready()
    await form.field('Total People').fill('4')
    await form.submit()
    await expect(form.notice).toContainText('Your first enquiry may have reached us')
    await expect(form.button('Update the enquiry')).toBeFocused()
    expect(await rows(served, email)).toHaveLength(1)
    await form.button(choice).press('Enter')
    await expect(form.notice).toHaveText(SENT)
    const stored = await served.provider.database.query(
      'select number_of_adults from enquiries where email = $1 order by received_at',
      [email],
    )
    expect(stored.map((row) => row['number_of_adults'])).toEqual(people)
    await form.button('Plan another trip').click()
  }
})

test('stores one enquiry for a double click, and for Enter plus click', async ({
  page,
  host,
  served,
}) => {
  const form = new EnquiryForm(page)
  const click = () => form.button('Submit Enquiry').dblclick()
  const enter = async () => {
    await form.field('Mobile').press('Enter')
    await form.button('Sending').click({ force: true })
  }
  await page.goto(`${host}/enquiry.html`)
  for (const send of [click, enter]) {
    const email = address()
    let release: () => void = () => {}
    const pressed = new Promise<void>((resolve) => (release = resolve))
    let asked = 0
    await form.fillIn({ ...RIGHT, Email: email })
    await page.route('**/enquiry/?*', async (route) => {
      asked++
      await pressed
      await route.continue()
    })
    await send()
    await expect(form.button('Sending')).toBeVisible()
    release()
    await expect(form.notice).toHaveText(SENT)
    await page.unroute('**/enquiry/?*')
    expect(asked).toBe(1)
    expect(await rows(served, email)).toHaveLength(1)
    await form.button('Plan another trip').click()
  }
})

test('is filled in and sent by keyboard alone, and announces the result', async ({
  page,
  host,
}) => {
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  await form.ready()
  await page.keyboard.press('Tab')
  await expect(form.field('Destination')).toBeFocused()
  await page.keyboard.type('Umaria')
  await page.keyboard.press('Tab')
  await expect(form.element.getByRole('link', { name: 'See trip ideas' })).toBeFocused()
  const { Destination: _, ...others } = { ...RIGHT, Email: address() }
  for (const value of Object.values(others)) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
  await expect(form.notice).toHaveText(SENT)
  await expect(form.button('Plan another trip')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(form.button('Plan another trip')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.field('Days')).toHaveValue('')
  await expect(form.notice).toHaveText('')
})

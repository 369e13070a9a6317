import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { photo } from '../review/photos.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

const email = () => `${randomBytes(6).toString('hex')}@mail.example`
const CLIP = resolve(import.meta.dirname, '../support/files/clip.mp4')

for (const width of [390, 1440]) {
  test(
    `a simple enquiry is sent from a page ${width} px wide`,
    { tag: '@core' },
    async ({ page, served }) => {
      const own = email()
      await page.setViewportSize({ width, height: 900 })
      await page.goto(served.origins.provider)
      const form = page.locator('trip-enquiry')
      await form.getByLabel('Days').fill('5')
      await form.getByLabel('Email', { exact: true }).fill('nobody')
      await form.getByRole('button', { name: 'Submit Enquiry' }).click()
      await expect(page).toHaveTitle(/^Error: /)
      await expect(form.getByRole('alert').first()).toContainText('There is a problem')
      await expect(form.getByLabel('Days')).toHaveValue('5')
      await expect(form.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
        'Must be a valid email',
      )
      await form.getByRole('alert').getByText('Please select the destination').click()
      await expect(form.getByLabel('Destination')).toBeFocused()
      await form.getByLabel('Destination').selectOption('Agra')
      await form.getByLabel('Total People').fill('2')
      await form.getByLabel('Email', { exact: true }).fill(own)
      await form.getByLabel('Mobile').fill('9000000000')
      await form.getByRole('button', { name: 'Submit Enquiry' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your enquiry.')
      const [row] = await served.provider.database.query<{ reference: string }>(
        'select reference from enquiries where email = $1',
        [own],
      )
      await expect(page.getByText(row!.reference)).toBeVisible()
    },
  )
}

test('the wizard adds and removes rows, keeps its input, and is sent', async ({ page, served }) => {
  const own = email()
  await page.goto(`${served.origins.provider}/enquiry?destination=Agra`)
  const form = page.locator('trip-enquiry')
  const stop = (index: number) => form.getByRole('group', { name: `Stop ${index}` })
  await expect(stop(1).getByLabel('Destination')).toHaveValue('Agra, Uttar Pradesh')
  await stop(1).getByLabel('Days').fill('3')
  await stop(1).getByLabel('5 Star').check()
  await form.getByText('More about your group').click()
  await form.getByLabel('Senior citizens').fill('2')
  await form.getByRole('button', { name: 'Add destination' }).click()
  const request = form.getByLabel('Any special request')
  await expect(request).toHaveValue('Senior citizens: 2')
  await form.getByText('More about your group').click()
  await form.getByLabel('Senior citizens').fill('3')
  await stop(2).getByLabel('Destination').fill('jaipur')
  await stop(2).getByLabel('Days').fill('2')
  await stop(2).getByLabel('3 Star').check()
  await form.getByRole('button', { name: 'Add destination' }).click()
  await expect(stop(2).getByLabel('Destination')).toHaveValue('Jaipur, Rajasthan')
  await expect(request).toHaveValue('Senior citizens: 3')
  await request.fill('No stairs.\nThree of us are over 70.')
  await stop(3).getByRole('button', { name: 'Remove destination' }).click()
  await expect(stop(3)).toHaveCount(0)
  await expect(stop(1).getByLabel('5 Star')).toBeChecked()
  await expect(form.getByText('5 Days')).toBeVisible()
  await form.getByLabel('Veg', { exact: true }).check()
  await form.getByRole('button', { name: 'Next' }).click()
  await expect(form.getByRole('alert')).toContainText('Please enter the number of adults')
  await form.getByLabel('Adults').fill('2')
  await form.getByLabel('Adults').press('Enter')
  await expect(form.getByLabel('First Name')).toBeVisible()
  await form.getByLabel('First Name').fill('Asha')
  await form.getByRole('button', { name: 'Previous' }).click()
  await expect(stop(2).getByLabel('Destination')).toHaveValue('Jaipur, Rajasthan')
  await expect(form.getByLabel('Veg', { exact: true })).toBeChecked()
  await expect(request).toHaveValue('No stairs.\nThree of us are over 70.')
  await form.getByRole('button', { name: 'Next' }).click()
  await expect(form.getByLabel('First Name')).toHaveValue('Asha')
  await form.getByLabel('Last Name').fill('Rao')
  await form.getByLabel('Email').fill(own)
  await form.getByLabel('Mobile').fill('9000000000')
  await form.getByRole('button', { name: 'Submit Enquiry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your enquiry.')
  const [sent] = await served.provider.database.query(
    'select any_special_request as request from enquiries where email = $1',
    [own],
  )
  expect(sent).toEqual({ request: 'No stairs.\nThree of us are over 70.' })
  const stops = await served.provider.database.query(
    `select no_days, accommodation_preference as hotels from destinations
     join enquiries on enquiries.uuid = enquiry where email = $1 order by sequence`,
    [own],
  )
  expect(stops).toEqual([
    { no_days: 3, hotels: '5 Star' },
    { no_days: 2, hotels: '3 Star' },
  ])
})

test('a corporate user verifies the address by a code, and sends', async ({
  page,
  served,
  outbox,
}) => {
  const name = randomBytes(6).toString('hex')
  const corporate = `${name}@xoriant.example`
  await page.goto(served.origins.provider)
  const form = page.locator('trip-enquiry')
  const submit = form.getByRole('button', { name: 'Submit Enquiry' })
  await form.getByLabel('Destination').selectOption('Agra')
  await form.getByLabel('Days').fill('5')
  await form.getByLabel('Total People').fill('2')
  await form.getByLabel('Email', { exact: true }).fill(email())
  await form.getByLabel('Mobile').fill('9000000000')
  await form.getByLabel('I am a corporate user').check()
  await submit.click()
  await form.getByLabel('Corporate company').selectOption('Xoriant')
  await form.getByLabel('Corporate Email').fill(corporate)
  await form.getByRole('button', { name: 'Send OTP' }).click()
  await form.getByLabel('OTP', { exact: true }).fill('000000')
  await form.getByRole('button', { name: 'Verify OTP' }).click()
  await expect(form.getByText('This isn’t the code we sent.').first()).toBeVisible()
  const mail = (await outbox()).find(({ to }) => to === corporate)
  await form.getByLabel('OTP', { exact: true }).fill(/\d{6}/.exec(mail!.text)![0])
  await form.getByRole('button', { name: 'Verify OTP' }).click()
  await expect(form.getByText('Corporate Email verified')).toBeVisible()
  await submit.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your enquiry.')
  const [row] = await served.provider.database.query(
    `select c.name from enquiries e join corporate_users u on u.uuid = e.corporate_user
     join companies c on c.uuid = u.company where u.corporate_email = $1`,
    [corporate],
  )
  expect(row).toEqual({ name: 'Xoriant' })
})

test('a review is sent with its photos', async ({ page, served }) => {
  const own = email()
  await page.goto(`${served.origins.provider}/review/taj-mahal`)
  const form = page.locator('trip-review')
  await expect(form.getByLabel('Attraction')).toHaveValue('Agra, Uttar Pradesh/Taj Mahal')
  await form.getByLabel('First Name').fill('Asha')
  await form.getByLabel('Last Name').fill('Rao')
  await form.getByLabel('Email Address').fill(own)
  await form.getByLabel('Mobile Number').fill('9000000000')
  await form.getByLabel('Date of visit').fill('2026-01-02')
  await form.getByLabel('Feedback').fill('Worth every hour of the way.')
  await form.locator('input[type=file]').setInputFiles([await photo('one.jpg', 3)])
  await form.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(form.getByLabel('Feedback')).toHaveValue('Worth every hour of the way.')
  await expect(form.getByLabel('Date of visit')).toHaveValue('2026-01-02')
  await expect(form.getByText('Please choose the file again.').first()).toBeVisible()
  await form.getByLabel('4 stars').check({ force: true })
  await form
    .locator('input[type=file]')
    .setInputFiles([await photo('one.jpg', 3), await photo('two.jpg', 4)])
  await form.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your review.')
  const [row] = await served.provider.database.query(
    'select attraction, rating, jsonb_array_length(images) as photos from reviews where email = $1',
    [own],
  )
  expect(row).toEqual({ attraction: 'taj-mahal', rating: 4, photos: 2 })
})

test('a testimonial is sent with its video', async ({ page, served }) => {
  const own = email()
  await page.goto(`${served.origins.provider}/submit-testimonials`)
  const form = page.locator('trip-testimonial')
  await form.getByLabel('First Name').fill('Asha')
  await form.getByLabel('Last Name').fill('Rao')
  await form.getByLabel('Email').fill(own)
  await form.getByLabel('Mobile').fill('9000000000')
  await form.getByLabel('Feedback').fill('Worth every hour of the way.')
  await form.getByRole('button', { name: 'Submit Testimonial' }).click()
  await expect(form.getByText('Please upload a video').first()).toBeVisible()
  await form.locator('input[type=file]').setInputFiles(CLIP)
  await form.getByRole('button', { name: 'Submit Testimonial' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your testimonial.')
  const rows = await served.provider.database.query(
    'select description from testimonials where email = $1',
    [own],
  )
  expect(rows).toEqual([{ description: 'Worth every hour of the way.' }])
})

test('a form from another site is shown, but stored only when it is sent from ours', async ({
  page,
  served,
  host,
}) => {
  const own = email()
  const { provider } = served.origins
  const fields = {
    form: 'trip-enquiry',
    days: '5',
    total_people: '2',
    email: own,
    mobile_number: '9000000000',
  }
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input name="${name}" value="${value}">`,
  )
  await page.route(`${host}/post`, async (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${provider}/">${inputs.join('')}<button>Send</button></form>`,
    }),
  )
  await page.goto(`${host}/post`)
  await page.getByRole('button').click()
  const form = page.locator('trip-enquiry')
  await expect(form.getByRole('alert')).toHaveText('Please check your entries and send the form.')
  const count = async () =>
    (await served.provider.database.query('select 1 from enquiries where email = $1', [own])).length
  expect(await count()).toBe(0)
  await form.getByLabel('Destination').selectOption('Agra')
  await form.getByRole('button', { name: 'Submit Enquiry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your enquiry.')
  expect(await count()).toBe(1)
})

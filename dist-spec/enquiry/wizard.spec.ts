import type { Serving } from '../../demo/server/serve.ts'
import { SENT } from './enquiry-form.ts'
import { expect, type Mail, test } from '../support/test.ts'
import {
  dayFromNow,
  JAIPUR,
  OCCASIONS,
  PARTY,
  TRIP_FAULTS,
  UMARIA,
  WISHES,
  WizardForm,
  written,
} from './wizard-form.ts'

const stored = ({ provider }: Serving, email: string) =>
  provider.database.query('select * from enquiries where email = $1', [email])

const stops = ({ provider }: Serving, email: string) =>
  provider.database.query(
    `select c.name as city, d.no_days, d.no_nights, d.accommodation_preference, d.sequence
     from destinations d join enquiries e on e.uuid = d.enquiry join cities c on c.uuid = d.city
     where e.email = $1 order by d.position`,
    [email],
  )

const told = (mails: Mail[], reference: string) =>
  mails.filter(({ text }) => text.includes(reference))

let count = 0
const address = () => `wizard-${process.pid}-${++count}@example.com`

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test(
    'sends a whole trip to the database and two mailboxes',
    { tag: '@core' },
    async ({ page, host, served, outbox }) => {
      const email = address()
      const form = new WizardForm(page)
      await page.goto(`${host}/wizard.html`)
      await form.fillTrip()
      await form.field('Non veg').tap()
      await form.fold(PARTY).tap()
      await form.field('Senior citizens').fill('1')
      await form.field('Travelling with').selectOption('Family')
      await form.button('Add destination').tap()
      await expect(form.stop(2).getByLabel('Destination', { exact: true })).toBeFocused()
      await form.fillStop(2, JAIPUR)
      await expect(form.stop(1).getByLabel('Nights')).toHaveValue('3')
      await expect(form.stop(2).getByLabel('Nights')).toHaveValue('2')
      await expect(form.element.getByText('Your trip: 7 days, 6 nights')).toBeVisible()
      await expect(form.field('To date')).toHaveValue(written(dayFromNow(14)))
      await form.fold(OCCASIONS).tap()
      await form.field('Occasion').fill('Anniversary')
      await form.fold(WISHES).tap()
      await form.field('Coupon code').fill('MONSOON')
      await form.field('Any special request').fill('A quiet room.\nNo stairs.')
      await form.button('Next').tap()
      await expect(form.field('First Name')).toBeFocused()
      await expect(form.step).toContainText('User Details')
      await form.fillPerson({ Email: ` ${email} ` })
      await form.button('Submit Enquiry').tap()
      await expect(form.notice).toHaveText(SENT)

      const reference = await form.element.locator('.thanks strong').textContent()
      expect(await stored(served, email)).toMatchObject([
        {
          reference,
          partner: 'dist-spec',
          number_of_adults: 2,
          number_of_kids: 1,
          meal_plan: 'BOTH',
          coupon_code: 'MONSOON',
          from_date: dayFromNow(7),
          to_date: dayFromNow(14),
          any_special_request: 'A quiet room.\nNo stairs.',
          first_name: 'Asha',
          last_name: 'Rao',
          phone_number: '9876543210',
        },
      ])
      expect(await stops(served, email)).toEqual([
        { ...sent('Umaria', 4, 3, 1), accommodation_preference: '5 Star, 3 Star' },
        { ...sent('Jaipur', 3, 2, 2), accommodation_preference: '4 Star' },
      ])
      const mails = told(await outbox(), reference!)
      expect(mails.map(({ to }) => to).toSorted()).toEqual(
        ['enquiries@tigertrail.example', email].toSorted(),
      )
      for (const { text } of mails) {
        expect(text).toContain('Jaipur, Rajasthan, India: 3 days, 2 nights, 4 Star')
        expect(text).toContain(written(dayFromNow(7)))
        expect(text).toContain('Veg and non veg')
      }
      await form.button('Plan another trip').tap()
      await expect(form.field('Destination')).toHaveValue('')
      await expect(form.step).toContainText('Destination Details')
    },
  )
})

const sent = (city: string, no_days: number, no_nights: number, sequence: number) => ({
  city,
  no_days,
  no_nights,
  sequence,
})

test('is filled in and sent by keyboard alone', async ({ page, host, served }) => {
  const email = address()
  const form = new WizardForm(page)
  const tab = () => page.keyboard.press('Tab')
  const type = async (label: string, text: string) => {
    await expect(form.field(label).last()).toBeFocused()
    await page.keyboard.type(text)
    await tab()
  }
  await page.goto(`${host}/wizard.html`)
  await form.ready()
  await expect(form.calendars).toHaveCount(1)
  await form.field('Destination').focus()
  for (const { city, days } of [UMARIA, JAIPUR]) {
    await type('Destination', city)
    await type('Days', days)
    await expect(form.field('Nights').last()).toBeFocused()
    await tab()
    await page.keyboard.press('Space')
    await expect(form.field('5 Star').last()).toBeChecked()
    await tab()
    await tab()
    // A row can be removed only while there is another.
    if (city === JAIPUR.city) await tab()
    await tab()
    await expect(form.button('Add destination')).toBeFocused()
    if (city === UMARIA.city) await page.keyboard.press('Enter')
  }
  await tab()
  await expect(form.field('From date')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await type('From date', written(dayFromNow(30)))
  await tab()
  await expect(form.field('To date')).toBeFocused()
  await tab()
  const months = form.element.getByRole('group', { name: 'Flexible dates' }).getByRole('button')
  for (const month of await months.all()) {
    await expect(month).toBeFocused()
    await tab()
  }
  await expect(form.field('Adults')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await tab()
  await type('Below 5', '0')
  await expect(form.fold(PARTY)).toBeFocused()
  await page.keyboard.press('Enter')
  await tab()
  await type('Senior citizens', '1')
  await type('Travelling with', 'Fri')
  await page.keyboard.press('Space')
  await expect(form.field('Veg')).toBeChecked()
  await tab()
  await tab()
  await expect(form.fold(OCCASIONS)).toBeFocused()
  await tab()
  await expect(form.fold(WISHES)).toBeFocused()
  await page.keyboard.press('Space')
  await tab()
  await expect(form.field('Coupon code')).toBeFocused()
  await page.keyboard.type('MONSOON')
  await page.keyboard.press('Enter')
  await type('First Name', 'Asha')
  await type('Last Name', 'Rao')
  await type('Email', email)
  await expect(form.field('Mobile Number')).toBeFocused()
  await page.keyboard.type('9876543210')
  await page.keyboard.press('Enter')
  await expect(form.notice).toHaveText(SENT)
  expect(await stored(served, email)).toMatchObject([
    {
      number_of_adults: 2,
      number_of_kids: 0,
      meal_plan: 'VEG',
      coupon_code: 'MONSOON',
      from_date: dayFromNow(30),
      to_date: dayFromNow(37),
      any_special_request: 'Senior citizens: 1\nTravelling with: Friends',
    },
  ])
  expect(await stops(served, email)).toEqual([
    { ...sent('Umaria', 4, 3, 1), accommodation_preference: '5 Star' },
    { ...sent('Jaipur', 3, 2, 2), accommodation_preference: '5 Star' },
  ])
})

test('shows errors at their fields, and clears them when fixed', async ({ page, host }) => {
  const form = new WizardForm(page)
  await page.goto(`${host}/wizard.html`)
  await form.ready()
  await form.field('From date').fill('')
  await form.field('Below 5').fill('')
  await form.button('Next').click()
  for (const [label, text] of Object.entries(TRIP_FAULTS)) {
    await expect(form.field(label)).toHaveAccessibleDescription(text)
    await expect(form.field(label)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(form.step).toContainText('Destination Details')
  await expect(form.field('Destination')).toBeFocused()
  await form.field('4 Star').check()
  await expect(form.element.getByText(TRIP_FAULTS['5 Star'])).toBeHidden()
  await form.fillTrip()
  await expect(form.field('Days')).not.toHaveAttribute('aria-invalid')
  for (const text of ['1/1/27', '31/02/2027']) {
    await form.field('From date').fill(text)
    await form.button('Next').click()
    await expect(form.field('From date')).toHaveAccessibleDescription(
      'Please select the from date: dd/MM/yyyy',
    )
  }
  await form.field('From date').fill(written(dayFromNow(6)))
  await form.button('Next').click()
  await expect(form.field('From date')).toHaveAccessibleDescription(
    `Please select the from date: ${written(dayFromNow(7))} or later`,
  )
  await expect(form.field('From date')).toBeFocused()
  await form.field('From date').fill(written(dayFromNow(7)))
  await form.next()

  await form.submit()
  for (const [label, text] of Object.entries({
    'First Name': 'Please enter your First Name',
    'Last Name': 'Please enter your Last Name',
    Email: 'Please enter your Email',
    'Mobile Number': 'Please enter your valid Mobile Number',
  })) {
    await expect(form.field(label)).toHaveAccessibleDescription(text)
  }
  await expect(form.field('First Name')).toBeFocused()
  await form.fillPerson({ Email: 'asha@', 'Mobile Number': '12345' })
  await form.submit()
  await expect(form.field('Email')).toHaveAccessibleDescription('Must be a valid email')
  await expect(form.field('Mobile Number')).toHaveAccessibleDescription('Phone number is not valid')
  await expect(form.field('Email')).toBeFocused()
})

import { enter, tabTo, typeInto } from '../support/by-keyboard.ts'
import { EnquiryForm, RIGHT, SENT as ENQUIRED } from '../enquiry/enquiry-form.ts'
import { addAttraction } from './support/places.ts'
import { ReviewForm, SENT as REVIEWED } from '../review/review-form.ts'
import { expect, test } from '../support/test.ts'
import { linkTo, newEmail } from './support/traveller.ts'

const PASSWORD = 'two pugmarks in sand'

test('a visitor becomes a customer', async ({ page, served }) => {
  const email = newEmail()
  const toasts = page.locator('[data-toast-text]')
  const title = page.getByRole('heading', { level: 1 })

  await page.goto(served.origins.provider)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  const form = new EnquiryForm(page)
  await form.ready()
  for (const [label, value] of Object.entries({ ...RIGHT, Email: email })) {
    await typeInto(page, form.field(label), value)
  }
  await enter(page, form.button('Submit Enquiry'))
  await expect(toasts).toHaveText([ENQUIRED])

  await page.goto(await linkTo(served.origins, email))
  await expect(page.getByRole('button', { name: 'Activate Account' })).toBeEnabled()
  await typeInto(page, page.getByLabel('Password', { exact: true }), PASSWORD)
  await typeInto(page, page.getByLabel('Re-enter Password', { exact: true }), PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${served.origins.provider}/my-enquiries`)

  const account = page.getByRole('button', { name: email })
  await expect(account).toBeVisible()
  // The header comes before the current focus.
  while (!(await account.evaluate((name) => name.matches(':focus')))) {
    await page.keyboard.press('Shift+Tab')
  }
  await page.keyboard.press('Enter')
  await enter(page, page.getByRole('banner').getByRole('link', { name: 'My enquiries' }))
  await expect(title).toHaveText('My enquiries')
  await expect(page.getByRole('row')).toHaveCount(2)
  await enter(page, page.getByRole('link', { name: /^View enquiry/ }))
  await expect(title).toHaveText('Umaria')
  await expect(page.getByRole('article')).toContainText('5')
})

test('a place is found and reviewed', async ({ page, served }) => {
  const name = `Spec Peak ${process.pid}`
  const id = await addAttraction(served, { name, label: 'Lucerne, Switzerland' })
  const title = page.getByRole('heading', { level: 1 })
  await page.goto(`${served.origins.provider}/destinations`)
  await typeInto(page, page.getByLabel('Search by country, state, city or attraction'), name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^1 result for/ })).toBeVisible()
  await enter(
    page,
    page.locator('section[aria-label="Search results"]').getByRole('link', { name }),
  )
  await expect(title).toHaveText(name)
  await expect(title).toBeFocused()
  await enter(page, page.getByRole('link', { name: 'Submit Review' }).first())
  await expect(title).toHaveText(`Submit your review of ${name}`)

  const form = new ReviewForm(page)
  await expect(form.attraction).toHaveValue(`Lucerne, Switzerland/${name}`)
  await tabTo(page, form.field('1 star'))
  for (let stars = 1; stars < 4; stars += 1) await page.keyboard.press('ArrowRight')
  await expect(form.field('4 stars')).toBeChecked()
  await typeInto(page, form.field('Feedback'), 'Worth every step.')
  await tabTo(page, form.attraction)
  await expect(form.field('Date of visit')).toHaveAttribute('type', 'text')
  await typeInto(page, form.field('Date of visit'), '05/01/2026')
  await typeInto(page, form.field('First Name'), 'Ravi')
  await typeInto(page, form.field('Last Name'), 'Menon')
  await typeInto(page, form.field('Email Address'), newEmail())
  await typeInto(page, form.field('Mobile Number'), '9876543210')
  await enter(page, form.button('Submit Review'))
  await expect(page).toHaveURL(`${served.origins.provider}/`)
  await expect(page.locator('[data-toast-text]')).toHaveText([REVIEWED])
  await page.goto(`${served.origins.provider}/reviews/${id}`)
  await expect(page.getByText('Worth every step.')).toBeVisible()
})

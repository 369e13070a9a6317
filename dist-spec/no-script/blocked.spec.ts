import { expect, test } from '../support/test.ts'

/** Path of each form, its button, and the first error when it is sent empty. */
const FORMS = [
  ['/', 'Submit Enquiry', 'Please select the destination'],
  ['/enquiry', 'Next', 'Please select the destination'],
  ['/review', 'Submit Review', 'Please'],
  ['/submit-testimonials', 'Submit Testimonial', 'Please'],
] as const

for (const [path, button, says] of FORMS) {
  test(`the form at ${path} works when its script is blocked`, async ({ page, served, axe }) => {
    const isFine = async () => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await axe(page), `${width} px`).toEqual([])
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide).toBeLessThanOrEqual(width)
      }
    }
    await page.route('**/*.js', async (route) => route.abort())
    await page.goto(served.origins.provider + path, { waitUntil: 'load' })
    await isFine()
    await page.getByRole('button', { name: button }).click()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByRole('alert').first()).toContainText(says)
    await isFine()
  })
}

test('input refused without a script is still there, with its errors, when the script loads', async ({
  page,
  served,
}) => {
  let isBlocked = true
  await page.route('**/*.js', async (route) => (isBlocked ? route.abort() : route.continue()))
  await page.goto(served.origins.provider, { waitUntil: 'load' })
  const form = page.locator('trip-enquiry')
  await form.getByLabel('Days').fill('5')
  await form.getByLabel('Email', { exact: true }).fill('nobody')
  isBlocked = false
  await form.getByRole('button', { name: 'Submit Enquiry' }).click()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(form.locator('style')).toHaveCount(0)
  await expect(form.getByLabel('Days')).toHaveValue('5')
  await expect(form.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    'Must be a valid email',
  )
})

test('sign-in with a blocked script says that it needs one', async ({ page, served, axe }) => {
  await page.route('**/*.js', async (route) => route.abort())
  await page.goto(`${served.origins.provider}/login`, { waitUntil: 'load' })
  await page.getByLabel('Email').fill('asha@mail.example')
  await page.getByLabel('Password', { exact: true }).fill('tiger-trail-2026')
  await page.locator('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.locator('form').getByRole('alert')).toContainText('Signing in needs JavaScript')
  await expect(page.locator('form').getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue('asha@mail.example')
  expect(await page.content()).not.toContain('tiger-trail')
  expect(await axe(page)).toEqual([])
})

import { addAttraction, complaints } from './support/places.ts'
import { expect, test } from '../support/test.ts'

test('leads to the home page after a review is sent, with a confirmation until dismissed', async ({
  page,
  served,
  axe,
}) => {
  const said = complaints(page)
  const id = await addAttraction(served)
  await page.goto(`${served.origins.provider}/review/${id}`)
  await expect(page).toHaveTitle('Submit your review of Mount Pilatus · Tigertrail Journeys')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Submit your review of Mount Pilatus',
  )
  await expect(page.getByRole('region', { name: 'Submit your review' })).toBeVisible()
  const form = page.locator('trip-review')
  await expect(form.getByRole('heading')).toHaveCount(0)
  await form.getByLabel('First Name').fill('Asha')
  await form.getByLabel('Last Name').fill('Rao')
  await form.getByLabel('Email Address').fill('asha@mail.example')
  await form.getByLabel('Mobile Number').fill('9876543210')
  await form.getByRole('textbox', { name: 'Date of visit' }).fill('05/01/2026')
  await form.getByRole('textbox', { name: 'Date of visit' }).press('Tab')
  await form.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await form.getByLabel('Feedback').fill('Clear to the Eiger.')
  await expect(form.getByLabel('Attraction')).toHaveValue('Lucerne, Switzerland/Mount Pilatus')
  await form.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page).toHaveURL(`${served.origins.provider}/`)
  await expect(page.getByText('Review added successfully.').first()).toBeVisible()
  const note = page.getByRole('region', { name: 'Your review' })
  await expect(note.getByRole('heading', { name: 'We have your review.' })).toBeFocused()
  await expect(note).toContainText('Everyone can see it now.')
  expect(await axe(page)).toEqual([])
  await page.reload()
  await note.getByRole('link', { name: 'See your review' }).click()
  await expect(page).toHaveURL(`${served.origins.provider}/reviews/${id}`)
  await page.goto(served.origins.provider)
  await note.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(note).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(note).toHaveCount(0)
  await page.goto(`${served.origins.provider}/reviews/${id}`)
  await expect(page.getByText('Clear to the Eiger.')).toBeVisible()
  expect(said).toEqual([])
})

test('asks for the attraction if the address names none, or an unknown one', async ({
  page,
  served,
}) => {
  const answer = await page.goto(`${served.origins.provider}/review`)
  expect(answer!.status()).toBe(200)
  await expect(page).toHaveTitle('Submit your review · Tigertrail Journeys')
  await expect(page.getByLabel('Attraction')).toHaveValue('')
  const unknown = await page.goto(`${served.origins.provider}/review/nowhere`)
  expect(unknown!.status()).toBe(404)
  await expect(page.getByText(/We can’t find that place/)).toBeVisible()
  await expect(page.getByLabel('Attraction')).toHaveValue('')
})

test("reserves the form's space until it loads, at every width", async ({ page, served }) => {
  const id = await addAttraction(served)
  const heights = async () => {
    const found: Record<number, number> = {}
    for (const width of [320, 390, 430, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      found[width] = (await page.locator('trip-review').boundingBox())!.height
    }
    return found
  }
  await page.route('**/widgets/*.js', (route) => route.abort())
  await page.goto(`${served.origins.provider}/review/${id}`, { waitUntil: 'load' })
  const before = await heights()
  await page.unroute('**/widgets/*.js')
  await page.reload()
  await expect(page.getByLabel('Attraction')).not.toHaveValue('')
  for (const [width, height] of Object.entries(await heights())) {
    expect(Math.abs(height - before[Number(width)]!), `at ${width} px`).toBeLessThan(8)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('shows the form, and other ways to reach us', async ({ page, served }) => {
    await page.goto(`${served.origins.provider}/review`)
    await expect(page.getByRole('button', { name: 'Submit Review' })).toBeVisible()
    await expect(page.getByRole('link', { name: /enquiries@/ }).last()).toBeVisible()
  })
})

import { addAttraction, addReviews, complaints, PICTURES, press } from './support/places.ts'
import { expect, test } from '../support/test.ts'

const many = Array.from({ length: 23 }, (_, index) => ({
  rating: (index % 3) + 3,
  feedback: `Visit number ${index + 1}.`,
}))

test('lists reviews by pages, each with an address, whatever their length', async ({
  page,
  served,
  axe,
}) => {
  const said = complaints(page)
  const { provider } = served.origins
  const id = await addAttraction(served)
  await addReviews(served, id, [...many, { feedback: 'x'.repeat(400), images: PICTURES }])
  await page.goto(`${provider}/reviews/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews of Mount Pilatus')
  await expect(page.getByText('1 to 10 of 24 Reviews')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect(page.getByText('21 to 24 of 24 Reviews')).toBeFocused()
  await expect(page).toHaveURL(`${provider}/reviews/${id}?page=3`)
  await expect(page.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('article')).toHaveCount(4)
  expect(await axe(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await axe(page), 'dark at 320 px').toEqual([])
  const wider = page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await wider).toBeLessThanOrEqual(0)

  await page.goBack()
  await expect(page.getByText('1 to 10 of 24 Reviews')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Mount Pilatus' }).click()
  await expect(page).toHaveURL(`${provider}/attraction-details/${id}`)
  await page.goto(`${provider}/reviews/${id}?page=7`)
  await expect(page.getByText('There aren’t that many reviews.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to page 1' }).click()
  await expect(page.getByRole('article')).toHaveCount(10)
  expect(said).toEqual([])
})

test('orders by rating, shows one rating, and opens photos', async ({ page, served }) => {
  const id = await addAttraction(served)
  await addReviews(served, id, [
    { rating: 3, feedback: 'Middling.' },
    { rating: 5, feedback: 'Splendid.', images: PICTURES },
    { rating: 1, feedback: 'Dreadful.' },
  ])
  await page.goto(`${served.origins.provider}/reviews/${id}`)
  const texts = page.locator('article > p[dir=auto]')
  await expect(texts).toHaveText(['Middling.', 'Splendid.', 'Dreadful.'])
  await page.getByRole('link', { name: 'Highest rated' }).click()
  await expect(texts).toHaveText(['Splendid.', 'Middling.', 'Dreadful.'])
  await page.getByRole('link', { name: 'Lowest rated' }).click()
  await expect(texts).toHaveText(['Dreadful.', 'Middling.', 'Splendid.'])
  await page.getByRole('link', { name: '5 stars 1 review' }).click()
  await expect(page).toHaveURL(/\?sort=lowest&rating=5$/)
  await expect(texts).toHaveText(['Splendid.'])
  await expect(page.getByText('1 to 1 of 1 Review with 5 stars')).toBeVisible()
  await page.getByRole('link', { name: '2 stars 0 reviews' }).click()
  await expect(page.getByRole('heading', { name: 'No reviews with 2 stars yet.' })).toBeVisible()
  await page.getByRole('link', { name: 'See all reviews' }).click()
  await expect(texts).toHaveCount(3)

  await page.getByRole('link', { name: 'Photo 2 by Asha Rao' }).click()
  const dialog = page.getByRole('dialog', { name: 'Photos by Asha Rao' })
  await expect(dialog.getByRole('status')).toContainText('2 / 3')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Photo 2 by Asha Rao' })).toBeFocused()
})

test('says that there are no reviews yet, or no such place', async ({ page, served }) => {
  const { provider } = served.origins
  const id = await addAttraction(served)
  await page.goto(`${provider}/reviews/${id}`)
  await expect(page.getByRole('heading', { name: 'No reviews yet.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Submit Review' }).first()).toHaveAttribute(
    'href',
    `/review/${id}`,
  )
  const answer = await page.goto(`${provider}/reviews/nowhere`)
  expect(answer!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No tracks lead here.')
})

test('reports reviews that failed to load, and offers a retry', async ({ page, served }) => {
  const id = await addAttraction(served)
  await addReviews(served, id, [{}])
  await page.goto(`${served.origins.provider}/attraction-details/${id}`)
  await page.route('**/api/v1/reviews', (route) => route.abort())
  await press(page, `/reviews/${id}`)
  await expect(page.getByText('The reviews didn’t load.')).toBeVisible()
  await page.unroute('**/api/v1/reviews')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('can be read, paged and sorted', async ({ page, served }) => {
    const id = await addAttraction(served)
    await addReviews(served, id, many)
    await page.goto(`${served.origins.provider}/reviews/${id}`)
    await expect(page.getByText('Visit number 1.')).toBeVisible()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByText('Visit number 11.')).toBeVisible()
    await page.getByRole('link', { name: 'Lowest rated' }).click()
    await expect(page.getByRole('img', { name: /^Rated 3/ })).toHaveCount(8)
  })
})

import { addAttraction, addReviews, complaints, PICTURES, press } from './support/places.ts'
import { expect, test } from '../support/test.ts'

const at = (origin: string, id: string) => `${origin}/attraction-details/${id}`

test('shows everything that the specification lists for an attraction', async ({
  page,
  served,
}) => {
  const said = complaints(page)
  const { provider } = served.origins
  const id = await addAttraction(served)
  await addReviews(served, id, [{ rating: 5 }, { rating: 4 }, { rating: 4 }])
  await page.goto(at(provider, id))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mount Pilatus')
  await expect(page).toHaveTitle('Mount Pilatus, Lucerne, Switzerland · Tigertrail Journeys')
  const poster = page.locator('article > header')
  await expect(poster.getByRole('group', { name: 'Pictures of Mount Pilatus' })).toBeVisible()
  await expect(poster.getByText('Lucerne, Switzerland')).toBeVisible()
  await expect(poster.getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeVisible()
  await expect(poster.getByText('4.3')).toBeVisible()
  await expect(page.getByRole('group', { name: 'All pictures of Mount Pilatus' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'About' })).toContainText(
    'A mountain above a lake.',
  )
  for (const word of ['Cogwheel railway', 'Hiking', 'Mountain']) {
    const item = page.locator('main article ul').getByText(word, { exact: true })
    await expect(item).toHaveCSS('text-transform', 'uppercase')
  }
  await expect(page.getByRole('heading', { name: 'Our Clients Review' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Submit Review' })).toHaveAttribute(
    'href',
    `/review/${id}`,
  )
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('attractionName')))
    .toBe('Mount Pilatus')
  await page.getByRole('link', { name: '3 Reviews', exact: true }).click()
  await expect(page).toHaveURL(`${provider}/reviews/${id}`)
  expect(said).toEqual([])
})

test('shows no stars and no number without reviews', async ({ page, served }) => {
  const id = await addAttraction(served, { image: [], activities: [], category: [] })
  await page.goto(at(served.origins.provider, id))
  await expect(page.getByText('No reviews yet.')).toBeVisible()
  await expect(page.locator('article > header').getByRole('img')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /\d Reviews?$/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Pictures' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /Activities|Categories/ })).toHaveCount(0)
})

test('names the author of a review, if there is a name', async ({ page, served }) => {
  const id = await addAttraction(served)
  await addReviews(served, id, [
    { first_name: '', last_name: '', feedback: 'Cold, but clear.' },
    { first_name: 'Asha', last_name: '', images: [PICTURES[0]!] },
  ])
  await page.goto(at(served.origins.provider, id))
  const review = page.getByRole('article', { name: 'Review by Anonymous' })
  await expect(review).toContainText('Cold, but clear.')
  await expect(review.getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible()
  const other = page.getByRole('article', { name: 'Review by Asha' })
  await expect(other.getByRole('link', { name: 'Photo 1 by Asha' })).toBeVisible()
})

for (const [width, items] of [
  [380, 1],
  [680, 2],
  [780, 3],
  [1200, 4],
] as const) {
  test(`puts ${items} reviews in a row at ${width} px`, async ({ page, served }) => {
    await page.setViewportSize({ width, height: 900 })
    const id = await addAttraction(served)
    await addReviews(
      served,
      id,
      Array.from({ length: 6 }, () => ({})),
    )
    await page.goto(at(served.origins.provider, id))
    const row = page.getByRole('group', { name: 'Our Clients Review' })
    const box = (await row.boundingBox())!
    const card = (await row.getByRole('article').first().boundingBox())!
    expect(Math.round(box.width / card.width - 0.1 * (items - 1))).toBe(items)
  })
}

test('shows photos one at a time by keys, and returns to the same place', async ({
  page,
  served,
  axe,
}) => {
  const id = await addAttraction(served)
  await page.goto(at(served.origins.provider, id))
  const opener = page
    .getByRole('link', { name: 'A red train passes a church below an alp' })
    .first()
  await expect(page.locator('trip-attraction-card:defined').first()).toBeAttached()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'All pictures of Mount Pilatus' })
  await expect(dialog.getByRole('status')).toContainText('1 / 3')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('img')).toHaveAttribute('src', /alps-day\.svg$/)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('status')).toContainText('3 / 3')
  await dialog.getByRole('button', { name: 'Next photo' }).click()
  await expect(dialog.getByRole('status')).toContainText('1 / 3')
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL(at(served.origins.provider, id))
})

test('changes photos by swipe, and closes them by button', async ({ page, served }) => {
  const id = await addAttraction(served)
  await page.goto(at(served.origins.provider, id))
  await page.getByRole('link', { name: 'A red train passes a church below an alp' }).first().click()
  const dialog = page.getByRole('dialog')
  const box = (await dialog.getByRole('img').boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 120, y, { steps: 4 })
  await page.mouse.up()
  await expect(dialog.getByRole('status')).toContainText('2 / 3')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})

test('leads from the ratings to the reviews of one rating', async ({ page, served }) => {
  const id = await addAttraction(served)
  await addReviews(served, id, [{ rating: 4 }, { rating: 2, feedback: 'Fog all day.' }])
  await page.goto(at(served.origins.provider, id))
  await page.getByRole('link', { name: '2 stars 1 review' }).click()
  await expect(page).toHaveURL(/\/reviews\/[^?]+\?rating=2$/)
  await expect(page.getByText('Fog all day.')).toBeVisible()
})

test('shows other places of its country', async ({ page, served }) => {
  const id = await addAttraction(served)
  await addAttraction(served, { name: 'Chapel Bridge' })
  await page.goto(at(served.origins.provider, id))
  const near = page.getByRole('region', { name: 'More of Switzerland' })
  await near.scrollIntoViewIfNeeded()
  await expect(near.getByRole('link', { name: 'Chapel Bridge' })).toBeVisible()
})

test('reports an unknown place, with a link onwards', async ({ page, served, axe }) => {
  const answer = await page.goto(at(served.origins.provider, 'nowhere'))
  expect(answer!.status()).toBe(404)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No tracks lead here.')
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'See all destinations' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destinations')
})

test('reports a place that failed to load, and offers a retry', async ({ page, served, axe }) => {
  const id = await addAttraction(served)
  await page.goto(`${served.origins.provider}/destinations`)
  await page.route('**/api/v1/trips/attractions/*', (route) => route.abort())
  await press(page, `/attraction-details/${id}`)
  await expect(page.getByText('This place didn’t load.')).toBeVisible()
  await expect(page.getByText('Mount Pilatus')).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await page.unroute('**/api/v1/trips/attractions/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mount Pilatus')
})

test('shows the attraction if only its reviews failed to load', async ({ page, served }) => {
  const id = await addAttraction(served)
  await page.goto(`${served.origins.provider}/destinations`)
  await page.route('**/api/v1/reviews', (route) => route.abort())
  await press(page, `/attraction-details/${id}`)
  await expect(page.getByText('The reviews didn’t load.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mount Pilatus')
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1440]) {
    test.describe(`${colorScheme} at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } })
      test('has no violation, and nothing is wider than the page', async ({
        page,
        served,
        axe,
      }) => {
        const id = await addAttraction(served, { name: 'Llanfairpwllgwyngyllgogerychwyrndrob' })
        await addReviews(served, id, [{ images: PICTURES, feedback: 'word '.repeat(200) }, {}])
        await page.goto(at(served.origins.provider, id))
        await expect(page.getByRole('button', { name: /^Read more/ })).toBeVisible()
        expect(await axe(page)).toEqual([])
        const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(await wider()).toBeLessThanOrEqual(0)
      })
    })
  }
}

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
  await addAttraction(served, { name: 'Chapel Bridge' })
  await addReviews(served, id, [
    { first_name: '', last_name: '', rating: 5, feedback: 'Cold, but clear.' },
    { first_name: 'Asha', last_name: '', rating: 4, images: [PICTURES[0]!] },
    { rating: 4, feedback: 'Fog all day.' },
  ])
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

  const nameless = page.getByRole('article', { name: 'Review by Anonymous' })
  await expect(nameless).toContainText('Cold, but clear.')
  await expect(nameless.getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible()
  const other = page.getByRole('article', { name: 'Review by Asha', exact: true })
  await expect(other.getByRole('link', { name: 'Photo 1 by Asha' })).toBeVisible()
  const near = page.getByRole('region', { name: 'More of Switzerland' })
  await near.scrollIntoViewIfNeeded()
  await expect(near.getByRole('link', { name: 'Chapel Bridge' })).toBeVisible()

  await page.getByRole('link', { name: '4 stars 2 reviews' }).click()
  await expect(page).toHaveURL(/\/reviews\/[^?]+\?rating=4$/)
  await expect(page.getByText('Fog all day.')).toBeVisible()
  await page.goBack()
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

test('puts one to four reviews in a row, depending on the width', async ({ page, served }) => {
  const id = await addAttraction(served)
  await addReviews(
    served,
    id,
    Array.from({ length: 6 }, () => ({})),
  )
  await page.goto(at(served.origins.provider, id))
  const row = page.getByRole('group', { name: 'Our Clients Review' })
  const inRow = async () => {
    const box = (await row.boundingBox())!
    const card = (await row.getByRole('article').first().boundingBox())!
    return box.width / card.width
  }
  for (const [width, items] of [
    [1200, 4],
    [780, 3],
    [680, 2],
    [380, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(async () => Math.round((await inRow()) - 0.1 * (items - 1)), `at ${width} px`)
      .toBe(items)
  }
})

test('shows photos one at a time, by keys and by swipe, and returns to the same place', async ({
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

  await opener.click()
  await expect(dialog.getByRole('status')).toContainText('1 / 3')
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

test('reports an unknown place, with a link onwards', async ({ page, served }) => {
  const answer = await page.goto(at(served.origins.provider, 'nowhere'))
  expect(answer!.status()).toBe(404)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No tracks lead here.')
  await page.getByRole('link', { name: 'See all destinations' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destinations')
})

test('reports a place, or only its reviews, that failed to load', async ({ page, served, axe }) => {
  const name = page.getByRole('heading', { level: 1, name: 'Mount Pilatus' })
  const id = await addAttraction(served)
  const other = await addAttraction(served)
  await page.goto(`${served.origins.provider}/privacy`)
  await page.route('**/api/v1/reviews', (route) => route.abort())
  await press(page, `/attraction-details/${id}`)
  await expect(page.getByText('The reviews didn’t load.')).toBeVisible()
  await expect(name).toBeVisible()
  await page.unroute('**/api/v1/reviews')

  await page.route('**/api/v1/trips/attractions/*', (route) => route.abort())
  await press(page, `/attraction-details/${other}`)
  await expect(page.getByText('This place didn’t load.')).toBeVisible()
  await expect(page.getByText('Mount Pilatus')).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await page.unroute('**/api/v1/trips/attractions/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(name).toBeVisible()
})

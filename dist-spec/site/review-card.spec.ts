import type { Page } from '@playwright/test'
import { addAttraction, addReviews, complaints } from './support/places.ts'
import { expect, test } from '../support/test.ts'

const END = 'And the last train left without us.'
const LONG = `${'We walked up through the fog and saw nothing but our own shoes. '.repeat(6)}${END}`

const PAGES = { row: '/attraction-details/', list: '/reviews/' }

const card = (page: Page, name: string) => page.getByRole('article', { name: `Review by ${name}` })

for (const [where, path] of Object.entries(PAGES)) {
  test(`${where}: expands and collapses a long review by keyboard`, async ({
    page,
    served,
    axe,
  }) => {
    const said = complaints(page)
    const id = await addAttraction(served)
    await addReviews(served, id, [{ feedback: LONG }, { first_name: 'Tara', feedback: 'Lovely.' }])
    await page.goto(`${served.origins.provider}${path}${id}`)
    const review = card(page, 'Asha Rao')
    const more = review.getByRole('button')
    const end = review.getByText(END)
    await expect(more).toHaveAccessibleName('Read more of the review by Asha Rao')
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await expect(end).toBeHidden()
    await expect(card(page, 'Tara Rao').getByRole('button')).toHaveCount(0)
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(end).toBeVisible()
    await expect(more).toBeFocused()
    await expect(more).toHaveAccessibleName('Read less of the review by Asha Rao')
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Space')
    await expect(end).toBeHidden()
    await expect(more).toBeFocused()
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    expect(said).toEqual([])
  })

  test(`${where}: shows the month of a visit, the latest first`, async ({ page, served }) => {
    const id = await addAttraction(served)
    await addReviews(served, id, [
      { first_name: 'Asha', date_of_visit: '2025-03-31' },
      { first_name: 'Tara', date_of_visit: '2025-12-01' },
      { first_name: 'Omkar', date_of_visit: '2999-01-01' },
    ])
    await page.goto(`${served.origins.provider}${path}${id}`)
    const articles = page.getByRole('article', { name: /^Review by/ })
    await expect(articles).toHaveCount(3)
    await expect(articles.nth(1)).toContainText('Tara RaoVisited in December 2025')
    await expect(articles.nth(2)).toContainText('Asha RaoVisited in March 2025')
    await expect(articles.nth(2).locator('time')).toHaveAttribute('datetime', '2025-03')
    await expect(articles.nth(0)).toContainText('Omkar')
    await expect(articles.nth(0)).not.toContainText('Visited')
  })
}

test('another order starts with every review collapsed', async ({ page, served }) => {
  const id = await addAttraction(served)
  await addReviews(served, id, [
    { rating: 2, feedback: `${LONG} Two.` },
    { rating: 5, feedback: `${LONG} Five.` },
  ])
  await page.goto(`${served.origins.provider}/reviews/${id}`)
  await page
    .getByRole('button', { name: /^Read more/ })
    .first()
    .click()
  await expect(page.getByText('Two.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Latest visits' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.getByRole('link', { name: 'Highest rated' }).click()
  await expect(page.getByRole('img', { name: /^Rated/ }).nth(1)).toHaveAccessibleName(/^Rated 5/)
  await expect(page.getByRole('button', { name: /^Read more/ })).toHaveCount(2)
})

test('keeps a very long review in view when it is collapsed at its end', async ({
  page,
  served,
}) => {
  const id = await addAttraction(served)
  const feedback = 'We walked on through the fog.\n'.repeat(160)
  await addReviews(served, id, [{ feedback }, {}, {}, {}, {}, {}, {}, {}, {}])
  await page.goto(`${served.origins.provider}/reviews/${id}`)
  // Not every browser anchors its scroll position.
  await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'))
  const more = page.getByRole('button', { name: /^Read/ })
  await more.click()
  await expect(more).toHaveText(/^Read less/)
  await more.scrollIntoViewIfNeeded()
  await more.press('Enter')
  await expect(more).toHaveText(/^Read more/)
  await expect(more).toBeInViewport()
})

test('a long review is printed in full', async ({ page, served }) => {
  const id = await addAttraction(served)
  await addReviews(served, id, [{ feedback: LONG }])
  await page.goto(`${served.origins.provider}/reviews/${id}`)
  await expect(page.getByText(END)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(END)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Read/ })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const [where, path] of Object.entries(PAGES)) {
    test(`${where}: shows a long review in full`, async ({ page, served }) => {
      const id = await addAttraction(served)
      await addReviews(served, id, [{ feedback: LONG }])
      await page.goto(`${served.origins.provider}${path}${id}`)
      await expect(page.getByText(END)).toBeVisible()
      await expect(page.getByRole('button', { name: /^Read/ })).toHaveCount(0)
    })
  }
})

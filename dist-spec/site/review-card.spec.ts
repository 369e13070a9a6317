import type { Page } from '@playwright/test'
import { addAttraction, addReviews, complaints } from './support/places.ts'
import { expect, test } from '../support/test.ts'

const END = 'And the last train left without us.'
const LONG = `${'We walked up through the fog and saw nothing but our own shoes. '.repeat(6)}${END}`

const PAGES = { row: '/attraction-details/', list: '/reviews/' }

const card = (page: Page, name: string) => page.getByRole('article', { name: `Review by ${name}` })

/** Expands and collapses a long review by keyboard. */
async function readMore(page: Page) {
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
  await page.keyboard.press('Space')
  await expect(end).toBeHidden()
  await expect(more).toBeFocused()
  await expect(more).toHaveAttribute('aria-expanded', 'false')
}

for (const [where, path] of Object.entries(PAGES)) {
  test(`${where}: shows months of visits, the latest first, and expands a long review`, async ({
    page,
    served,
    axe,
  }) => {
    const said = complaints(page)
    const id = await addAttraction(served)
    await addReviews(served, id, [
      { first_name: 'Asha', date_of_visit: '2025-03-31', feedback: LONG },
      { first_name: 'Tara', date_of_visit: '2025-12-01', rating: 4 },
      { first_name: 'Omkar', date_of_visit: '2999-01-01', feedback: `${LONG} Yes.`, rating: 2 },
    ])
    await page.goto(`${served.origins.provider}${path}${id}`)
    const articles = page.getByRole('article', { name: /^Review by/ })
    await expect(articles).toHaveCount(3)
    await expect(articles.nth(1)).toContainText('Tara RaoVisited in December 2025')
    await expect(articles.nth(2)).toContainText('Asha RaoVisited in March 2025')
    await expect(articles.nth(2).locator('time')).toHaveAttribute('datetime', '2025-03')
    await expect(articles.nth(0)).toContainText('Omkar')
    await expect(articles.nth(0)).not.toContainText('Visited')

    await readMore(page)
    const closed = page.getByRole('button', { name: /^Read more/ })
    await closed.last().click()
    await expect(closed).toHaveCount(1)
    expect(await axe(page)).toEqual([])

    if (where === 'list') {
      // Another order starts with every review collapsed.
      await expect(page.getByRole('link', { name: 'Latest visits' })).toHaveAttribute(
        'aria-current',
        'true',
      )
      await page.getByRole('link', { name: 'Highest rated' }).click()
      const rated = page.getByRole('article').getByRole('img', { name: /^Rated/ })
      await expect(rated.first()).toHaveAccessibleName(/^Rated 5/)
      await expect(closed).toHaveCount(2)
    }
    await page.emulateMedia({ media: 'print' })
    for (const end of await page.getByText(END).all()) await expect(end).toBeVisible()
    await expect(page.getByRole('button', { name: /^Read/ })).toHaveCount(0)
    expect(said).toEqual([])
  })
}

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('shows a long review in full', async ({ page, served }) => {
    const id = await addAttraction(served)
    await addReviews(served, id, [{ feedback: LONG }])
    for (const [where, path] of Object.entries(PAGES)) {
      await page.goto(`${served.origins.provider}${path}${id}`)
      await expect(page.getByText(END), where).toBeVisible()
      await expect(page.getByRole('button', { name: /^Read/ }), where).toHaveCount(0)
    }
  })
})

import type { Page } from '@playwright/test'
import { EnquiryForm, FAILED, RIGHT } from '../enquiry/enquiry-form.ts'
import { ReviewForm, FAILED as REVIEW_FAILED } from '../review/review-form.ts'
import { expect, test } from '../support/test.ts'

const HALF = [
  null,
  {},
  'Taj',
  { _id: 'bare', name: 'Bare Hill', avg_review: null, total_review: null, image: null },
  { _id: 'odd', name: 'Odd Lake', image: [null, 7], activities: 'Boats', description: {} },
]

async function mixInto(page: Page, path: string, items: unknown[]): Promise<void> {
  await page.route(path, async (route) => {
    const answer = await route.fetch()
    const sent = (await answer.json()) as unknown[] | { data: unknown[] }
    const list = Array.isArray(sent) ? sent : sent.data
    const mixed = [...items, ...list, ...items]
    await route.fulfill({ json: Array.isArray(sent) ? mixed : { ...sent, data: mixed } })
  })
}

test('incomplete attractions hide no others', async ({ page, served }) => {
  const thrown: Error[] = []
  page.on('pageerror', (error) => thrown.push(error))
  await page.goto(`${served.origins.provider}/`)
  await mixInto(page, '**/attractions/locations/', HALF)
  await page.route('**/attractions/bare', (route) => route.fulfill({ json: HALF[3] }))
  await page.route('**/attractions/odd', (route) => route.fulfill({ json: HALF[4] }))
  await page.getByRole('link', { name: 'Destinations' }).first().click()
  const cards = page.locator('trip-attraction-card')
  await expect(cards.filter({ hasText: 'Bare Hill' }).first()).toBeVisible()
  await expect(cards.filter({ hasText: 'Odd Lake' }).first()).toBeVisible()
  await expect(cards.filter({ hasText: 'Bandhavgarh' })).toBeVisible()
  expect(thrown).toEqual([])
})

test('an attraction with little data has its page', async ({ page, served }) => {
  const thrown: Error[] = []
  page.on('pageerror', (error) => thrown.push(error))
  await page.route('**/attractions/*', (route) =>
    route.fulfill({
      json: { _id: 'bandhavgarh', name: 'Bare Hill', avg_review: '4.50', image: {} },
    }),
  )
  await page.goto(`${served.origins.provider}/destinations`)
  await mixInto(page, '**/api/v1/reviews', [
    null,
    { first_name: null, last_name: null, rating: 4, feedback: 'Quiet.', images: null },
    { first_name: 'Ravi', rating: null, feedback: 'Steep.' },
  ])
  await page.getByRole('link', { name: 'Bandhavgarh National Park' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bare Hill')
  await expect(page.getByRole('article', { name: 'Review by Anonymous' }).first()).toBeVisible()
  const unrated = page.getByRole('article', { name: 'Review by Ravi' }).first()
  await expect(unrated).toContainText('Steep.')
  await expect(unrated.getByRole('img')).toHaveCount(0)
  expect(thrown).toEqual([])
})

test('incomplete cities leave the others selectable', async ({ page, host }) => {
  await mixInto(page, '**/cities/', [null, { name: 'Nowhere' }, { uuid: 7, name: null }])
  await page.goto(`${host}/enquiry.html`)
  await new EnquiryForm(page).fillIn()
})

const PAGES = {
  'a web page': { contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' },
  'a web page that says it is JSON': { contentType: 'application/json', body: '\n<html></html>' },
  nothing: { body: '' },
  no: { json: false },
}

test('a 200 response without a result counts as no stored enquiry or review', async ({
  page,
  host,
}) => {
  let answer: (typeof PAGES)[keyof typeof PAGES]
  await page.route(/\/(enquiry|create_reviews)\b.*/, (route) =>
    route.request().method() === 'POST' ? route.fulfill(answer) : route.continue(),
  )
  const failed = (tag: string) =>
    page.evaluate(
      (event) =>
        new Promise<void>((hear) => document.addEventListener(event, () => hear(), { once: true })),
      `${tag}-failed`,
    )
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  await form.fillIn()
  for (const [what, sent] of Object.entries(PAGES)) {
    await test.step(`an enquiry and ${what}`, async () => {
      answer = sent
      const heard = failed('trip-enquiry')
      await form.submit()
      await heard
      await expect(form.notice).toContainText(FAILED)
      await expect(form.field('Email')).toHaveValue(RIGHT.Email)
    })
  }
  const review = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await review.fillIn()
  for (const [what, sent] of Object.entries(PAGES)) {
    await test.step(`a review and ${what}`, async () => {
      answer = sent
      const heard = failed('trip-review')
      await review.submit()
      await heard
      await expect(review.notice).toContainText(REVIEW_FAILED)
    })
  }
})

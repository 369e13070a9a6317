import type { Locator } from '@playwright/test'
import { openCards } from '../attraction-card/attraction-cards.ts'
import { EnquiryForm } from '../enquiry/enquiry-form.ts'
import { photo } from '../review/photos.ts'
import { ReviewForm } from '../review/review-form.ts'
import { expect, test } from '../support/test.ts'

// A failed chunk is requested again at another address.
const LATER = '**/chunks/later-*.js*'
const LIST_FAILED = 'The list hasn’t loaded.'

const forms = [
  ['enquiry', 'trip-enquiry', 'Destination'],
  ['review', 'trip-review', 'Attraction'],
] as const

const again = (element: Locator) =>
  element.locator('.retry', { hasText: LIST_FAILED }).getByRole('button', { name: 'Try again' })

for (const [file, tag, field] of forms) {
  test(`${tag} reports a refused list, and loads it on retry`, async ({ page, host }) => {
    await page.route(LATER, (route) => route.abort())
    await page.goto(`${host}/${file}.html`)
    const element = page.locator(tag)
    await expect(element.getByText(LIST_FAILED)).toHaveCount(1)
    await page.unroute(LATER)
    await again(element).click()
    await expect(element.getByLabel(field)).toBeFocused()
    await expect(element.getByText(LIST_FAILED)).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(element.getByRole('option').nth(2)).toBeAttached()
  })
}

test('reports refused corporate fields, and loads them on retry', async ({ page, host }) => {
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  await form.field('Destination').waitFor()
  await page.route(LATER, (route) => route.abort())
  await page.reload()
  await form.field('I am a corporate user').check()
  await expect(
    form.element.getByText('Part of the form hasn’t loaded. Are you online?'),
  ).toBeVisible()
  await page.unroute(LATER)
  await form.element.locator('.corporate').getByRole('button', { name: 'Try again' }).click()
  await expect(form.field('Corporate Email')).toBeVisible()
  await expect(form.field('I am a corporate user')).toBeFocused()
})

test('a card loads refused parts on retry', async ({ page, host, served }) => {
  await page.route(LATER, (route) => route.abort())
  const { provider } = served.origins
  await openCards(page, { host, provider }, [{ attraction: 'taj-mahal' }])
  const card = page.locator('trip-attraction-card').first()
  const again = card.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute(LATER)
  await again.click()
  await expect(card.getByRole('heading')).toBeVisible()
})

test('accepts photos unchecked when the code that checks them was refused', async ({
  page,
  host,
}) => {
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.listed()
  await page.route('**/chunks/*.js*', (route) => route.abort())
  await page.reload()
  await form.addPhotos(await photo('tiger.jpg'))
  const failed = form.element.locator('.files .retry')
  await expect(failed).toHaveText('The pictures haven’t loaded.Try again')
  await page.unroute('**/chunks/*.js*')
  await failed.getByRole('button').click()
  await expect(form.photos).toHaveText('tiger.jpg')
})

test('shows photos chosen after the preview code was refused', async ({ page, host }) => {
  await page.route('**/chunks/*.js*', (route) => route.abort())
  await page.goto(`${host}/review.html`)
  const element = page.locator('trip-review')
  await expect(element.getByText(LIST_FAILED)).toBeVisible()
  await page.unroute('**/chunks/*.js*')
  await element.getByLabel('Photos').setInputFiles(await photo('tiger.jpg'))
  await expect(element.getByRole('button', { name: /^Remove/ })).toBeVisible()
})

test('reports a refused calendar, keeps the date field, and loads the calendar on retry', async ({
  page,
  host,
}) => {
  const chunk = '**/chunks/date-input-*.js*'
  await page.route(chunk, (route) => route.abort())
  await page.goto(`${host}/review.html`)
  const element = page.locator('trip-review')
  const date = element.getByLabel('Date of visit', { exact: true })
  const failed = element.getByText('The calendar hasn’t loaded.')
  await date.scrollIntoViewIfNeeded()
  await expect(failed).toBeVisible()
  await date.fill('2026-01-05')
  await page.unroute(chunk)
  await element.getByRole('button', { name: 'Try again' }).click()
  await expect(date).toHaveValue('05/01/2026')
  await expect(date).toBeFocused()
  await expect(element.getByRole('button', { name: 'Open the calendar' })).toBeVisible()
  await expect(failed).toHaveCount(0)
})

test('lists photos without previews when the preview code was refused, and loads it on retry', async ({
  page,
  host,
}) => {
  const chunk = '**/chunks/file-drop-*.js*'
  await page.route(chunk, (route) => route.abort())
  await page.goto(`${host}/review.html`)
  const element = page.locator('trip-review')
  await element.getByLabel('Photos').setInputFiles(await photo('tiger.jpg'))
  await expect(element.getByRole('button', { name: 'Remove tiger.jpg' })).toBeVisible()
  const failed = element.getByText('The pictures haven’t loaded.')
  await expect(failed).toBeVisible()
  await page.unroute(chunk)
  await element.locator('.files').getByRole('button', { name: 'Try again' }).click()
  await expect(element.locator('.filepond--item')).toHaveCount(1)
  await expect(failed).toHaveCount(0)
  await expect(element.getByLabel('Photos')).toBeFocused()
})

test('a card reports a refused carousel, and changes pictures after the retry', async ({
  page,
  host,
  served,
}) => {
  const chunk = '**/chunks/carousel-*.js*'
  await page.route(chunk, (route) => route.abort())
  const { provider } = served.origins
  await openCards(page, { host, provider }, [{ attraction: 'taj-mahal' }])
  const card = page.locator('trip-attraction-card').first()
  await card.getByRole('button', { name: 'Next picture' }).focus()
  await page.keyboard.press('Enter')
  await expect(card.getByText('The other pictures haven’t loaded.')).toBeVisible()
  await page.unroute(chunk)
  await card.getByRole('button', { name: 'Try again' }).click()
  await expect(card.getByRole('button', { name: 'Previous picture' })).toBeFocused()
  await expect(card.getByText('The other pictures haven’t loaded.')).toHaveCount(0)
  // The turn that was asked for before.
  await expect(card.getByText('2 / ')).toBeVisible()
})
